-- A scan writes fewer rows again: listings are asked again in the order of their names, and months are sums of their days.
DROP INDEX `listings_by_check`;
--> statement-breakpoint
-- Sums of months are made anew from the days, of which they are the sums, by the daily job.
DELETE FROM `rollups` WHERE `grain` = 'month';
