// What a site states or shows of the number of people behind it.
import { splitSentences } from "../evidence/text/text-sentences.ts";
import patterns from "./data/size-patterns.json" with { type: "json" };
import { peopleShown } from "./name/people-shown.ts";
import type { Channel, Sign } from "../../model/profile.ts";
import { countOf } from "../../model/words.ts";
import { isOfType, textOf } from "../evidence/structured/collect-structured.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { SiteNode } from "../evidence/site-evidence.ts";
import { hoursAWeek } from "../evidence/structured/structured-hours.ts";
import { showsStockPortraits } from "./stock-portraits.ts";
import { numberOf, WRITTEN_NUMBER } from "../evidence/text/written-numbers.ts";
import { distinctPlaces, pagesOfPlaces, placeKey } from "./own-places.ts";
import { quoteOf } from "./quote-of.ts";

export interface SizeFact {
  name: "stated" | "people" | "locations" | "jobs" | "hours" | "careers" | "services" | "investors" | "teams" | "fleet";
  value: number;
  words: string;
  sign: Sign;
}

export const HAS_NUMBER = new RegExp(String.raw`\d|(?<!\p{L})(?:${WRITTEN_NUMBER})(?!\p{L})`, "iu");
/** Those who do the work of a trade are named by it more often than as staff. */
const TRADESPEOPLE = patterns.tradespeople;

const WORKERS = String.raw`(?:employees|staff|team members|mitarbeite\p{L}*|beschäftigte|medarbejdere|ansatte|medarbetare|anställda|collaborateurs|salariés|empleados|colaboradores|funcionários|dipendenti|collaboratori|medewerkers|pracowników|${TRADESPEOPLE})`;

const STATED = new RegExp(
  String.raw`(?<!\p{L})(?:team of|staff of|we are|our|over|more than|with|employs?|équipe de|équipe d'|team von|mit|avec|con|com|met|z|über|equipo de|equipe de|squadra di|zespół|ekibimiz|команда из)\s+(?:over |more than |about |approximately |around |rund |plus de |más de |mais de |oltre |ponad )?(\d{1,5}|(?:${WRITTEN_NUMBER})(?!\p{L}))(?:\+| )?\s?(?:\p{L}+ ){0,2}(?:people|professionals|experts|specialists|engineers|personnes|profesionales|osób|çalışan\p{L}*|сотрудник\p{L}*|zaměstnanc\p{L}*|${WORKERS})(?!\p{L})`,
  "iu",
);
const NUMBER = String.raw`(\d{1,4}|(?:${WRITTEN_NUMBER})(?!\p{L}))`;
/** "25 Fachkräfte im Einsatz": the words behind say for whom they work. */
const DEPLOYED = new RegExp(
  String.raw`(?<![\p{L}\d.,])${NUMBER}\+?\s(?:\p{L}+ ){0,2}${WORKERS}\s(?:${patterns.deployed})(?!\p{L})`,
  "iu",
);
/** People who are lent to others are what such a business offers, and not those who do its office work. */
const LENDS_PEOPLE = new RegExp(String.raw`(?<!\p{L})(?:${patterns.lendsPeople})`, "iu");
const STATED_PLAINLY = [
  // "Our team of 12 …", and no "team of 12 minutes".
  new RegExp(
    String.raw`(?<!\p{L})(?:${patterns.teamOf})\s${NUMBER}(?=[.,;:!)]|$|\s(?:${patterns.teamEnds})(?!\p{L}))`,
    "iu",
  ),
  // "Three trained hairdressers": all that a heading or a line says.
  new RegExp(String.raw`^${NUMBER}\s(?:\p{L}+ ){0,2}${WORKERS}[.!]?$`, "iu"),
];
const STATED_CJK =
  /(?:従業員|社員)(?:数)?[\s:：]*(?:約)?(\d{1,5})\s?(?:名|人)|(?:员工|員工)(?:人数)?[\s:：]*(?:约)?(\d{1,5})\s?(?:名|人)|(?:임직원|직원)\s?(?:수)?[\s:：]*(\d{1,5})\s?명/u;
/** Before a number: the size of customers ("companies with 50 employees"), not the business's own. */
const OTHERS = new RegExp(patterns.others, "iu");
/** In the same sentence: a station of somebody's career. */
const CAREER =
  /(?<!\p{L})(?:led|managed|supervised|headed|oversaw|built up|geleitet|aufgebaut|geführt|dirigé|encadré|dirigí|lideré|liderou|gerenciei|guidato|gestito|leidde|leiding gegeven|kierował\p{L}*|zarządzał\p{L}*)(?!\p{L})/iu;
