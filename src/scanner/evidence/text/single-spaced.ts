/** Runs of white space become one space. Single spaces are passed over, so that most texts are left as they are and not written anew. */
export const singleSpaced = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, " ");
