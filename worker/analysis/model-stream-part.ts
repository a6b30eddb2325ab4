import type { TextStreamPart, ToolSet } from "ai";

/** One part of the AI SDK's stream. */
export type ModelStreamPart = TextStreamPart<ToolSet>;

/** The last part, with the finish reason and the token usage. */
export type FinishPart = Extract<ModelStreamPart, { type: "finish" }>;
