// Addresses to which a form would be sent if somebody had put their own in place of the sample.
import { decodePercent } from "../../../model/decode-percent.ts";
import { isPlaceholderEmail } from "./placeholders.ts";

/** "/f/YOUR_FORM_ID", "/f/xxxxxxx": what the manual of a form service has in place of the owner's own. */
const UNFILLED =
  /[/=](x{4,})(?:[/?&]|$)|^https?:\/\/((?:www\.|api\.)?example\.(?:com|org|net))(?:[/?]|$)|[/=]\W{0,2}(your[-_ ]?(?:form|access|api|e?mail|endpoint)(?:[-_ ](?:id|key|address|here|url)){1,3})\W{0,2}(?:[/?&]|$)/i;
/** In small letters only behind a form service: a locksmith has a page "/replace-key". */
const UNFILLED_ID =
  /[/=]\W{0,2}((?:YOUR|REPLACE)[-_](?:WITH[-_])?(?:ID|CODE|KEY|HASH|ME|THIS))(?![A-Za-z])|^https:\/\/(?:api\.)?(?:formspree\.io|formsubmit\.co|getform\.io|formcarry\.com|formbold\.com|web3forms\.com|usebasin\.com|submit-form\.com)\/(?:[a-z]{1,8}\/)?\W{0,2}((?:your|replace)[-_](?:with[-_])?(?:id|code|key|hash|me|this))(?![a-z])/;

/** What stands where the address of the owner's own form is to stand; null where nothing shows a sample. */
export function sampleIn(action: string): string | null {
  const written = decodePercent(action.slice(0, 400));
  const found = UNFILLED.exec(written) ?? UNFILLED_ID.exec(written);
  if (found !== null) return found.slice(1).find((part) => part) ?? null;
  const mailbox = /[^\s/:?=&]{1,64}@[^\s/?&#]{1,80}/.exec(written)?.[0];
  return mailbox !== undefined && isPlaceholderEmail(mailbox) ? mailbox : null;
}

/** A sample stands in the address. */
export const goesToSample = (action: string): boolean => sampleIn(action) !== null;
