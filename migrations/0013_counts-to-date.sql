-- A day counts its month up to and with it, so that analytics of many days read the counts of a few.
ALTER TABLE `rollups` ADD `readiness_to_date` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `rollups` ADD `aeo_to_date` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `rollups` ADD `categories_to_date` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `rollups` AS d SET `readiness_to_date` = (SELECT json_group_object(key, n) FROM (SELECT j.key, sum(j.value) AS n
	FROM `rollups` h, json_each(h.`readiness_histogram`) j WHERE h.`grain` = 'day' AND h.`industry` = d.`industry`
	AND h.`period` >= substr(d.`period`, 1, 7) AND h.`period` <= d.`period` GROUP BY 1)), `aeo_to_date` = (SELECT json_group_object(key, n) FROM (SELECT j.key, sum(j.value) AS n
	FROM `rollups` h, json_each(h.`aeo_histogram`) j WHERE h.`grain` = 'day' AND h.`industry` = d.`industry`
	AND h.`period` >= substr(d.`period`, 1, 7) AND h.`period` <= d.`period` GROUP BY 1)), `categories_to_date` = (SELECT json_group_object(key, n) FROM (SELECT j.key, sum(j.value) AS n
	FROM `rollups` h, json_each(h.`opportunity_categories`) j WHERE h.`grain` = 'day' AND h.`industry` = d.`industry`
	AND h.`period` >= substr(d.`period`, 1, 7) AND h.`period` <= d.`period` GROUP BY 1)) WHERE `grain` = 'day';
