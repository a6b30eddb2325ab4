import type { ReactNode } from "react";

/** Renders a line of a legal text with its links, by its key. */
export type RenderLine = (key: string) => ReactNode;
