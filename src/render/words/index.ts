// The language that pages are written in. Another one is a file of this type, and its name in the last line.
import { EN } from "./en.ts";

export type Words = typeof EN;

export const WORDS: Words = EN;
