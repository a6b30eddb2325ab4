/** What the law and the channel's own rules fix about a report. The channel's e-mail and phone are in `contacts`. */
export const whistleblowing = {
	/** Directive (EU) 2019/1937 and the Spanish law that transposes it. */
	directive: "2019/1937",
	law: "2/2023",
	/** When the phone is answered, Monday to Friday. */
	opens: "9:00",
	closes: "18:00",
	/** Ley 2/2023, article 7: days until a meeting that a reporter asks for. */
	meetingWithinDays: 7,
	/** Article 9: days until a report is acknowledged, months until it is answered. */
	acknowledgedWithinDays: 7,
	answeredWithinMonths: 3,
	/** By how many months a complex case may be extended. */
	extensionMonths: 3,
	/** Article 32: months until a report that led to no investigation is erased. */
	erasedWithinMonths: 3,
	/** Article 26: the longest that the data of a report are kept. */
	keptAtMostYears: 10,
} as const;