/** Elements that name who said what stands above them. */
const ATTRIBUTION = /^(?:footer|cite|figcaption)$/;
/** In the same sentence: people who were asked or observed. */
const CITING = new RegExp(patterns.citing, "iu");
/** Words that by themselves say that these people work for somebody. */
const EMPLOYED = new RegExp(patterns.employed, "iu");
/** The business speaks of itself. */
const SELF = new RegExp(patterns.self, "iu");
const FAMILY = /famil/iu;
const FOUNDER_PATH = /(?:^|\.)(?:employee|employees|member|founder|founders)/;

/** Every fact with its number, in words and with its place. */
export function sizeFacts(
  pages: readonly PageFacts[],
  structured: readonly SiteNode[],
  channels: readonly Channel[],
): SizeFact[] {
  const named = namedPeople(pages, structured);
  return [
    ...statedPeople(pages, structured),
    ...(named.length === 0 ? onePerson(pages) : []),
    ...named,
    ...(pages.some(isOfSoleTrader) ? [] : places(pages, structured)),
    ...openJobs(structured),
    ...openHours(structured),
    ...lines(pages, channels),
    ...teams(pages),
    ...fleet(pages),
  ];
}

const ONE_PERSON = new RegExp(patterns.onePerson, "iu");
const HAS_TEAM = new RegExp(patterns.hasTeam, "iu");

/** In the same sentence: it is denied, or told of many, of others, or of customers. */
const NOT_ALONE = new RegExp(patterns.notAlone, "iu");

/** "I work alone", "we are a one-man band", and of no team: it outweighs hours, pages and places. */
function onePerson(pages: readonly PageFacts[]): SizeFact[] {
  const own = pages
    .filter(({ kind }) => /^(?:home|about|team|contact|services|other)$/.test(kind))
    .flatMap(({ url, blocks }) => blocks.filter(({ quoted }) => !quoted).map(({ text }) => ({ url, text })));
  if (own.some(({ text }) => HAS_TEAM.test(text))) return [];
  return own.flatMap(({ url, text }): SizeFact[] => {
    const match = splitSentences(text).flatMap((said) => {
      const alone = ONE_PERSON.exec(said);
      return alone === null || NOT_ALONE.test(said) ? [] : alone;
    })[0];
    if (match === undefined) return [];
    const sign = { url, region: "body", quote: quoteOf(text, match) };
    return [{ name: "stated", value: 1, words: "one person does the work", sign }];
  });
}

/** The legal form says that one person runs it: the places named are where the work is. */
const SOLE_TRADER = new RegExp(patterns.soleTrader, "iu");
const isOfSoleTrader = ({ kind, blocks }: PageFacts): boolean =>
  kind === "legal" && blocks.some(({ text }) => SOLE_TRADER.test(text));

const VEHICLES = new RegExp(patterns.vehicles, "iu");
/** In the same sentence: they are its own, and neither in stock nor on the road. */
const OWN_FLEET = new RegExp(patterns.ownFleet, "iu");

function fleet(pages: readonly PageFacts[]): SizeFact[] {
  return pages.flatMap(({ url, kind, blocks }) => {
    if (kind !== "home" && kind !== "about") return [];
    return blocks.flatMap(({ text, quoted }): SizeFact[] => {
      const match = quoted || text.length > 1_500 || !OWN_FLEET.test(text) ? null : VEHICLES.exec(text);
      const value = Number(match?.[1]);
      if (!match || (value >= 1900 && value <= 2100)) return [];
      return [
        {
          name: "fleet",
          value,
          words: `${value} vehicles`,
          sign: { url, region: "body", quote: quoteOf(text, match[0]) },
        },
      ];
    });
  });
}

/** "Our support team": a business with several of them is no handful of people. */
const TEAM = new RegExp(patterns.team, "giu");
const ANY_TEAM = /team|abteilung|équipe|equip|dział/iu;
/** "Our whole team" is one. */
const NO_NAME = new RegExp(patterns.noName, "iu");
const LEAST_TEAMS = 2;
/** "Our landscaping crews" are two at least. Teams without a kind of work may play, or be a program. */
const CREWS = new RegExp(patterns.crews, "iu");
/** Whoever has no employees lets the crews of others do it. */
const NOBODY = new RegExp(patterns.nobody, "iu");

