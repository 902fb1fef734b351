// Names for links and buttons that have none, from where they lead.
import { addressKey } from "../../evidence/access/access-observation.ts";
import { isDead, leadsNowhere } from "../../evidence/page/leads-nowhere.ts";
import { otherHostIn } from "../../evidence/access/forgotten-scheme.ts";
import type { AnchorFacts, ControlFacts, PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { profileVendor } from "../channels/social.ts";
import { businessName, isPersonalProfile } from "./business-facts.ts";
import { codeName, forPages, pageAddress, pagesOf, siteText, tag, type DraftMaker } from "./draft-parts.ts";
import { keptAttributes } from "./kept-attributes.ts";
import { ownTopic } from "./page-topic.ts";
import { namesOn } from "./people.ts";

const CONTROLS = 10;
const NAME_CHARS = 80;
const TO_BE_WRITTEN = "[where this link leads]";
const TO_BE_SAID = "[what this button does]";
const TO_BE_LED = "[address]";
const DEAD_LINKS = `Links marked ${TO_BE_LED} lead nowhere as the page is sent: give each its address, or make it a button.`;
const AS_IT_IS = "[address as it is]";

export const controlNameDraft: DraftMaker = (site, outcome) => {
  const pages = pagesOf(outcome, site).slice(0, 3);
  const made = forPages(
    pages,
    { kind: "html", title: "Names for links and buttons that have none", notes: [] },
    (page) => {
      const links = namelessLinks(page);
      const buttons = page.buttons.filter(({ hidden, name }) => !hidden && name.trim() === "");
      const named = new Map(links.map((link) => [keyOf(link), nameOf(link, site)]));
      const names = [...named.values()];
      const lines = [
        ...links.flatMap((link) => {
          const name = named.get(keyOf(link)) ?? TO_BE_WRITTEN;
          // One name for two places tells neither.
          const isShared = name !== TO_BE_WRITTEN && names.filter((other) => other === name).length > 1;
          return linkLine(link, isShared ? `[${name}: which one]` : name);
        }),
        ...buttons.map(buttonLine),
      ];
      const isBlank = lines.every((line) => line.endsWith(`"${TO_BE_WRITTEN}">`));
      return isBlank ? null : [...new Set(lines)].slice(0, CONTROLS).join("\n");
    },
  );
  return made?.content.includes(`href="${TO_BE_LED}"`) === true ? { ...made, notes: [DEAD_LINKS] } : made;
};

const namelessLinks = ({ anchors }: PageFacts): AnchorFacts[] =>
  anchors.filter(
    ({ hidden, isSilent, text, href }) =>
      !hidden && !isSilent && text.trim() === "" && href !== "" && otherHostIn(href) === null,
  );
/** Links that lead nowhere are told apart by their icons. */
const keyOf = (link: AnchorFacts): string =>
  leadsNowhere(link) ? (link.icon ?? "") : `${addressKey(link.href)}${partOf(link.href)}`;

/** Numbers and mail addresses are not printed: those links are named in words. Profiles of persons are left out. */
function linkLine(link: AnchorFacts, name: string): string[] {
  const to = link.href;
  if (isDead(link)) return [tag("a", { href: TO_BE_LED, "aria-label": name })];
  if (leadsNowhere(link)) return [tag("a", { href: link.rawHref.trim(), "aria-label": TO_BE_SAID })];
  if (/^(?:tel|sms):/i.test(to))
    return [tag("a", { href: "tel:[number]", "aria-label": "[call us, in the language of the page]" })];
  if (/^mailto:/i.test(to))
    return [tag("a", { href: "mailto:[address]", "aria-label": "[write to us, in the language of the page]" })];
  if (MESSENGER_NUMBER.test(to)) return [tag("a", { href: AS_IT_IS, "aria-label": name })];
  if (isPersonalProfile(to) || /(?:^|\/)(?:null|undefined)$/.test(to)) return [];
  // Another address than its own would be pasted.
  if (!URL.canParse(to)) return [];
  const part = partOf(to);
  const page = pageAddress(bare(to));
  const isKept = part === "" || codeName(part.slice(1)) !== undefined;
  return [tag("a", { href: page !== "" && isKept ? `${page}${part}` : AS_IT_IS, "aria-label": name })];
}

/** "https://wa.me/491701234567": a phone number, in whatever part of the address. */
const MESSENGER_NUMBER =
  /^(?:https?:\/\/(?:[\w-]+\.)?(?:wa\.me|whatsapp\.com|viber\.[a-z]+|t\.me|signal\.me|zalo\.me)\/|(?:whatsapp|viber|sgnl|tg|callto|facetime|skype):)[^\d]{0,100}\d[\d\s().-]{5}/i;

const bare = (href: string): string => href.split("#", 1)[0] ?? "";
/** "#prices", or "". */
const partOf = (href: string): string => href.slice(bare(href).length).replace(/^#$/, "");

function nameOf(link: AnchorFacts, site: SiteEvidence): string {
  const icon = link.icon ?? TO_BE_WRITTEN;
  return leadsNowhere(link) ? icon : (nameOfTarget(link.href, site) ?? icon);
}

function nameOfTarget(href: string, site: SiteEvidence): string | null {
  const network = profileVendor(href);
  if (network !== null) return network;
  const page = site.pages.find(({ url }) => addressKey(url) === addressKey(href));
  if (page === undefined) return null;
  const part = partOf(href);
  // A part of a page has the name of its heading, and never that of the whole.
  if (part !== "") {
    const heading = page.headings.find(({ id, hidden }) => !hidden && `#${id}` === part);
    return siteText(heading?.text ?? "", NAME_CHARS, namesOn(site)) || null;
  }
  if (page.url === site.home.url) return businessName(site) ?? null;
  return siteText(ownTopic(page, site), NAME_CHARS, namesOn(site)) || null;
}

/** A button stays the element that it is, with all that it has but what would outvote its new name. */
function buttonLine({ tag: name, type, attributes }: ControlFacts): string {
  const isPicture = name === "img" || type === "image";
  const { "aria-labelledby": _, ...kept } = attributes;
  return tag(name, {
    ...keptAttributes(kept),
    [isPicture ? "alt" : "aria-label"]: TO_BE_SAID,
  });
}
