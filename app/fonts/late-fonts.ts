/**
 * Marks a document whose fonts are only asked for after its first paint, and not until then shown: otherwise a browser asks
 * for them before the first paint, which waits if they come quickly.
 */
export const lateFonts = "data-late-fonts";
