// Why a scan ended in error.
import type { ScanErrorCode } from "./scan.ts";

export interface ScanFailure {
  code: ScanErrorCode;
  sentence: string;
}

/** `error` and `errorMessage` of the API: "code: sentence". */
export const failureText = ({ code, sentence }: ScanFailure): string => `${code}: ${sentence}`;

/** Failures that are ours: they cost nothing. `deadline` is said of a slow site alone. */
const OURS: ReadonlySet<string> = new Set<ScanErrorCode>(["internal", "busy"]);
export const isOurFault = ({ code }: Pick<ScanFailure, "code">): boolean => OURS.has(code);
/** The same of a failure that was written out. */
export const isOursInText = (text: string): boolean => OURS.has(text.slice(0, Math.max(0, text.indexOf(":"))));
