// Openings or a way to apply: a careers word on a page or section that shows at least one of them.
import type { AnchorFacts, FormFacts } from "../../evidence/page-facts.ts";
import { textOf } from "../../evidence/structured/collect-structured.ts";
import words from "../data/careers-words.json" with { type: "json" };
import { isCalledFor } from "../signals/form-hits.ts";
import { vendorOf } from "../vendors.ts";
import { isWord } from "./channel-words.ts";
import { embeddedForms, type EmbeddedForm } from "./embedded-forms.ts";
import {
  isUnderHeading,
  brief,
  findHeading,
  formCalled,
  formName,
  headingOf,
  isOwn,
  isSamePage,
  seenLink,
  named,
  pageBehind,
  shown,
} from "./channel-site.ts";
import type { ChannelDetector, ChannelForm, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";

/** Boards on which volunteers or anybody's jobs stand, and company profiles: no applicant system of this business. */
const NO_SYSTEM = /^(?:Idealist|LinkedIn jobs|Indeed|StepStone|Jobs\.cz|Saramin|hh\.ru|kariyer\.net|Join)$/;
const APPLY = new RegExp(words["apply"], "i");
const JOB_TITLE = new RegExp(words["job-title"], "i");
const NOT_OURS = new RegExp(words["not-ours"], "i");
/** Employment is a field of law and a reason for a visa as well: there an application is not one for work with us. */
const EMPLOYMENT = /^(?:.{0,40}[-–|:] ?)?employment(?: ?[-–|:].{0,40})?$/i;
const FOR_OURSELVES = new RegExp(words["for-ourselves"], "i");
/** Asks clients and not applicants. */
const INVITES_CLIENTS = new RegExp(words["invites-clients"], "i");
/** Clubs and churches ask to join them too. */
const JOINING = new RegExp(words["joining"], "i");
const JOIN_US = /^join us\b/i;

/** How evidence of one begins. */
const APPLICATION_FORM = "Application form";

export const careers: ChannelDetector = {
  type: "careers",
  detect: (site) => [...site.speaking.flatMap((page) => onPage(page, site)), ...postings(site)],
};

function onPage(page: ChannelPage, site: ChannelSite): Sighting[] {
  const found: Sighting[] = [];
  for (const form of page.forms) {
    if (form.purpose === "job" || isAskedOnCareers(form, page, site))
      found.push({
        url: page.url,
        confidence: "high",
        evidence: shown(formCalled(APPLICATION_FORM, formName(form))),
        seenAs: "application-form",
      });
  }
  for (const { vendor, title, isDrawn } of formsOfCareers(page, site))
    found.push({
      url: page.url,
      confidence: APPLY.test(title) || isWord("careers", title, page.languages, 2) ? "high" : "medium",
      evidence: `${APPLICATION_FORM} of ${vendor} ${isDrawn ? "drawn by script" : "in a frame"}`,
      seenAs: "application-form",
    });
  for (const link of page.links) {
    const vendor = vendorOf("careers", link.href);
    if (vendor?.isSpecific && !NO_SYSTEM.test(vendor.vendor) && !isOwn(site, link.href)) {
      found.push({ url: page.url, confidence: "high", ...seenLink(link), vendor: vendor.vendor });
    }
  }
  const section = careerSection(page);
  if (section !== null) found.push({ url: page.url, ...section });
  return found.some(({ confidence }) => confidence !== "low") ? found : [...found, ...mentions(page, site)];
}

/** Who writes through the form of a careers page applies, whatever its fields are called. */
const isAskedOnCareers = ({ purpose, facts }: ChannelForm, page: ChannelPage, site: ChannelSite): boolean =>
  isOfCareers(page) && purpose === "contact" && facts.region !== "footer" && !isOfEveryPage(facts, site);

/** The same form on most pages is about none of them. */
function isOfEveryPage({ action, fields }: FormFacts, { speaking }: ChannelSite): boolean {
  const names = fields.map(({ name }) => name).join();
  const holding = speaking.filter(({ forms }) =>
    forms.some(({ facts }) => facts.action === action && facts.fields.map(({ name }) => name).join() === names),
  ).length;
  return holding > 1 && holding * 2 > speaking.length;
}

/** Those of vendors on a careers page that do not stand on most pages. */
const formsOfCareers = (page: ChannelPage, { speaking }: ChannelSite): readonly EmbeddedForm[] =>
  isOfCareers(page)
    ? embeddedForms(page.facts).filter(
        ({ src, title }) =>
          !isForOthers(title, page) &&
          speaking.filter(({ facts }) => embeddedForms(facts).some((one) => one.src === src)).length * 2 <=
            Math.max(2, speaking.length),
      )
    : [];

/** By such a form readers and customers write, wherever it stands. */
const isForOthers = (title: string, page: ChannelPage): boolean =>
  named("newsletter", title, page) !== null || named("contact", title, page) !== null || isCalledFor("quote", title);

/** A page called "Join us" is one of careers where it speaks of posts: members, guests and helpers are asked to join, too. */
export const isOfCareers = ({ facts }: ChannelPage): boolean =>
  facts.kind === "careers" &&
  (![facts.titles[0] ?? "", ...facts.headings.slice(0, 1).map(({ text }) => text)].some((name) => JOIN_US.test(name)) ||
    facts.blocks.some(({ text }) => FOR_OURSELVES.test(text) || JOB_TITLE.test(text)));

/** A heading that names careers, with what stands under it. */
function careerSection(page: ChannelPage): Omit<Sighting, "url"> | null {
  const isOnCareers = isOfCareers(page);
  const { at, label: named } = findHeading(page, (text) => isCareerHeading(text, page), { deepest: 3 });
  if (at === -1 && !isOnCareers) return null;
  const label = named ?? page.facts.titles[0] ?? "careers";
  if (NOT_OURS.test(label) || INVITES_CLIENTS.test(label)) return null;
  const texts = page.facts.blocks.filter(
    (block) =>
      isOnCareers ||
      (block.heading >= at && headingOf(page, block.heading) !== "" && isUnderHeading(page, block.heading, at)),
  );
  const joined = texts
    .map((block) => block.text)
    .join(" ")
    .slice(0, 8_000);
  if (EMPLOYMENT.test(label) && !FOR_OURSELVES.test(joined) && !JOB_TITLE.test(joined)) return null;
  const isShown =
    APPLY.test(joined) ||
    JOB_TITLE.test(joined) ||
    page.links.some(
      (link) => isUnderHeading(page, link.heading, at) && (APPLY.test(link.text) || isOpenings(link, page)),
    );
  // A section may be no more than its heading ("Apply for a job"), if that is all it says.
  const isAlone = isWord("careers", label, page.languages, 1) && APPLY.test(label);
  if (!isShown && !isAlone) return { confidence: "low", evidence: shown(`Heading "${brief(label)}"`) };
  return {
    confidence: isOnCareers ? "high" : "medium",
    evidence: shown(
      at === -1 ? "Openings or a way to apply" : `Section "${brief(label)}" with openings or a way to apply`,
    ),
  };
}

/** A control that names openings and leads no further: they are shown on the spot, or are asked for. */
const isOpenings = ({ href, text }: AnchorFacts, page: ChannelPage): boolean =>
  isSamePage(page, href) && isWord("careers", text, page.languages, 0);

const isCareerHeading = (text: string, page: ChannelPage): boolean =>
  text.length <= 60 && !JOINING.test(text) && !NOT_OURS.test(text) && isWord("careers", text, page.languages, 2);

/** A link named "Careers" to a page that was not read, or that leads off the site. */
function mentions(page: ChannelPage, site: ChannelSite): Sighting[] {
  const link = page.links.find(
    (one) =>
      one.text.length <= 40 &&
      !JOINING.test(one.text) &&
      !NOT_OURS.test(one.text) &&
      isWord("careers", one.text, page.languages, 1),
  );
  if (!link || pageBehind(site, link.href) || named("careers", link.text, page) === null) return [];
  return [
    {
      url: page.url,
      confidence:
        /\/(?:careers?|jobs?|karriere|stellen|emploi|recrutement|empleo|vagas|lavora|vacatures|kariera|praca|kariyer|vakansii)/i.test(
          link.href,
        )
          ? "medium"
          : "low",
      ...seenLink(link),
    },
  ];
}

function postings(site: ChannelSite): Sighting[] {
  return site.structured
    .filter((node) => node.types.includes("JobPosting"))
    .map((node) => ({
      url: node.pageUrl,
      confidence: "high" as const,
      evidence: shown(`Job posting "${brief(textOf(node.props["title"]))}" in structured data`),
      isInData: true as const,
    }));
}
