-- A scan writes fewer rows again: one total counts a scan and its listing, months are sums of their days, and listings are asked again in the order of their names. Directory and newest listings need no index over all industries.
CREATE TABLE `totals` (
	`industry` text PRIMARY KEY NOT NULL,
	`complete` integer DEFAULT 0 NOT NULL,
	`error` integer DEFAULT 0 NOT NULL,
	`listings` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `totals` (`industry`, `listings`) SELECT substr(`name`, length('listings:') + 1), `value` FROM `counters` WHERE `name` LIKE 'listings:%';
--> statement-breakpoint
-- Of which industry the scans were, the counters did not say.
INSERT INTO `totals` (`industry`, `complete`, `error`) SELECT '', coalesce(sum(`value`) FILTER (WHERE `name` = 'scans:public:complete'), 0), coalesce(sum(`value`) FILTER (WHERE `name` = 'scans:public:error'), 0) FROM `counters` WHERE `name` LIKE 'scans:public:%' HAVING count(*) > 0;
--> statement-breakpoint
DELETE FROM `counters` WHERE `name` LIKE 'listings:%' OR `name` LIKE 'scans:public:%';
--> statement-breakpoint
-- The daily job makes the sums of months anew from the days.
DELETE FROM `rollups` WHERE `grain` = 'month';
--> statement-breakpoint
DROP INDEX `listings_by_check`;
--> statement-breakpoint
-- A list over all industries is merged from the indexes by industry.
DROP INDEX `listings_by_update`;--> statement-breakpoint
DROP INDEX `listings_by_score`;--> statement-breakpoint
DROP INDEX `listings_by_aeo`;
