// What the texts of an opportunity may call by name on this site.
import type { Profile, SizeBand } from "../../model/profile.ts";
import { endStop, listOf, lowerStart, pathOf, startWith } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import type { Slots } from "../insight/fill-text.ts";
import type { VolumeSignalName } from "../insight/volume-signals.ts";
import { familyOf, templateOf } from "../insight/workflow-families.ts";
import { chooseTools, toolPlaceOf } from "./choose-tools.ts";
import type { ToolPlace } from "./choose-tools.ts";
import { isSaid } from "./opportunity-rating.ts";
import { siteWords } from "./site-words.ts";

/** Words for the business and the people who use it. */
export interface SiteVoice {
  name: string;
  people: string;
  /** Who answers for it all. */
  lead?: string;
  /** Where it is known to be a micro business nobody leads a desk: whoever leads it does the work. */
  sizeBand?: SizeBand | null;
  /** What decides which products are named. */
  tools?: ToolPlace;
  /** The page on what happens to data, as the site links it. */
  privacyPage?: string;
  /** Addresses that are linked and gone. */
  dead?: readonly string[];
}

type VoiceOf = Pick<Profile, "businessName" | "people" | "sizeBand" | "language" | "industry" | "siteType">;

/** The voice of a profile; the domain stands in where the name is unknown. */
export const voiceOf = (profile: VoiceOf, domain: string): SiteVoice => ({
  name: profile.businessName.value ?? domain,
  people: profile.people,
  lead: isOwned(profile) ? OWNER : "Person in charge",
  sizeBand: profile.sizeBand.value ?? "micro",
  tools: toolPlaceOf(profile, domain),
});

const OWNER = "Owner";
/** A club, a charity, an office, a university or a project has no owner, and where homes are let or sold that is somebody else. */
const isOwned = ({ industry, siteType }: VoiceOf): boolean =>
  siteType.value !== "nonprofit-gov" &&
  siteType.value !== "docs" &&
  industry.confidence !== "low" &&
  industry.value !== "real-estate" &&
  (industry.value !== "education" || industry.subKind !== null) &&
  !UNOWNED.has(industry.subKind ?? "");
const UNOWNED: ReadonlySet<string> = new Set(["nonprofit", "religion", "club", "fitness", "gov", "school", "docs"]);

/** Who answers for a role: in a small business whoever leads it, since its site names no such desk. */
export const roleIn = ({ sizeBand, lead = OWNER }: Pick<SiteVoice, "sizeBand" | "lead">, role: string): string =>
  sizeBand === "micro" || sizeBand === "small" || role === OWNER ? lead : role;
export const leadIn = (voice: SiteVoice): string => `the ${roleIn(voice, OWNER).toLowerCase()}`;

