// Sign-ups to news that a form service sends to a mailbox: the list is what lies there.
import { fillableFields } from "../../evidence/operability/operate-forms.ts";
import { vendorOf } from "../vendors.ts";
import type { SiteReading } from "./site-reading.ts";

/** They send each message on as mail and keep no list to write to. */
const TO_MAIL = /^(?:FormSubmit|Formspree|Web3Forms|Getform|Basin|Formcarry|StaticForms|EmailJS|Netlify Forms)$/;
const MOST_FIELDS = 2;

/** The service behind the sign-up form; undefined where a mailing service takes the sign-ups, or none was seen. */
export function signUpsByMail({ pages, channels }: SiteReading): string | undefined {
  const news = channels.filter(({ type }) => type === "newsletter");
  if (news.some(({ vendor }) => vendor !== undefined && !TO_MAIL.test(vendor))) return undefined;
  const shown = new Set(news.flatMap((channel) => channel.pages));
  return pages
    .filter(({ facts }) => shown.has(facts.url))
    .flatMap(({ facts }) => facts.forms)
    .filter((form) => {
      const fields = fillableFields(form);
      return !form.hidden && fields.length <= MOST_FIELDS && fields.some(({ type }) => type === "email");
    })
    .map(({ action }) => vendorOf("contact-form", action)?.vendor)
    .find((vendor) => vendor !== undefined && TO_MAIL.test(vendor));
}
