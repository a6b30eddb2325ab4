/** Timeouts of a model, in milliseconds. */
export interface ModelTimeouts {
	/** Longest wait for the model's next bytes. */
	idleMs: number;
	/** For the whole analysis. */
	totalMs: number;
}

/** Timeouts and intervals of an analysis, in milliseconds. */
export interface AnalysisTimeouts extends ModelTimeouts {
	/**
	 * Interval of the comments that keep the client's connection open. A disconnect is often only detected by writing.
	 */
	keepaliveMs: number;
}

export const defaultTimeouts: AnalysisTimeouts = { idleMs: 20_000, totalMs: 90_000, keepaliveMs: 5_000 };

/** For reasoning models, many of which send nothing while they reason. */
export const reasoningTimeouts: ModelTimeouts = { idleMs: 60_000, totalMs: 180_000 };
