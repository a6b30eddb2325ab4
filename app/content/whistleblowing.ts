/** Legal terms and opening hours of the whistleblower channel. Its email address and phone are in `contacts`. */
export const whistleblowing = {
	/** Directive (EU) 2019/1937 and the Spanish law that transposes it. */
	directive: "2019/1937",
	law: "2/2023",
	/** Phone hours, Monday to Friday. */
	opens: "9:00",
	closes: "18:00",
	/** Ley 2/2023, article 7: days until a requested meeting. */
	meetingWithinDays: 7,
	/** Article 9: days until acknowledgement, months until the answer. */
	acknowledgedWithinDays: 7,
	answeredWithinMonths: 3,
	/** Extension in months for complex cases. */
	extensionMonths: 3,
	/** Article 32: months until a report without an investigation is deleted. */
	erasedWithinMonths: 3,
	/** Article 26: maximum retention of report data in years. */
	keptAtMostYears: 10,
} as const;
