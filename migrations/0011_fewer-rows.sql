-- A scan writes fewer rows: totals count it when it has ended, tables are their own key, search rows stand in the index itself, and short filters use the trigrams.
CREATE TABLE `__new_counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_counters` SELECT `name`, `value` FROM `counters` WHERE `name` NOT LIKE 'scans:%';
--> statement-breakpoint
INSERT INTO `__new_counters` SELECT 'scans:public:' || `status`, count(*) FROM `scans` WHERE visibility = 'public' and is_local = 0 and status in ('complete', 'error') GROUP BY `status`;
--> statement-breakpoint
DROP TABLE `counters`;
--> statement-breakpoint
ALTER TABLE `__new_counters` RENAME TO `counters`;
--> statement-breakpoint
-- How many were completed is the sum of the rollups.
CREATE TABLE `failures` (
	`day` text PRIMARY KEY NOT NULL,
	`scans` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `failures` SELECT `period`, `scans` FROM `status_rollups` WHERE `grain` = 'day' and `status` = 'error' and `scans` > 0;
--> statement-breakpoint
DROP TABLE `status_rollups`;
--> statement-breakpoint
CREATE TABLE `__new_rollups` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`industry` text NOT NULL,
	`scans` integer NOT NULL,
	`readiness_sum` real NOT NULL,
	`aeo_sum` real NOT NULL,
	`readiness_histogram` text DEFAULT '{}' NOT NULL,
	`aeo_histogram` text DEFAULT '{}' NOT NULL,
	`opportunity_categories` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`grain`, `period`, `industry`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_rollups`("grain", "period", "industry", "scans", "readiness_sum", "aeo_sum", "readiness_histogram", "aeo_histogram", "opportunity_categories") SELECT "grain", "period", "industry", "scans", "readiness_sum", "aeo_sum", "readiness_histogram", "aeo_histogram", "opportunity_categories" FROM `rollups`;
--> statement-breakpoint
DROP TABLE `rollups`;
--> statement-breakpoint
ALTER TABLE `__new_rollups` RENAME TO `rollups`;
--> statement-breakpoint
CREATE TABLE `__new_listings` (
	`slug` text PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`business_name` text NOT NULL,
	`industry` text NOT NULL,
	`description` text,
	`readiness_score` real NOT NULL,
	`aeo_score` real NOT NULL,
	`scan_id` text NOT NULL,
	`scan_type` text NOT NULL,
	`updated_at` integer NOT NULL,
	`checked_at` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_listings`("slug", "domain", "business_name", "industry", "description", "readiness_score", "aeo_score", "scan_id", "scan_type", "updated_at", "checked_at") SELECT "slug", "domain", "business_name", "industry", "description", "readiness_score", "aeo_score", "scan_id", "scan_type", "updated_at", "checked_at" FROM `listings`;
--> statement-breakpoint
DROP TABLE `listings`;
--> statement-breakpoint
ALTER TABLE `__new_listings` RENAME TO `listings`;
--> statement-breakpoint
CREATE UNIQUE INDEX `listings_by_domain` ON `listings` (`domain`);--> statement-breakpoint
CREATE INDEX `listings_by_check` ON `listings` (`checked_at`);--> statement-breakpoint
CREATE INDEX `listings_by_update` ON `listings` ("updated_at" desc,`slug`);--> statement-breakpoint
CREATE INDEX `listings_by_score` ON `listings` ("readiness_score" desc,`slug`);--> statement-breakpoint
CREATE INDEX `listings_by_aeo` ON `listings` ("aeo_score" desc,`slug`);--> statement-breakpoint
CREATE INDEX `listings_by_industry` ON `listings` (`industry`,"readiness_score" desc,`slug`);--> statement-breakpoint
CREATE INDEX `listings_by_industry_aeo` ON `listings` (`industry`,"aeo_score" desc,`slug`);--> statement-breakpoint
CREATE INDEX `listings_by_industry_update` ON `listings` (`industry`,"updated_at" desc,`slug`);
--> statement-breakpoint
DROP INDEX `scans_by_status`;
--> statement-breakpoint
CREATE INDEX `scans_failed` ON `scans` (`seq`) WHERE status = 'error' and visibility = 'public' and is_local = 0;
--> statement-breakpoint
DROP INDEX `scans_comparable`;
--> statement-breakpoint
DROP INDEX `scans_by_letter`;
--> statement-breakpoint
DROP INDEX `scans_by_two_letters`;
--> statement-breakpoint
-- Two signs before a domain make trigrams of its first one and two letters.
INSERT INTO scan_domains (scan_domains) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO scan_domains (rowid, domain) SELECT seq, '^^' || domain FROM `scans` WHERE visibility = 'public' and is_local = 0;
--> statement-breakpoint
ALTER TABLE `search_documents` RENAME TO `__old_documents`;
--> statement-breakpoint
DROP TABLE search_text;
--> statement-breakpoint
-- `about` is one word that names the domain, by which its rows are found again.
CREATE VIRTUAL TABLE search_documents USING fts5(type, title, body, about, scan_id UNINDEXED, domain UNINDEXED, readiness_score UNINDEXED, aeo_score UNINDEXED, created_at UNINDEXED, tokenize='porter unicode61');
--> statement-breakpoint
INSERT INTO search_documents (search_documents, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO search_documents (rowid, type, title, body, about, scan_id, domain, readiness_score, aeo_score, created_at) SELECT id, type, title, body, 'd' || hex(domain), scan_id, domain, readiness_score, aeo_score, created_at FROM `__old_documents`;
--> statement-breakpoint
DROP TABLE `__old_documents`;
