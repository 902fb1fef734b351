// A sign-up to news by mail: a form with a mail field, or a vendor's sign-up page.
import { roleOf } from "./form-purpose.ts";
import { isPostedToPage, loadsOwnScript } from "../../evidence/operability/dead-forms.ts";
import { isFoundByScripts } from "../found-by-scripts.ts";
import { vendorOf } from "../vendors.ts";
import { formCalled, formName, seenLink, named, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelForm, ChannelPage, Sighting } from "./channel-site.ts";

const SIGN_UP_PAGE =
  /^https?:\/\/(?:[a-z0-9-]+\.(?:us\d+\.)?list-manage\.com\/subscribe|eepurl\.com\/|mailchi\.mp\/|[a-z0-9-]+\.substack\.com\/?(?:subscribe)?$|[a-z0-9-]+\.beehiiv\.com|buttondown\.(?:com|email)\/|[a-z0-9-]+\.ck\.page\/|[a-z0-9-]+\.kit\.com\/|[a-z0-9.-]*sibforms\.com\/|page\.stibee\.com\/|lists\.[a-z0-9.-]+|groups\.google\.com\/(?:g|forum|group)\/)/i;

export const newsletter: ChannelDetector = {
  type: "newsletter",
  detect: (site) =>
    site.pages.flatMap((page) => (page.isLegal ? [] : [...ownForms(page), ...embeds(page), ...signUpLinks(page)])),
};

function ownForms(page: ChannelPage): Sighting[] {
  return page.forms
    .filter((form) => form.purpose === "newsletter")
    .map((form) => {
      const vendor = vendorOf("newsletter", form.facts.action)?.vendor;
      const label = letterNamed(form) ?? formName(form);
      const sighting: Sighting = {
        url: page.url,
        confidence: certaintyOf(form, vendor, page),
        evidence: shown(formCalled("Sign-up form", label)),
      };
      return vendor === undefined ? sighting : { ...sighting, vendor };
    });
}

/** What the field for the address is labelled with, where that says what is sent: "Recipes, once a month". */
const letterNamed = ({ facts }: ChannelForm): string | undefined =>
  facts.label === ""
    ? facts.fields.find((field) => roleOf(field) === "email" && LETTER.test(field.label))?.label
    : undefined;
const LETTER = /^(?!.*(?:mail|correo|courriel|posta|address|adres|enter\b|your\b))(?=\S+\s+\S).{5,60}$/iu;

/** A form that goes nowhere ("#", a page that takes nothing) and has no script of its own may be decoration. */
function certaintyOf({ facts }: ChannelForm, vendor: string | undefined, page: ChannelPage): Sighting["confidence"] {
  if (vendor !== undefined) return "high";
  const isPosted = isPostedToPage(facts, page.url);
  const goesNowhere = (facts.hasAction && /#.{0,20}$/.test(facts.action) && !facts.hasOnsubmit) || isPosted;
  const mayBeSent = isFoundByScripts(facts, page.facts) || (isPosted && loadsOwnScript(page.facts));
  if (goesNowhere) return mayBeSent ? "medium" : "low";
  return facts.hasAction ? "high" : "medium";
}

function embeds(page: ChannelPage): Sighting[] {
  return page.facts.iframes.flatMap((frame) => {
    const vendor = frame.hidden ? null : vendorOf("newsletter", frame.src);
    if (!vendor || (!LETTERS_ALONE.has(vendor.vendor) && !isNamedLetter(frame, page))) return [];
    return [
      {
        url: page.url,
        confidence: "high" as const,
        evidence: `Sign-up form of ${vendor.vendor} in a frame`,
        vendor: vendor.vendor,
      },
    ];
  });
}

/** What they show in a frame is a sign-up; other services of mailings send forms of any kind. */
const LETTERS_ALONE: ReadonlySet<string> = new Set(["beehiiv", "Substack", "Buttondown"]);

/** By the title of the frame; that of a mailing service also by a line of the page. */
function isNamedLetter({ src, title }: { src: string; title: string | null }, page: ChannelPage): boolean {
  const lines = vendorOf("contact-form", src) ? [] : page.facts.blocks.filter(({ region }) => region !== "nav");
  return [title ?? "", ...lines.map(({ text }) => text)].some((text) => named("newsletter", text, page) !== null);
}

function signUpLinks(page: ChannelPage): Sighting[] {
  if (page.isPost) return [];
  return page.links.flatMap((link) => {
    const vendor = vendorOf("newsletter", link.href);
    const isSignUp = SIGN_UP_PAGE.test(link.href);
    if (!isSignUp && !vendor?.isSpecific) return [];
    const word =
      named("newsletter", link.text, page) ?? (/subscribe|sign ?up|mailing list/i.test(link.text) ? link.text : null);
    if (word === null && !/\/subscribe/.test(link.href)) return [];
    const sighting: Sighting = { url: page.url, confidence: "high", ...seenLink(link) };
    return [vendor ? { ...sighting, vendor: vendor.vendor } : sighting];
  });
}