/** Values for the slots of a family's texts; empty where nothing was seen. */
export function slotsOf(workflow: ClaimedWorkflow, voice: SiteVoice, templateId?: string): Slots {
  const family = familyOf(workflow.id);
  const documents = labelsOf(workflow, "document");
  const firstDocument = workflow.mentions.find(({ kind }) => kind === "document");
  const fact = (name: VolumeSignalName): string =>
    workflow.volumeSignals.find((signal) => signal.name === name)?.quote ?? "";
  const pageOfFact = (name: VolumeSignalName): string =>
    pathIf(workflow.volumeSignals.find((signal) => signal.name === name)?.url);
  const { toolKinds, notTools, steps = [] } = templateOf(templateId ?? "") ?? {};
  const page = pageOf(workflow);
  const seen = seenPageOf(workflow, templateId) ?? page;
  const { onSite, openSource, commercial } = chooseTools(workflow, toolKinds, { ...voice.tools, notTools });
  // Who makes such a tool needs no example of another kind in its place.
  const isOwn = toolKinds?.some((kind) => workflow.toolsByKind?.[kind]?.length === 0) === true;
  const open = onSite[0] ?? (isOwn ? "" : (openSource[0] ?? ""));
  const tool = onSite.length > 0 || isOwn ? "" : (commercial[0] ?? "");
  const keys = workflow.volumeSignals.find(({ name }) => name === "keys-page");
  const keysPage = pageOfFact("keys-page");
  const questions = workflow.volumeSignals.find(({ name }) => name === "questions")?.value;
  return {
    name: voice.name,
    people: voice.people,
    People: startWith(voice.people),
    page,
    ...workflow.goes?.words,
    ...siteWords(workflow, { page, seen, ofForm: steps.some((step) => OF_FORM.test(step)) }),
    dataPage: startWith(pageOfFact("data-place")),
    privacyPage: voice.privacyPage ?? "",
    ...unsaidIn(workflow, voice),
    invites: askedIn(workflow),
    ...movingIn(workflow),
    wayNow: wayNowOf(workflow),
    files: filesOf(workflow),
    several: documents.length > 1 ? "each part" : "",
    keysNow: keys === undefined ? "" : `The page for keys (${keysPage} says: “${keys.quote}”), opened for production,`,
    keysOpen: keysPage === "" ? "" : `Open the page for keys that ${keysPage} speaks of`,
    seenPage: seen,
    servicesPage: pageOfFact("services"),
    document: documents[0] ?? "",
    lost: voice.dead?.some((url) => url.endsWith(`/${documents[0] ?? " "}`)) ? "could not be opened" : "",
    documents: listOf(documents, 3),
    documentPage: firstDocument ? pathOf(firstDocument.url) : "",
    vendor: workflow.tools[0] ?? "",
    open,
    tool,
    products: [open, tool].filter((product) => product !== "").join(" or "),
    readBack: readBackOf(workflow),
    formPlace: workflow.form === undefined ? `a form on ${page}` : `the form on ${pathIf(workflow.form.url)}`,
    askPage: pathIf(workflow.form?.url) || page,
    formPage: pathIf(workflow.form?.url),
    formLink: workflow.form?.ledBy ?? "",
    reached: workflow.form?.isLost ? listOf(workflow.inlets ?? [], 5) : "",
    formLacks: listOf(workflow.form?.lacks ?? [], 3),
    owner: workflow.doneBy ?? (family ? `the ${roleIn(voice, family.owner).toLowerCase()}` : "a named person"),
    record: family?.record ?? "the record",
    units: family?.unit.many ?? "events",
    said: saidIn(workflow, templateId ?? ""),
    before: pageOfFact("before-visit"),
    packages: quoted(workflow.form?.told?.packages ?? []),
    confirm: workflow.form?.byMail === true || workflow.form?.byChat === true ? "" : "confirm",
    portals: fact("portals"),
    carriers: fact("carriers"),
    insurers: fact("insurers"),
    towns: fact("towns"),
    profiles: fact("social-profiles"),
    tools: fact("tag-vendors"),
    newestPost: fact("newest-post"),
    thinProducts: lowerStart(fact("thin-products")),
    missingPages: lowerStart(fact("missing-pages")),
    questionsSeen:
      questions === undefined ? "" : `${questions} ${questions === 1 ? "question is" : "questions are"} answered`,
  };
}

