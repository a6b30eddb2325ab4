CREATE TABLE `analysis_counts` (
	`day` text NOT NULL,
	`idea` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `idea`)
);
