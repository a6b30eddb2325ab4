import type { ReactNode } from "react";

/** Renders a line of a legal text, with its links, by translation key. */
export type RenderLine = (key: string) => ReactNode;
