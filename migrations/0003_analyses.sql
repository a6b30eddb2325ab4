CREATE TABLE `analyses` (
	`idea` text NOT NULL,
	`language` text NOT NULL,
	`text` text NOT NULL,
	`model` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`lease_end` integer NOT NULL,
	PRIMARY KEY(`idea`, `language`)
);
