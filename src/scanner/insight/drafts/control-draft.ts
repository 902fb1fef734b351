// Names for links and buttons that have none, from where they lead.
import { addressKey } from "../../evidence/access/access-observation.ts";
import { topicOf } from "../../evidence/answers/answers-content.ts";
import type { AnchorFacts, ControlFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { profileVendor } from "../channels/social.ts";
import { businessName, isPersonalProfile } from "./business-facts.ts";
import { codeName, forPages, pageAddress, pagesOf, siteText, tag, type DraftMaker } from "./draft-parts.ts";
import { namesOn } from "./people.ts";

const CONTROLS = 10;
const NAME_CHARS = 80;
const TO_BE_WRITTEN = "[where this link leads]";

export const controlNameDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site).slice(0, 3),
    {
      kind: "html",
      title: "Names for links and buttons that have none",
      notes: [
        "Only the aria-label attributes are meant: keep everything else of these elements.",
        "Text inside the link, or the alt text of its picture, does as well and is seen by everybody.",
      ],
    },
    (page) => {
      const links = page.anchors.filter(({ hidden, text, href }) => !hidden && text.trim() === "" && href !== "");
      const buttons = page.buttons.filter(({ hidden, name }) => !hidden && name.trim() === "");
      const lines = [...links.flatMap((link) => linkLine(link, site)), ...buttons.map(buttonLine)];
      return lines.length === 0 ? null : [...new Set(lines)].slice(0, CONTROLS).join("\n");
    },
  );

/** Numbers and mail addresses are not printed: those links are named in words. Profiles of persons are left out. */
function linkLine(link: AnchorFacts, site: SiteEvidence): string[] {
  if (/^(?:tel|sms):/i.test(link.href))
    return [tag("a", { href: "tel:[number]", "aria-label": "[call us, in the language of the page]" })];
  if (/^mailto:/i.test(link.href))
    return [tag("a", { href: "mailto:[address]", "aria-label": "[write to us, in the language of the page]" })];
  if (isPersonalProfile(link.href)) return [];
  const href = URL.canParse(link.href) ? pageAddress(link.href.split("#")[0] ?? "") || new URL(link.href).origin : "";
  return href === "" ? [] : [tag("a", { href, "aria-label": nameOf(link.href, site) })];
}

function nameOf(href: string, site: SiteEvidence): string {
  const network = profileVendor(href);
  if (network !== null) return network;
  const page = site.pages.find(({ url }) => addressKey(url) === addressKey(href));
  if (page === undefined) return TO_BE_WRITTEN;
  if (page.url === site.home.url) return businessName(site) ?? TO_BE_WRITTEN;
  return siteText(topicOf(page), NAME_CHARS, namesOn(site)) || TO_BE_WRITTEN;
}

/** A button is known again by its id or class. */
function buttonLine({ tag: name, attributes }: ControlFacts): string {
  const known = {
    id: codeName(attributes["id"]),
    class: codeName(attributes["class"]),
    type: codeName(attributes["type"]),
  };
  return tag(name === "input" ? "input" : "button", { ...known, "aria-label": "[what this button does]" });
}
