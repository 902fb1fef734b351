-- Tables of scans, keys, directory, search, analytics and the outbox.
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`prefix` text NOT NULL,
	`plan` text NOT NULL,
	`scopes` text NOT NULL,
	`label` text,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_by_hash` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `domains` (
	`id` integer PRIMARY KEY NOT NULL,
	`domain` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `domains_by_name` ON `domains` (`domain`);--> statement-breakpoint
CREATE TABLE `listings` (
	`slug` text PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`business_name` text NOT NULL,
	`industry` text NOT NULL,
	`description` text,
	`readiness_score` real NOT NULL,
	`aeo_score` real NOT NULL,
	`scan_id` text NOT NULL,
	`scan_type` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listings_by_domain` ON `listings` (`domain`);--> statement-breakpoint
CREATE INDEX `listings_by_score` ON `listings` ("readiness_score" desc,`slug`);--> statement-breakpoint
CREATE INDEX `listings_by_industry` ON `listings` (`industry`,"readiness_score" desc,`slug`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`event_id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`scan_id` text,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`dispatched_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_open` ON `outbox` (`dispatched_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `rollups` (
	`day` text NOT NULL,
	`industry` text NOT NULL,
	`scans` integer NOT NULL,
	`readiness_sum` real NOT NULL,
	`aeo_sum` real NOT NULL,
	PRIMARY KEY(`day`, `industry`)
);
--> statement-breakpoint
CREATE TABLE `scans` (
	`id` text PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`url` text NOT NULL,
	`scan_type` text NOT NULL,
	`status` text NOT NULL,
	`visibility` text NOT NULL,
	`is_local` integer NOT NULL,
	`subject` text NOT NULL,
	`email` text,
	`owner_token_hash` text,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`error_message` text,
	`readiness_score` real,
	`aeo_score` real,
	`scorecard_version` text
);
--> statement-breakpoint
CREATE INDEX `scans_by_status` ON `scans` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `scans_by_subject` ON `scans` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `scans_comparable` ON `scans` (`url`,`scan_type`,`status`,`id`);--> statement-breakpoint
CREATE TABLE `score_histogram` (
	`day` text NOT NULL,
	`industry` text NOT NULL,
	`measure` text NOT NULL,
	`score` integer NOT NULL,
	`scans` integer NOT NULL,
	PRIMARY KEY(`day`, `industry`, `measure`, `score`)
);
--> statement-breakpoint
CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`scan_id` text NOT NULL,
	`domain` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`readiness_score` real NOT NULL,
	`aeo_score` real NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_documents_by_domain` ON `search_documents` (`domain`);