-- Full-text index over search documents, and a trigram index over public domains.
-- External content: each text stands once, in its table; deletes name the old values.
CREATE VIRTUAL TABLE search_text USING fts5(title, body, content='search_documents', content_rowid='id', tokenize='porter unicode61');
--> statement-breakpoint
CREATE VIRTUAL TABLE domain_trigrams USING fts5(domain, content='domains', content_rowid='id', tokenize='trigram', detail='none');
