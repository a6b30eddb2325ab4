/** How long to wait for what, in milliseconds. */
export interface AnalysisTimes {
	/** For the first bytes of a model's answer, and from one piece of it to the next. */
	silence: number;
	/** For the whole analysis. */
	total: number;
	/**
	 * Between the comments that keep the visitor's connection open. They also find out who has left, which is often only
	 * noticed by writing.
	 */
	keepalive: number;
}

export const analysisTimes: AnalysisTimes = { silence: 20_000, total: 90_000, keepalive: 5_000 };

/** For models that think before they answer, which many do without a sign of life. */
export const thinkingTimes: AnalysisTimes = { ...analysisTimes, silence: 60_000, total: 180_000 };
