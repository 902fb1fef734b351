// What a person is told when a page of the account cannot be shown, or a form was refused as a whole.
import { ACCOUNT_PATH } from "../../model/auth-paths.ts";
import type { AppError, ErrorCode } from "../../model/errors.ts";
import { markup } from "../markup.ts";
import { accountFrame } from "./account-frame.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.account.refusal;

/** Where the words of the API's error are not for people. */
const FOR_PEOPLE: Partial<Record<ErrorCode, { title: string; text: string }>> = {
  NOT_FOUND: TEXTS.notYours,
  SCAN_NOT_FOUND: TEXTS.notYours,
  SUBSCRIPTION_NOT_FOUND: TEXTS.notYours,
  INSUFFICIENT_SCOPE: TEXTS.notFromHere,
};

export function refusalPage({ code, message }: AppError): string {
  const { title, text } = FOR_PEOPLE[code] ?? { title: TEXTS.other, text: message };
  return accountFrame({
    title,
    section: null,
    main: [markup`<p>${text}</p>\n<p><a href="${ACCOUNT_PATH}">${TEXTS.back}</a></p>`],
  });
}
