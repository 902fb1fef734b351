// Why a scan ended without a report, and what the owner of the site can do about it.
import { ScanErrorCode } from "../model/scan.ts";
import { WORDS } from "./words/index.ts";

export interface FailureAdvice {
  /** What the scan says of itself, without its code. */
  reason: string;
  advice: string;
}

/** `text` is "code: sentence", as the API has it. */
export function adviseOnFailure(text: string | null): FailureAdvice {
  const [, code = "", sentence = ""] = /^(\w+): (.*)$/s.exec(text ?? "") ?? [];
  const known = ScanErrorCode.safeParse(code);
  return {
    reason: sentence === "" ? WORDS.failure.unknown : `${sentence.replace(/(?<![.\s])[.\s]+$/, "")}.`,
    advice: WORDS.failure.advice[known.success ? known.data : "internal"],
  };
}
