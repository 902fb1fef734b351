// Addresses of files that people are sent to fetch: forms, price lists, certificates.
const FILE = /\.(?:pdf|docx?|odt|rtf|xlsx?|ods|pptx?|csv|zip)$/i;

export const isFile = (url: string): boolean => URL.canParse(url) && FILE.test(new URL(url).pathname);

/** How a dead link of a menu is told, and known again. */
export const IN_MENU = "In the menu of";
export const isGoneFromMenu = ({ meaning }: { meaning: string }): boolean => meaning.startsWith(IN_MENU);
