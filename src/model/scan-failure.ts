// Why a scan ended in error.
import type { ScanErrorCode } from "./scan.ts";

export interface ScanFailure {
  code: ScanErrorCode;
  sentence: string;
}

/** `error` and `errorMessage` of the API: "code: sentence". */
export const failureText = ({ code, sentence }: ScanFailure): string => `${code}: ${sentence}`;
