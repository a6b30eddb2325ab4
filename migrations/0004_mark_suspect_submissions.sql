ALTER TABLE `contact_messages` ADD `suspect` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `analysis_requests` ADD `suspect` integer DEFAULT false NOT NULL;