function teams(pages: readonly PageFacts[]): SizeFact[] {
  const named = new Map<string, SizeFact["sign"]>();
  let several: SizeFact["sign"] | undefined;
  for (const page of pages) {
    if (page.kind === "post" || page.kind === "legal") continue;
    for (const { text, quoted } of page.blocks) {
      if (quoted || text.length > 1_500) continue;
      const crews = several ? null : CREWS.exec(text);
      if (crews && !NOBODY.test(text)) several = { url: page.url, region: "body", quote: quoteOf(text, crews[0]) };
      if (!ANY_TEAM.test(text)) continue;
      for (const match of text.matchAll(TEAM)) {
        const team = (match.slice(1).find((one) => one !== undefined) ?? "").toLowerCase();
        if (!NO_NAME.test(team) && !named.has(team))
          named.set(team, { url: page.url, region: "body", quote: quoteOf(text, match[0]) });
      }
    }
  }
  const [first] = named.values();
  if (first && named.size >= LEAST_TEAMS)
    return [{ name: "teams", value: named.size, words: `${named.size} teams named`, sign: first }];
  return several ? [{ name: "teams", value: LEAST_TEAMS, words: "more than one team told of", sign: several }] : [];
}

/** What the site says itself of how many they are. */
export function statedPeople(pages: readonly PageFacts[], structured: readonly SiteNode[]): SizeFact[] {
  const facts: SizeFact[] = [];
  for (const node of structured) {
    const written = node.props["numberOfEmployees"];
    const value = Number(
      textOf(typeof written === "object" && written !== null && "value" in written ? written.value : written),
    );
    if (value > 0 && value < 1e6) facts.push(stated(value, node.pageUrl, `numberOfEmployees ${value}`, "schema"));
  }
  const lends = pages.some(({ kind, blocks }) => kind === "home" && blocks.some(({ text }) => LENDS_PEOPLE.test(text)));
  const stating = lends ? statedByLender : statedOn;
  return [...facts, ...pages.flatMap(stating)];
}

const statedOn = memoByPage((page: PageFacts) => peopleStatedOn(page, [DEPLOYED, ...STATED_PLAINLY]));
const statedByLender = memoByPage((page: PageFacts) => peopleStatedOn(page, STATED_PLAINLY));

function peopleStatedOn(page: PageFacts, plainly: readonly RegExp[]): SizeFact[] {
  if (!/^(?:home|about|team|careers|other|services)$/.test(page.kind)) return [];
  return page.blocks.flatMap((block) => {
    if (block.quoted || ATTRIBUTION.test(block.tag) || block.text.length > 1_500 || !HAS_NUMBER.test(block.text))
      return [];
    const plain = firstMatch(plainly, block.text.trim());
    const match = plain ?? STATED.exec(block.text) ?? STATED_CJK.exec(block.text);
    const written = match?.slice(1).find((one) => one !== undefined) ?? "";
    const value = numberOf(written);
    return match && isOwnSize(block.text, match, plain !== null) && value >= 2 && !(value >= 1900 && value <= 2100)
      ? [stated(value, page.url, quoteOf(block.text, match[0]), "body")]
      : [];
  });
}

const firstMatch = (all: readonly RegExp[], text: string): RegExpExecArray | null =>
  all.reduce<RegExpExecArray | null>((found, one) => found ?? one.exec(text), null);

/** The sentence around the number speaks of the business: not of its customers, a former post or a study. */
function isOwnSize(text: string, match: RegExpExecArray, isPlain: boolean): boolean {
  const before = text.slice(Math.max(0, match.index - 120), match.index);
  const after = text.slice(match.index, match.index + 160).split(/[.!?;](?=\s|$)/)[0] ?? "";
  const sentence = `${before.split(/[.!?;](?=\s)/).at(-1) ?? ""}${after}`;
  if ((OTHERS.test(before) && !FAMILY.test(before)) || CAREER.test(sentence) || CITING.test(sentence)) return false;
  return isPlain || EMPLOYED.test(match[0]) || SELF.test(sentence);
}

const stated = (value: number, url: string, quote: string, region: string): SizeFact => ({
  name: "stated",
  value,
  words: `the site states ${countOf(value, "person", "people")}`,
  sign: { url, region, quote },
});

/** Persons in structured data, and those whom pages show as the team. Names are not kept. */
function namedPeople(pages: readonly PageFacts[], structured: readonly SiteNode[]): SizeFact[] {
  const persons = structured.filter((node) => node.types.includes("Person") && FOUNDER_PATH.test(node.path));
  const distinct = new Set(persons.map((node) => textOf(node.props["name"])));
  const facts: SizeFact[] = [];
  const [first] = persons;
  if (first && distinct.size > 1) facts.push(people(distinct.size, first.pageUrl, "schema"));
  for (const { url, names } of peopleShown(pages.filter((page) => !showsStockPortraits(page)))) {
    const groups = pages.reduce((most, page) => (page.url === url ? groupsOn(page) : most), 0);
    if (names.size + groups > 1) facts.push(people(names.size, url, "heading", groups));
  }
  return facts;
}

