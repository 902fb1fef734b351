-- The directory can begin with the highest AEO score or the newest entry, of all industries or one.
CREATE INDEX `listings_by_aeo` ON `listings` ("aeo_score" desc,`slug`);--> statement-breakpoint
CREATE INDEX `listings_by_industry_aeo` ON `listings` (`industry`,"aeo_score" desc,`slug`);--> statement-breakpoint
CREATE INDEX `listings_by_industry_update` ON `listings` (`industry`,"updated_at" desc,`slug`);
