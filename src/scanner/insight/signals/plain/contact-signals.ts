// How visitors write to the business: addresses, forms, and what the forms ask.
import { fillableFields } from "../../../evidence/operability/operate-forms.ts";
import { isWithin } from "../../../../model/target.ts";
import type { FieldFacts, FormFacts, PageFacts } from "../../../evidence/page-facts.ts";
import { formAtHand } from "../../form-at-hand.ts";
import { packagesIn } from "../../told-form.ts";
import { isFoundByScripts } from "../../found-by-scripts.ts";
import { embeddedForms } from "../../channels/embedded-forms.ts";
import { channelHits, WAYS } from "../channel-hits.ts";
import { beginsWith } from "../../begins-with.ts";
import { choosesTopic, formsWhere, isCalledFor } from "../form-hits.ts";
import { isPrivacyNotice, statesTerms } from "../privacy-notice.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";
import type { Counted } from "./counted.ts";
import { countNames, hitAt, hitOn, NOTED } from "./make-hit.ts";

/** A mail address that is offered as the thing to do: words beside it, or a place in the main part. */
function mailtoCallToAction(reading: SiteReading): SignalHit[] {
  const { registrableDomain } = reading.evidence.target;
  const isOwn = ({ address }: MailLink): boolean => isWithin(address.split("@")[1] ?? "", registrableDomain);
  const links = reading.pages
    .filter(({ facts }) => facts.kind !== "careers")
    .flatMap((page) => mailLinks(page))
    .filter(
      ({ text, address }) => !isForApplicants(text) && !isForDealers(text) && !beginsWith("desk-mailboxes", address),
    );
  // Beside addresses of its own a site names those of others.
  const own = links.some(isOwn) ? links.filter(isOwn) : links;
  const inviting = own.flatMap(({ hit, isInvitation }) => (isInvitation ? [hit] : []));
  // Elsewhere a page may ask for something else: for old photographs, say.
  const contact = new Set(reading.pages.filter(({ facts }) => TO_WRITE.has(facts.kind)).map(({ facts }) => facts.url));
  const toWrite = inviting.filter(({ url }) => contact.has(url));
  const asking = toWrite.length > 0 ? toWrite : inviting;
  return asking.filter(({ url }, at) => asking.findIndex((hit) => hit.url === url) === at).slice(0, 3);
}

/** On which people look for an address whatever they want. */
const TO_WRITE: ReadonlySet<PageFacts["kind"]> = new Set(["home", "contact", "location"]);

interface MailLink {
  hit: SignalHit;
  text: string;
  address: string;
  /** It stands in the content, and not in what goes along with every page. */
  isOfPage: boolean;
  isInvitation: boolean;
}

function mailLinks(page: ReadPage): MailLink[] {
  // Privacy pages and posts name addresses for other reasons.
  if (page.facts.kind === "legal" || page.facts.kind === "post") return [];
  if (isPrivacyNotice(page.facts) || statesTerms(page.facts)) return [];
  return page.facts.anchors
    .filter((anchor) => /^mailto:[^?]*@/i.test(anchor.href) && !anchor.hidden)
    .map(({ href, text, region }) => ({
      hit: hitOn(page, NOTED, `E-mail link: ${text || "address"}`),
      text,
      address: (href.slice("mailto:".length).split("?", 1)[0] ?? "").toLowerCase(),
      isOfPage: region === "main" || region === "aside",
      isInvitation: region !== "footer" && (region === "main" || text.split(/\s+/).length >= 2),
    }));
}

const isForApplicants = (text: string): boolean => isCalledFor("application", text);
const isForDealers = (text: string): boolean => isCalledFor("dealer-application", text);

const mailOnCareersPage = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .filter((page) => page.facts.kind === "careers")
    .flatMap((page) =>
      mailLinks(page)
        .filter(({ text, isOfPage }) => isOfPage && !isForDealers(text))
        .slice(0, 1)
        .map((link) => sentenceOf(link, page) ?? link.hit),
    );

/** What asks people to write says more than the link in it. */
function sentenceOf({ text }: MailLink, page: ReadPage): SignalHit | undefined {
  const link = text.trim().toLowerCase();
  const line = page.lines.find(({ region, text: said }) => region === "body" && said.toLowerCase().includes(link));
  return link === "" || line === undefined ? undefined : hitOn(page, line.region, line.text, link);
}

/** Applicants write into a form, their own or that of a vendor. */
const formForApplicants = (reading: SiteReading): SignalHit[] =>
  channelHits(reading, "channel:careers").filter(({ seenAs }) => seenAs === "application-form");

/** Phone, mail, form, chat and messenger: how many ways there are to ask. */
function waysToAsk(reading: SiteReading): Counted {
  const seen = [...WAYS].flatMap((way) =>
    channelHits(reading, `channel:${way}`)
      .slice(0, 1)
      .map((hit) => ({ name: way, hit })),
  );
  return countNames(seen);
}

const messageForm = (form: FormFacts): boolean => fillableFields(form).some((field) => field.tag === "textarea");

/** A form to write a message that lets nobody say what it is about. */
const formWithoutTopic = (reading: SiteReading): SignalHit[] =>
  formsWhere(
    reading,
    (form) => messageForm(form) && !choosesTopic(form) && !fillableFields(form).some(asksTopic),
  ).slice(0, 2);

const asksTopic = (field: { tag: string; type: string; label: string; name: string }): boolean =>
  field.tag === "select" ||
  field.type === "radio" ||
  /subject|topic|betreff|thema|sujet|objet|asunto|assunto|oggetto|onderwerp|temat|konu|тема/i.test(
    `${field.label} ${field.name}`,
  );

