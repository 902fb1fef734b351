-- Scans get the sequence number that lists page by and an owner; keys an owner and a quota subject; the outbox a schedule.
DROP TABLE `outbox`;
--> statement-breakpoint
CREATE TABLE `outbox` (
	`event_id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`owner` text,
	`scan_id` text,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`dispatched_at` integer,
	`cursor` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE dispatched_at is null;
--> statement-breakpoint
CREATE INDEX `outbox_by_scan` ON `outbox` (`scan_id`);
--> statement-breakpoint
CREATE TABLE `__new_scans` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`domain` text NOT NULL,
	`url` text NOT NULL,
	`scan_type` text NOT NULL,
	`status` text NOT NULL,
	`visibility` text NOT NULL,
	`is_local` integer NOT NULL,
	`owner` text NOT NULL,
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
INSERT INTO `__new_scans`("id", "domain", "url", "scan_type", "status", "visibility", "is_local", "owner", "email", "owner_token_hash", "created_at", "completed_at", "error_message", "readiness_score", "aeo_score", "scorecard_version") SELECT "id", "domain", "url", "scan_type", "status", "visibility", "is_local", "subject", "email", "owner_token_hash", "created_at", "completed_at", "error_message", "readiness_score", "aeo_score", "scorecard_version" FROM `scans` ORDER BY `id`;
--> statement-breakpoint
DROP TABLE `scans`;
--> statement-breakpoint
ALTER TABLE `__new_scans` RENAME TO `scans`;
--> statement-breakpoint
CREATE UNIQUE INDEX `scans_by_id` ON `scans` (`id`);
--> statement-breakpoint
CREATE INDEX `scans_listed` ON `scans` (`seq`) WHERE visibility = 'public' and is_local = 0;
--> statement-breakpoint
CREATE INDEX `scans_by_status` ON `scans` (`status`,`seq`) WHERE visibility = 'public' and is_local = 0;
--> statement-breakpoint
CREATE INDEX `scans_open` ON `scans` (`created_at`) WHERE status in ('pending', 'fetching', 'analyzing');
--> statement-breakpoint
CREATE INDEX `scans_by_owner` ON `scans` (`owner`,`seq`);
--> statement-breakpoint
CREATE INDEX `scans_comparable` ON `scans` (`url`,`scan_type`,`seq`) WHERE status = 'complete';
--> statement-breakpoint
CREATE TABLE `__new_api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`owner` text NOT NULL,
	`subject` text NOT NULL,
	`prefix` text NOT NULL,
	`plan` text NOT NULL,
	`scopes` text NOT NULL,
	`label` text,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`revoked_at` integer,
	`last_used_at` integer,
	`rotated_to` text,
	`idle_ms` integer
);
--> statement-breakpoint
INSERT INTO `__new_api_keys`("id", "hash", "owner", "subject", "prefix", "plan", "scopes", "label", "created_at", "expires_at", "revoked_at") SELECT "id", "hash", 'key:' || "id", 'key:' || "id", "prefix", "plan", "scopes", "label", "created_at", "expires_at", "revoked_at" FROM `api_keys`;
--> statement-breakpoint
DROP TABLE `api_keys`;
--> statement-breakpoint
ALTER TABLE `__new_api_keys` RENAME TO `api_keys`;
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_by_hash` ON `api_keys` (`hash`);
--> statement-breakpoint
CREATE INDEX `api_keys_by_owner` ON `api_keys` (`owner`,`created_at`);
