// What a person is told when a page of the account cannot be shown, or a form was refused as a whole.
import { ACCOUNT_PATH } from "../../model/auth-paths.ts";
import type { AppError, ErrorCode } from "../../model/errors.ts";
import { markup } from "../markup.ts";
import { accountFrame } from "./account-frame.ts";

const NOT_YOURS = {
  title: "Nothing of yours is here",
  text: "It was removed, or it belongs to another account.",
};
/** Where the words of the API's error are not for people. */
const WORDS: Partial<Record<ErrorCode, { title: string; text: string }>> = {
  NOT_FOUND: NOT_YOURS,
  SCAN_NOT_FOUND: NOT_YOURS,
  SUBSCRIPTION_NOT_FOUND: NOT_YOURS,
  INSUFFICIENT_SCOPE: {
    title: "That was not done",
    text: "A change counts only when it comes from these pages, and only for what belongs to your account.",
  },
};

export function refusalPage({ code, message }: AppError): string {
  const { title, text } = WORDS[code] ?? { title: "That did not work", text: message };
  return accountFrame({
    title,
    section: null,
    main: [markup`<p>${text}</p>\n<p><a href="${ACCOUNT_PATH}">Your account</a></p>`],
  });
}
