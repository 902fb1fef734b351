-- Recipients who want no reports by e-mail.
CREATE TABLE `mail_stops` (
	`recipient` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
