// A form by which a visitor writes to the business, its own or embedded.
import { goesToSample } from "../../evidence/contacts/sample-address.ts";
import { reachesNobody } from "../../evidence/operability/dead-forms.ts";
import { countFields, fillableFields } from "../../evidence/operability/operate-forms.ts";
import { countOf } from "../../../model/words.ts";
import { isCalledFor } from "../signals/form-hits.ts";
import { vendorByToken, vendorOf } from "../vendors.ts";
import { isOfCareers } from "./careers.ts";
import { brief, formCalled, formName, headingOf, seenLink, named, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelForm, ChannelPage, Sighting } from "./channel-site.ts";
import { embeddedForms } from "./embedded-forms.ts";
import { roleOf } from "./form-purpose.ts";

/** Services for any kind of form: a survey as well as an enquiry, so that the place has to say which. */
const GENERAL =
  /^(?:Typeform|Jotform|Google Forms|Microsoft Forms|Tally|Cognito Forms|Wufoo|Formstack|123FormBuilder|Paperform|Zoho Forms|Airtable form|Fillout)$/;

export const contactForm: ChannelDetector = {
  type: "contact-form",
  detect: (site) => {
    const own = site.pages.flatMap((page) => ownForms(page));
    // Whoever signs up or asks for a demo puts no question: such a form is a way in only where there is no other.
    const toAsk = own.filter(({ isSignUp, isForDemo }) => !isSignUp && !isForDemo);
    return [
      ...(toAsk.length > 0 ? toAsk : own).map(({ isSignUp: _isSignUp, ...sighting }) => sighting),
      ...site.pages.flatMap((page) => [...ofVendors(page), ...linkedForms(page)]),
    ];
  },
};

/** A form by which people register for something, as it is called. */
const SIGN_UP =
  /\bregistration|\bregister\b|\bsign(?:ing)?[ -]?up\b|enrol|\banmeldung|anmeldeformular|\binscription|\binscripci[oó]n|\binscri[cç][aã]o|\biscrizione|aanmeldformulier|inschrij|\bzapisy\b|formularz zgłosz|rejestracj|anmälan|tilmelding|påmelding|přihlášk/i;

/** "Contact and registration", "Reparatur-Anmeldung": by which people write, too. */
const TO_ASK = /conta[ct]t?|kontakt|anfrage|enquir|inquir|question|\bfrage|consulta|zapytan|repar/i;

/** What the evidence says of a form by which nothing arrives. */
const SENDS_NOTHING = ", which sends nothing";

function ownForms(page: ChannelPage): (Sighting & { isSignUp: boolean })[] {
  return page.forms
    .filter((form) => (form.purpose === "contact" || isWrittenBooking(form, page)) && !isTracker(form))
    .map((form) => {
      // Who is named by the sample of an address alone is not in use.
      const vendor = goesToSample(form.facts.action)
        ? null
        : (vendorOf("contact-form", form.facts.action)?.vendor ?? vendorByToken("contact-form", tokensOf(form)));
      const label = formName(form);
      const fields = countOf(countFields(form.facts), "field");
      const sighting = {
        isSignUp: SIGN_UP.test(formName(form)) && !TO_ASK.test(formName(form)),
        ...(asksForDemo(form) && { isForDemo: true as const }),
        url: page.url,
        confidence: page.isLegal || page.isPost ? ("medium" as const) : ("high" as const),
        evidence: shown(
          `${formCalled("Form", label)} with ${fields}${reachesNobody(form.facts, page.facts) ? SENDS_NOTHING : ""}`,
        ),
        seenAs: "form" as const,
      };
      return vendor ? { ...sighting, vendor } : sighting;
    });
}

/** Somebody shows the product; what else a visitor wants has no room there. */
const asksForDemo = (form: ChannelForm): boolean =>
  isCalledFor("demo", `${formName(form)} ${form.heading}`) &&
  !TO_ASK.test(`${formName(form)} ${form.heading}`) &&
  fillableFields(form.facts).every((field) => roleOf(field) !== "message");

/** A request for a date with room for a message, where one writes to the business, is both. */
const isWrittenBooking = (form: ChannelForm, page: ChannelPage): boolean =>
  form.purpose === "booking" &&
  form.facts.fields.some((field) => field.tag === "textarea" && !field.hidden) &&
  (page.facts.kind === "contact" || named("contact", `${form.heading} ${form.facts.label}`, page) !== null);

/** Forms that open an issue at a code host write to a project, not to a business. */
const isTracker = (form: ChannelForm): boolean => /github\.com|gitlab\.com|bitbucket\.org/.test(form.facts.action);

const tokensOf = (form: ChannelForm): string =>
  [
    form.facts.className,
    form.facts.id,
    ...Object.entries(form.facts.attributes).map(([name, value]) => `${name}=${value}`),
  ].join(" ");

function ofVendors(page: ChannelPage): Sighting[] {
  const isContactPage = page.facts.kind === "contact";
  return embeddedForms(page.facts).flatMap(({ vendor, title, isDrawn }): Sighting[] => {
    const isNamed = isContactPage || named("contact", title, page) !== null || isCalledFor("quote", title);
    // By the form of a page of openings people apply.
    if (!isNamed && (isOfCareers(page) || named("newsletter", title, page) !== null)) return [];
    if (GENERAL.test(vendor) && !isNamed) return [];
    if (isDrawn && (GENERAL.test(vendor) || !isContactPage)) return [];
    return [
      {
        url: page.url,
        confidence: isNamed && !isDrawn ? "high" : "medium",
        evidence: shown(
          `${formCalled("Form", brief(title))} of ${vendor} ${isDrawn ? "drawn by script" : "in a frame"}`,
        ),
        seenAs: "form",
        vendor,
      },
    ];
  });
}

function linkedForms(page: ChannelPage): Sighting[] {
  if (page.isPost || page.isLegal) return [];
  return page.links.flatMap((link) => {
    const vendor = vendorOf("contact-form", link.href);
    if (!vendor?.isSpecific) return [];
    const isNamed =
      named("contact", link.text, page) !== null || named("contact", headingOf(page, link.heading), page) !== null;
    if (!isNamed) return [];
    return [{ url: page.url, confidence: "medium" as const, ...seenLink(link), vendor: vendor.vendor }];
  });
}
