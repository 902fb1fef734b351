// What a scan sends to declared interfaces that it made up itself; the pages about the crawler name each of them.

/** A version that never was, and a website that cannot be: what a server makes of them tells how it refuses. */
export const NO_VERSION = "1900-01-01";
export const FOREIGN_ORIGIN = "https://another-site.example";
/** The nil UUID (RFC 9562 section 5.9), which no task has: an agent that works says that it knows none. */
export const NO_TASK = "00000000-0000-0000-0000-000000000000";
export const NLWEB_QUESTION = "What do you offer?";
