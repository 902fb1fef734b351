// Addresses of files that people are sent to fetch: forms, price lists, certificates.
const FILE = /\.(?:pdf|docx?|odt|rtf|xlsx?|ods|pptx?|csv|zip)$/i;

export const isFile = (url: string): boolean => URL.canParse(url) && FILE.test(new URL(url).pathname);
