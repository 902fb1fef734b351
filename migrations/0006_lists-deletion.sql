-- Lists, search, analytics and deletion: a substring index in the order of lists, search by type, rollups by creation day and month, tombstones, opt-outs.
CREATE TABLE `opt_outs` (
	`domain` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`scan_id` text PRIMARY KEY NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tombstones_by_time` ON `tombstones` (`deleted_at`);
--> statement-breakpoint
DROP INDEX `scans_comparable`;
--> statement-breakpoint
CREATE INDEX `scans_comparable` ON `scans` (`url`,`scan_type`,`seq`) WHERE status = 'complete' and visibility = 'public' and is_local = 0;
--> statement-breakpoint
CREATE INDEX `scans_of_domain` ON `scans` (`domain`,`seq`) WHERE status = 'complete' and visibility = 'public' and is_local = 0;
--> statement-breakpoint
CREATE INDEX `scans_by_letter` ON `scans` (substr(domain, 1, 1),`seq`) WHERE visibility = 'public' and is_local = 0;
--> statement-breakpoint
CREATE INDEX `scans_by_two_letters` ON `scans` (substr(domain, 1, 2),`seq`) WHERE visibility = 'public' and is_local = 0;
--> statement-breakpoint
ALTER TABLE `listings` ADD `checked_at` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE `listings` SET `checked_at` = `updated_at`;
--> statement-breakpoint
CREATE INDEX `listings_by_check` ON `listings` (`checked_at`);
--> statement-breakpoint
INSERT INTO `counters` (`name`, `value`) SELECT 'listings:' || `industry`, count(*) FROM `listings` WHERE true GROUP BY `industry` ON CONFLICT (`name`) DO UPDATE SET `value` = excluded.`value`;
--> statement-breakpoint
CREATE TABLE `status_rollups` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`status` text NOT NULL,
	`scans` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `status`)
);
--> statement-breakpoint
INSERT INTO `status_rollups` SELECT 'day', strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), `status`, count(*) FROM `scans` WHERE visibility = 'public' and is_local = 0 GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO `status_rollups` SELECT 'month', substr(`period`, 1, 7), `status`, sum(`scans`) FROM `status_rollups` GROUP BY 2, 3;
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
);
--> statement-breakpoint
-- The rows of before count by day of completion, which is the day of creation but for scans around midnight; opportunities were not counted then.
INSERT INTO `__new_rollups` SELECT 'day', r.`day`, r.`industry`, r.`scans`, r.`readiness_sum`, r.`aeo_sum`,
	coalesce((SELECT json_group_object(h.`score`, h.`scans`) FROM `score_histogram` h WHERE h.`day` = r.`day` and h.`industry` = r.`industry` and h.`measure` = 'readiness'), '{}'),
	coalesce((SELECT json_group_object(h.`score`, h.`scans`) FROM `score_histogram` h WHERE h.`day` = r.`day` and h.`industry` = r.`industry` and h.`measure` = 'aeo'), '{}'),
	'{}' FROM `rollups` r;
--> statement-breakpoint
INSERT INTO `__new_rollups` SELECT 'month', substr(r.`day`, 1, 7), r.`industry`, sum(r.`scans`), sum(r.`readiness_sum`), sum(r.`aeo_sum`),
	(SELECT json_group_object(s.`score`, s.`scans`) FROM (SELECT `score`, sum(`scans`) AS `scans` FROM `score_histogram` h WHERE substr(h.`day`, 1, 7) = substr(r.`day`, 1, 7) and h.`industry` = r.`industry` and h.`measure` = 'readiness' GROUP BY 1) s),
	(SELECT json_group_object(s.`score`, s.`scans`) FROM (SELECT `score`, sum(`scans`) AS `scans` FROM `score_histogram` h WHERE substr(h.`day`, 1, 7) = substr(r.`day`, 1, 7) and h.`industry` = r.`industry` and h.`measure` = 'aeo' GROUP BY 1) s),
	'{}' FROM `rollups` r GROUP BY 2, 3;
--> statement-breakpoint
DROP TABLE `rollups`;
--> statement-breakpoint
ALTER TABLE `__new_rollups` RENAME TO `rollups`;
--> statement-breakpoint
DROP TABLE `score_histogram`;
--> statement-breakpoint
DROP TABLE `domain_trigrams`;
--> statement-breakpoint
DROP TABLE `domains`;
--> statement-breakpoint
-- Row ids are the sequence numbers of public scans, so that matches come out newest first.
CREATE VIRTUAL TABLE scan_domains USING fts5(domain, content='', tokenize='trigram');
--> statement-breakpoint
INSERT INTO scan_domains (rowid, domain) SELECT seq, domain FROM `scans` WHERE visibility = 'public' and is_local = 0;
--> statement-breakpoint
DROP TABLE search_text;
--> statement-breakpoint
-- The type is a column, so that a search of one type reads the matches of that type alone.
CREATE VIRTUAL TABLE search_text USING fts5(type, title, body, content='search_documents', content_rowid='id', tokenize='porter unicode61');
--> statement-breakpoint
INSERT INTO search_text (search_text) VALUES ('rebuild');
