// Addresses of files that people are sent to fetch: forms, price lists, certificates.

const FILE = /\.(?:pdf|docx?|odt|rtf|xlsx?|ods|pptx?|csv|zip)$/i;

export const isFile = (url: string): boolean => URL.canParse(url) && FILE.test(new URL(url).pathname);

/** How a dead link of a menu is told, and known again. */
export const IN_MENU = "In the menu of";
/** The same of what the home page itself puts before its visitors. */
export const IN_VIEW = "In the main part of";
export const isGoneFromView = ({ meaning }: { meaning: string }): boolean => meaning.startsWith(IN_VIEW);
export const isGoneFromMenu = ({ meaning }: { meaning: string }): boolean => meaning.startsWith(IN_MENU);
/** The same of what the base element makes of links. */
export const BY_BASE = "By the base element of";
export const isGoneByBase = ({ meaning }: { meaning: string }): boolean => meaning.startsWith(BY_BASE);
