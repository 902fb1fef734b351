-- The front page names what came into the directory last.
CREATE INDEX `listings_by_update` ON `listings` ("updated_at" desc,`slug`);
