import type { TextStreamPart, ToolSet } from "ai";

/** What a model streams, as the AI SDK names it. */
export type AnalystPart = TextStreamPart<ToolSet>;

/** With why a model ended and what it used. */
export type FinishPart = Extract<AnalystPart, { type: "finish" }>;
