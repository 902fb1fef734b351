-- Words of deleted scans leave the search index with their rows, instead of waiting there for a merge of its segments.
INSERT INTO search_text (search_text, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO scan_domains (scan_domains, rank) VALUES ('secure-delete', 1);
