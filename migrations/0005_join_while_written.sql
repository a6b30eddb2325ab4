ALTER TABLE `analyses` ADD `ending` text DEFAULT 'stop' NOT NULL;--> statement-breakpoint
ALTER TABLE `analyses` ADD `draft` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `analyses` ADD `draft_model` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `analysis_counts` ADD `started` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- From here on an email is given up after 40 attempts.
UPDATE `outbox` SET `attempts` = 0 WHERE `state` = 'pending';