/** Papers of applicants are for another desk. */
const formWithUpload = (reading: SiteReading): SignalHit[] =>
  formsWhere(
    reading,
    (form, { kind }) => kind !== "careers" && fillableFields(form).some((field) => field.type === "file"),
  ).slice(0, 2);

/** A form by which people write to the business already, for whatever it is that they want. */
function formToExtend(reading: SiteReading): SignalHit[] {
  const form = formAtHand(reading);
  return form === null ? [] : [hitAt(form.url, "form", form.ledBy ?? "form")];
}

/** A form that lets people choose a package of fixed contents. */
const formWithPackages = (reading: SiteReading): SignalHit[] =>
  formsWhere(reading, (form) => packagesIn(form).length > 0).slice(0, 1);

/** The form only opens a messenger: what else is asked, and how it is answered, is settled there. */
function formThatOpensChat(reading: SiteReading): SignalHit[] {
  const form = formAtHand(reading);
  return form?.byChat === true ? [hitAt(form.url, "form", form.ledBy ?? "form")] : [];
}

const LEAST_ASKED = 4;

/** A form to write into on a page that is called by a word of its purpose, whatever the form itself is called. */
const formOnPage =
  (purpose: string) =>
  (reading: SiteReading): SignalHit[] =>
    [
      ...formsWhere(
        reading,
        (form, page) => fillableFields(form).length >= LEAST_ASKED && isPageCalledFor(purpose, page),
      ),
      ...reading.pages.flatMap((page) =>
        embeddedForms(page.facts)
          .filter(({ title }) => isCalledFor(purpose, title) || isPageCalledFor(purpose, page.facts))
          .map(({ vendor, title }) => hitOn(page, "form", title || vendor)),
      ),
    ].slice(0, 1);

const isPageCalledFor = (purpose: string, { headings, titles }: PageFacts): boolean =>
  [headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? "", titles[0] ?? ""].some((name) =>
    isCalledFor(purpose, name),
  );

/** Names that mailing services give the forms which their scripts send. */
const SENT_BY_SERVICE =
  /brevo|sendinblue|sib-form|mailchimp|mc-embedded|mc4wp|klaviyo|convertkit|kit-form|mailerlite|ml-form|mailjet|getresponse|activecampaign|hs-form|hubspot|beehiiv|substack|cleverreach|rapidmail|newsletter2go|laposta|mailpoet|benchmarkemail|freshmail|mailup|omnisend/i;

/** Programs that may send a form of the page without any sign of it in the page. */
const SENDING: ReadonlySet<string> = new Set(
  "js-framework,cms,commerce-platform,newsletter,forms,crm-marketing-automation".split(","),
);
/** Those that move and color what is there. */
const SHOWING: ReadonlySet<string> = new Set("bootstrap,tailwind-cdn,gsap,threejs,swiper".split(","));

/** No class, name, number or mark of its own by which a script would tell the form from others. */
const isUnmarked = ({ id, attributes }: FormFacts, fields: readonly FieldFacts[]): boolean =>
  id === "" &&
  fields.every((field) => field.name === "" && field.id === "") &&
  Object.keys(attributes).every((name) => /^(?:style|role|method|novalidate|autocomplete|aria-.*)$/.test(name));

/**
 * A sign-up box without a way to send: no action, no handler, no mailing service, nor a name of its own by which a
 * script would find it.
 */
function deadNewsletterForm(reading: SiteReading): SignalHit[] {
  const mayBeSent = reading.technologies.some(({ id, category }) => SENDING.has(category) && !SHOWING.has(id));
  const isDead = (form: FormFacts, page: PageFacts): boolean => {
    const fields = fillableFields(form);
    const isSignUp = fields.length <= 2 && fields.some((field) => field.type === "email");
    return (
      isSignUp &&
      !form.hasOnsubmit &&
      !SENT_BY_SERVICE.test(`${form.id} ${form.className}`) &&
      // What has no address at all is a script's, by an id or a data attribute, where there is a script.
      (form.hasAction ||
        (page.scripts.length === 0 && page.inlineScriptBytes === 0) ||
        (!mayBeSent && isUnmarked(form, fields))) &&
      !isFoundByScripts(form, page) &&
      (form.action === "" || form.action.replace(/#.*/s, "") === page.url) &&
      form.method === "get"
    );
  };
  return formsWhere(reading, isDead).slice(0, 1);
}

function searchForm(reading: SiteReading): SignalHit[] {
  return reading.pages
    .flatMap((page) => {
      const form = page.facts.forms.find(
        (one) => !one.hidden && one.fields.some((field) => field.type === "search" || field.name === "q"),
      );
      return form ? [hitOn(page, "form", form.submitTexts[0] || form.label || "Search")] : [];
    })
    .slice(0, 1);
}

export const contactSignals = {
  "mailto CTA": mailtoCallToAction,
  "mail address on the careers page": mailOnCareersPage,
  "form for applicants": formForApplicants,
  "form without topic": formWithoutTopic,
  "form with upload": formWithUpload,
  "dead newsletter form": deadNewsletterForm,
  "search form": searchForm,
  "form to extend": formToExtend,
  "form with packages": formWithPackages,
  "form that opens a chat": formThatOpensChat,
  "form on a quote page": formOnPage("quote"),
  "form on a partner page": formOnPage("dealer"),
};

export const contactCounts = { "ways to ask": waysToAsk };
