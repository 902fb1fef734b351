/** Folder of the scanner's tables among the static files; the Worker stands in front of it, and nobody is shown it. */
export const TABLES_PATH = "/_tables/";