/** Steps that speak of the form that was read. */
const OF_FORM = /\{form[A-Z]/;

/** The page on which the work is asked for: where the handwork is quoted, else the first page the claim rests on. */
export function pageOf({ askedOn, manualQuotes, evidence, mentions }: ClaimedWorkflow): string {
  if (askedOn !== undefined) return pathOf(askedOn);
  const [quoted, shown] = [manualQuotes, evidence].map((signs) => signs.map(({ url }) => pathOf(url)));
  const inner = (pages: readonly string[] = []): string | undefined => pages.find((page) => page !== "the home page");
  return (
    inner(quoted) ??
    quoted?.[0] ??
    inner(shown) ??
    mentions.find(({ kind }) => kind === "page")?.label ??
    shown?.[0] ??
    "the site"
  );
}

/** The page on which the trigger of a template was seen. */
function seenPageOf({ volumeSignals }: ClaimedWorkflow, templateId: string | undefined): string | undefined {
  const seen = volumeSignals.find(({ name }) => name === templateId);
  return seen && pathOf(seen.url);
}

/** No link is proposed against what the pages say of moving a visit. */
function movingIn({ moving, rules = [] }: ClaimedWorkflow): Slots {
  const termsPage = pathIf(rules.find(({ terms }) => terms.length > 0)?.url);
  return moving === undefined
    ? { termsPage, linkTermsPage: termsPage, moveHow: "", answers: "" }
    : {
        termsPage,
        linkTermsPage: "",
        moveHow: `how to move or cancel it (${pathOf(moving.url)} says: “${endStop(moving.quote)}”)`,
        answers: "a yes by its link",
      };
}

/** The words that a trigger or a fact rests on, with their page; empty where they are none. */
function saidIn({ volumeSignals }: ClaimedWorkflow, name: string): string {
  const found = volumeSignals.find((signal) => signal.name === name);
  const quote = (found?.quote ?? "").replace(/^[^\p{L}\p{N}]{1,9}/u, "");
  if (found === undefined || !IN_WORDS.test(quote)) return "";
  return isSaid(quote) ? `${pathOf(found.url)} says: “${endStop(quote)}”` : `“${quote}” on ${pathOf(found.url)}`;
}
/** Three words at least. */
const IN_WORDS = /^\S+ \S+ \S/;

const quoted = (names: readonly string[]): string =>
  listOf(
    names.map((one) => `“${one}”`),
    MOST_NAMED,
  );
const MOST_NAMED = 4;

/** A notice that says when data is deleted is not asked to say it, nor one that names who opens it for their names. */
function unsaidIn({ privacyTold: told }: ClaimedWorkflow, { privacyPage = "" }: SiteVoice): Slots {
  const notice = told?.deletion === true ? "" : privacyPage;
  return {
    deletionNotice: notice,
    deletionPage: told?.deletion === true ? "" : notice || "the page itself",
    opened: told?.access === true ? "" : "who opens it",
  };
}

const labelsOf = ({ mentions }: ClaimedWorkflow, kind: ClaimedWorkflow["mentions"][number]["kind"]): string[] =>
  mentions.filter((mention) => mention.kind === kind).map(({ label }) => label);

/** The sentence that asks people to call or write. */
function askedIn({ manualQuotes }: ClaimedWorkflow): string {
  const said = manualQuotes.find(({ region }) => region === "manual-call" || region === "manual-mail");
  return said === undefined ? "" : `${pathOf(said.url)} says: “${said.quote}”`;
}

/** Where questions of the last months can be read again: what is said on the phone cannot. */
function readBackOf({ inlets = [] }: ClaimedWorkflow): string {
  const written = inlets.filter((inlet) => !SPOKEN.has(inlet)).map((inlet) => (inlet === "a form" ? "e-mail" : inlet));
  const kept = [...new Set(written)];
  return kept.length === 0 ? "" : `read three months of ${listOf(kept, 3)} again`;
}

const SPOKEN: ReadonlySet<string> = new Set(["telephone"]);

const pathIf = (url: string | undefined): string => (url === undefined ? "" : pathOf(url));

/** What stays open beside a change, where the site names a way. */
const wayNowOf = ({ manualQuotes }: ClaimedWorkflow): string =>
  manualQuotes.flatMap(({ region, url }) => {
    const words = WAYS_NOW[region];
    return words === undefined ? [] : [`${words}, of which ${pathOf(url)} tells,`];
  })[0] ?? "";

const WAYS_NOW: Record<string, string | undefined> = {
  "manual-call": "the telephone",
  "manual-mail": "e-mail",
  "manual-form": "the form to print",
};

/** What the sentence on handwork calls the files that come in. */
const filesOf = ({ manualQuotes }: ClaimedWorkflow): string =>
  manualQuotes
    .map(({ quote }) => FILES.exec(quote)?.[1])
    .find((kind) => kind !== undefined)
    ?.concat(" files") ?? "";
const FILES = /\b(Excel|CSV|XLSX?)\b/i;
