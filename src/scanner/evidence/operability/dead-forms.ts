// Forms that lose what is written into them, as far as the page itself shows.
import type { Outcome } from "../../../model/outcome.ts";
import type { Channel } from "../../../model/profile.ts";
import { FORMLESS, type FieldFacts, type FormFacts, type PageFacts } from "../page-facts.ts";
import { goesToSample, sampleIn } from "../contacts/sample-address.ts";
import { fillableFields, isLead, isToBeRead, purposeOf } from "./operate-forms.ts";

export const BY_MAILBOX = "is sent to an address of Formspree with the mailbox in it";
const SILENCED = "is stopped by the page itself, and nothing there sends it";
const INERT = "cannot be sent at all: nothing on the page takes what is filled in";
const NAMELESS = "has no field with a name, so that nothing of what is filled in is sent";
export const SAMPLE = "is sent to a sample address that nobody replaced";
const THANKED = "only opens a page of thanks, which takes no data";

/** Hosts that rewrite the form when the page is published; the action is added by them. */
const ADDED_BY_HOST = ["data-netlify", "netlify", "data-static-form-name"];
export const isAddedByHost = (form: FormFacts): boolean => ADDED_BY_HOST.some((name) => name in form.attributes);

const THANKS =
  /\/[^/?#]{0,40}(?:thank|danke|merci|gracias|obrigad|grazie|bedankt|dziekuj|success|erfolg)[^/?#]{0,40}$/i;
/** A kind of address that the service withdraws: the mailbox takes the place of the form's number. */
const MAILBOX = /^https:\/\/formspree\.io\/[^/?#]{1,80}(?:@|%40)[^/?#]{1,80}$/i;

/** How a form by which people write to the business loses what they write; null where nothing shows it. */
export function lossOf(form: FormFacts): string | null {
  if (form.method === "dialog" || isAddedByHost(form) || !isToBeRead(form)) return null;
  if (form.isSilenced) return SILENCED;
  if (form.isInert) return INERT;
  if (form.isToSample || (form.hasAction && goesToSample(form.action))) return SAMPLE;
  if (!form.hasAction || !form.action.startsWith("http")) return null;
  if (MAILBOX.test(form.action)) return BY_MAILBOX;
  if ((form.attributes["action"] ?? "").startsWith("#")) return null;
  if (fillableFields(form).every(({ name }) => name === "")) return NAMELESS;
  return form.method === "get" && THANKS.test(form.action.replace(/\.html?$/i, "")) ? THANKED : null;
}

const AT_SERVICE = "an address that takes it, on the site's own server or at a form service";

/** What mends a form that loses what is written, by how it does. */
export function mendOf(form: FormFacts): string {
  const loss = lossOf(form);
  if (loss === SAMPLE) {
    const sample = form.isToSample ? null : sampleIn(form.action);
    return sample === null
      ? `Send the form to ${AT_SERVICE}, in place of the sample.`
      : `Put your own in place of “${sample}” in the action of the form.`;
  }
  if (loss === NAMELESS) return "Give each field of the form a name, and send the form by post.";
  if (loss === SILENCED)
    return `Let the script send what is filled in, or take it away and send the form by post to ${AT_SERVICE}.`;
  if (loss === THANKED) return `Send the form by post to ${AT_SERVICE}, and show the page of thanks after that.`;
  return `Give each field a name, where it has none, and the form a button that submits, and send it by post to ${AT_SERVICE}.`;
}

/** What libraries of scripts read from the form itself, to send it in their own way. */
const SENT_BY_SCRIPT = /^(?:(?:data-)?hx-|(?:@|v-on:|x-on:)submit|data-(?:action|url|endpoint)$)/;

/**
 * Posted to a file of HTML, or to the start page without the token that a program puts in: few servers take it there,
 * and no script of the page was seen to.
 */
export function isPostedToPage(form: FormFacts, pageUrl: string): boolean {
  const mayBeSent =
    form.handled !== undefined || form.hasOnsubmit || form.className === FORMLESS || isAddedByHost(form);
  if (Object.keys(form.attributes).some((name) => SENT_BY_SCRIPT.test(name))) return false;
  if (form.method !== "post" || mayBeSent || !isToBeRead(form)) return false;
  const address = form.hasAction ? form.action : pageUrl;
  if (!URL.canParse(address) || !URL.canParse(pageUrl)) return false;
  const { host, pathname, search } = new URL(address);
  const isToken = ({ type, hidden }: FieldFacts): boolean => type === "hidden" || hidden;
  return (
    host === new URL(pageUrl).host &&
    (/\.html?$/i.test(pathname) || (form.hasAction && pathname === "/" && search === "" && !form.fields.some(isToken)))
  );
}

/** No way to write to the business: the page has no script of the site's own that might send the form in another way. */
export const reachesNobody = (form: FormFacts, { url, scripts }: Pick<PageFacts, "url" | "scripts">): boolean => {
  const loss = lossOf(form);
  if (loss === null || loss === BY_MAILBOX) return false;
  return (
    loss === SAMPLE ||
    loss === INERT ||
    form.isSilenced === true ||
    !scripts.some(({ src, type }) => mayHandle(src, type, url))
  );
};

/** A script sends it, if anything does, and it, or another form to write by on the site, was seen to send nothing. */
export const isInDoubt = (form: FormFacts, pages: readonly Pick<PageFacts, "forms">[]): boolean =>
  !form.isSilenced &&
  isLead(form) &&
  (form.handled === "silent" ||
    (form.handled === undefined &&
      !form.hasAction &&
      form.method === "get" &&
      pages.some(({ forms }) => forms.some((other) => other.isSilenced === true && isLead(other)))));

/**
 * Fields to write into that a browser leaves out of what it sends, beside others that it sends (HTML standard,
 * constructing the entry list). Not what is asked for twice, nor what a script puts into a hidden field.
 */
export function unsentFields(form: FormFacts): FieldFacts[] {
  const written = isToBeRead(form)
    ? fillableFields(form).filter(({ type }) => !["checkbox", "radio"].includes(type))
    : [];
  const [unsent, sent] = [written.filter(({ name }) => name === ""), written.filter(({ name }) => name !== "")];
  if (sent.length === 0) return [];
  const isFilledByScript = unsent.some(({ id }) => id !== "" && form.fields.some((one) => isHiddenFor(one, id)));
  if (isFilledByScript) return [];
  const purposes = new Set(sent.map(purposeOf));
  return unsent.filter((field) => purposeOf(field) === null || !purposes.has(purposeOf(field)));
}

/** "town_id" beside a field "town". */
const isHiddenFor = ({ type, hidden, name }: FieldFacts, id: string): boolean =>
  (type === "hidden" || hidden) && name.toLowerCase().includes(id.toLowerCase());

/** A way to write to the business that no page offers by a form that is known to arrive. */
export const losesChannel = ({ type, pages: urls }: Channel, pages: readonly PageFacts[]): boolean =>
  type === "contact-form" &&
  urls.every((url) =>
    losesForms(
      pages.find((page) => page.url === url),
      pages,
    ),
  );

/** All forms to write by that the page has lose what is written, or may. */
function losesForms(page: PageFacts | undefined, pages: readonly PageFacts[]): boolean {
  const forms = page?.forms.filter((form) => !form.hidden && isLead(form)) ?? [];
  return (
    page !== undefined && forms.length > 0 && forms.every((form) => reachesNobody(form, page) || isInDoubt(form, pages))
  );
}

/** The site's own scripts may do what the page does not show. */
export const loadsOwnScript = ({ scripts, url }: Pick<PageFacts, "url" | "scripts">): boolean =>
  scripts.some(({ src, type }) => src !== "" && mayHandle(src, type, url));

/** Written into the page, or loaded from the site itself. */
const mayHandle = (src: string, type: string, url: string): boolean =>
  !type.endsWith("json") && (src === "" || (URL.canParse(src, url) && new URL(src, url).host === new URL(url).host));

/** What is shown of such a form means this. */
export const GOES_NOWHERE = "As the page is sent, what people write there reaches nobody. Send a test.";

/** What people write to the business is lost, as the outcome of a check tells. */
export const losesMessages = ({ evidence }: Pick<Outcome, "evidence">): boolean =>
  evidence.some(({ meaning }) => meaning === GOES_NOWHERE);
