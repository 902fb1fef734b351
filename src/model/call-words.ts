// What a scan sends to declared interfaces that it made up itself; the pages about the crawler name each of them.

/** A version that never was, and a website that cannot be: what a server makes of them tells how it refuses. */
export const NO_VERSION = "1900-01-01";
export const FOREIGN_ORIGIN = "https://another-site.example";
export const NLWEB_QUESTION = "What do you offer?";
