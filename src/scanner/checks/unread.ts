// What is said where the files for crawlers could not be read.
import { unable, type Verdict } from "./define-check.ts";

export const rulesUnread = ({ host }: { host: string }): Verdict => unable(`The rules of ${host} could not be read.`);

export const listUnread = ({ host }: { host: string }): Verdict =>
  unable(`The list of pages of ${host} could not be read.`);
