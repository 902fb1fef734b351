-- With which scan a report compares its own, so that it can be forgotten there when it is deleted.
ALTER TABLE `scans` ADD `previous_id` text;--> statement-breakpoint
CREATE INDEX `scans_by_previous` ON `scans` (`previous_id`) WHERE previous_id is not null;