const STAFF_GROUPS = new RegExp(patterns.staffGroups, "iu");

/** Groups of staff that stand beside the names: "our medical assistants and receptionists" are two. */
const groupsOn = ({ blocks }: PageFacts): number =>
  Math.max(
    0,
    ...blocks.map(({ text, quoted }) => {
      const match = quoted ? null : STAFF_GROUPS.exec(text.slice(0, 600));
      return match === null ? 0 : match[1] === undefined ? 1 : 2;
    }),
  );

/** The least that a group in the plural has. */
const LEAST_OF_GROUP = 2;

const people = (named: number, url: string, region: string, groups = 0): SizeFact => ({
  name: "people",
  value: named + groups * LEAST_OF_GROUP,
  words: `${countOf(named, "person", "people")} named${groups === 0 ? "" : ` and ${countOf(groups, "group")} of staff`}`,
  sign: { url, region, quote: `${named} people presented` },
});

function places(pages: readonly PageFacts[], structured: readonly SiteNode[]): SizeFact[] {
  const addresses = new Map<string, string>();
  for (const node of structured) {
    if (
      !isOfType(node, "PostalAddress") ||
      /(?:areaServed|alumniOf|author|jobLocation|hiringOrganization|organizer|birthPlace)/.test(node.path)
    )
      continue;
    addresses.set(placeKey(node.props), node.pageUrl);
  }
  const facts: SizeFact[] = [];
  const distinct = distinctPlaces([...addresses.keys()]);
  const first = addresses.get(distinct[0] ?? "");
  if (first !== undefined && distinct.length > 1)
    facts.push(located(distinct.length, first, "schema", `${distinct.length} postal addresses`));
  const branches = pagesOfPlaces(pages);
  const [branch] = branches;
  if (branch && branches.length > 1)
    facts.push(located(branches.length, branch.url, "url", `${branches.length} pages of places`));
  return facts;
}

const located = (value: number, url: string, region: string, quote: string): SizeFact => ({
  name: "locations",
  value,
  words: countOf(value, "place"),
  sign: { url, region, quote },
});

function openJobs(structured: readonly SiteNode[]): SizeFact[] {
  const jobs = structured.filter((node) => node.types.includes("JobPosting"));
  const titles = new Set(jobs.map((node) => textOf(node.props["title"])));
  const [first] = jobs;
  if (!first) return [];
  return [
    {
      name: "jobs",
      value: titles.size,
      words: countOf(titles.size, "open job"),
      sign: { url: first.pageUrl, region: "schema", quote: `${titles.size} job postings` },
    },
  ];
}

function openHours(structured: readonly SiteNode[]): SizeFact[] {
  return structured.flatMap((node) => {
    const hours = hoursAWeek(node, structured);
    if (hours === null) return [];
    return [
      {
        name: "hours" as const,
        value: hours,
        words: `open ${hours} hours a week`,
        sign: { url: node.pageUrl, region: "schema", quote: `${hours} opening hours a week` },
      },
    ];
  });
}

function lines(pages: readonly PageFacts[], channels: readonly Channel[]): SizeFact[] {
  const facts: SizeFact[] = [];
  const career = channels.find((channel) => channel.type === "careers");
  if (career)
    facts.push({
      name: "careers",
      value: 1,
      words: "a careers page",
      sign: { url: career.pages[0] ?? "", region: "channel", quote: career.evidence.slice(0, 120) },
    });
  const services = pages.filter((page) => page.kind === "services");
  const [first] = services;
  if (first)
    facts.push({
      name: "services",
      value: services.length,
      words: `${services.length} pages of services`,
      sign: { url: first.url, region: "url", quote: `${services.length} pages of services` },
    });
  // "Investors" alone may be whom a business serves.
  for (const page of pages) {
    const link = page.anchors.find(
      (anchor) =>
        (anchor.region === "nav" || anchor.region === "footer") &&
        /^(?:investor relations|relations investisseurs|relación con inversores|relações com investidores|relacje inwestorskie|IR情報)$/i.test(
          anchor.text.trim(),
        ),
    );
    if (link)
      return [
        ...facts,
        {
          name: "investors",
          value: 1,
          words: "a page for investors",
          sign: { url: page.url, region: "nav", quote: link.text },
        },
      ];
  }
  return facts;
}
