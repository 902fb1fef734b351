// Effort of an opportunity by its kind (insight.md section 7), and the sentence that says why.
import type { Rating } from "../../model/results.ts";
import { listOf, pathOf } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { familyOf } from "../insight/workflow-families.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";
import { failedBy, isRegulated, servesWork, systemsSeen, type RatingInput } from "./opportunity-rating.ts";
import { pageOf } from "./opportunity-slots.ts";

const FEW_FORMS = 2;
/** What is on another page than the one that a change names stays as it is. */
const IS_FORM = /^the form on /;
const MOST_NAMED = 3;

export interface EffortVerdict {
  effort: Rating;
  /** Why, in one sentence. */
  ease: string;
}

const CLASSES: readonly Rating[] = ["low", "medium", "high"];

/** Effort by kind; a class up in trades that handle protected data, a class down where the product needed was seen. */
export function effortOf(input: RatingInput): EffortVerdict {
  const { template, workflow, profile } = input;
  const [start, seen] = template.effort ? [template.effort] : startOf(input);
  let at = CLASSES.indexOf(start);
  const told = workflow.namedTools ?? [];
  // What one kind of product does says nothing of another: a family's first is what its work runs on.
  const kinds = template.toolKinds ?? familyOf(workflow.id)?.vendorGroups.slice(0, 1) ?? [];
  const [known] = kinds.flatMap((kind) => workflow.toolsByKind?.[kind] ?? []);
  const unseen = template.takes ?? seen;
  const isKnown = known !== undefined && unseen?.includes(UNSEEN) === true;
  const place = isKnown && told.includes(known) ? `the pages name ${known}` : `${known} is on the site`;
  const reason = isKnown ? `${place}: what that does by itself is switched on first` : unseen;
  const reasons = reason === undefined ? [] : [reason];
  if (isProtected(input)) {
    at += 1;
    reasons.push(`${PROTECTED[profile.industry.value ?? "other"] ?? "what clients confide"} is handled`);
  }
  const [vendor] = workflow.tools;
  // A name in a sentence is not yet a product that is there.
  if (vendor !== undefined && !told.includes(vendor) && usesVendor(template, input)) {
    at -= 1;
    if (!isKnown || known !== vendor) reasons.push(`${vendor} is on the site already`);
  }
  const effort = CLASSES[Math.min(2, Math.max(0, at))] ?? "medium";
  return { effort, ease: `${[EFFORT_WORDS[effort], ...reasons].join("; ")}.` };
}

const UNSEEN = "could not be seen";

const EFFORT_WORDS: Record<Rating, string> = { low: "A day or less", medium: "Some days", high: "Weeks" };
const PROTECTED: Readonly<Record<string, string | undefined>> = {
  healthcare: "health data",
  finance: "what clients earn and own",
};

/** The class a kind of change starts from, and the fact of this business that it rests on. */
function startOf(input: RatingInput): [Rating, (string | undefined)?] {
  const { template, workflow, technologies } = input;
  const record = familyOf(workflow.id)?.record ?? "the record";
  switch (template.kind) {
    case "selfserve":
      return ["medium", `a tool is set up and linked from ${pageOf(workflow)}`];
    case "capture": {
      const here = `the form on ${pageOf(workflow)}`;
      const forms = labelsOf(workflow, ["document", "form"]).filter((label) => !IS_FORM.test(label) || label === here);
      if (forms.length === 0) return formStart(input);
      return [
        forms.length > FEW_FORMS ? "medium" : "low",
        `${listOf(forms, MOST_NAMED)} ${forms.length === 1 ? "is" : "are"} rebuilt`,
      ];
    }
    case "remind": {
      const [system] = systemsWithDates(input);
      if (workflow.signUpsBy !== undefined)
        return [
          "medium",
          `each sign-up reaches a mailbox through ${workflow.signUpsBy}, so that the list is moved to a mailing service first`,
        ];
      return system === undefined
        ? ["medium", `what ${record} runs on could not be seen, and decides how much there is to connect`]
        : ["low", `${system} knows the dates`];
    }
    case "draft": {
      if (template.fromPages !== true) return ["medium", "examples and the facts to draft from are gathered first"];
      const sources = labelsOf(workflow, ["page", "document"]);
      // Fewer pages show the work; which others hold the facts is not known.
      return sources.length >= 3 ? ["low", `there to draft from: ${listOf(sources, MOST_NAMED)}`] : ["medium"];
    }
    case "answer": {
      const assistant = technologies.find(({ feeds }) => feeds.includes("ai"))?.name;
      return assistant === undefined
        ? ["medium", `an assistant is fed with ${listOf(labelsOf(workflow, ["page"]), MOST_NAMED) || "the pages"}`]
        : ["low", `${assistant} is on the site`];
    }
    case "extract":
      return ["medium", `samples of ${familyOf(workflow.id)?.unit.many ?? "what arrives"} have to be collected`];
    case "route":
      return ["medium", "each kind needs an owner"];
    case "sync": {
      const systems = systemsSeen(input);
      return systems.length > 0
        ? ["medium", `${listOf(systems, MOST_NAMED)} ${systems.length === 1 ? "is" : "are"} joined with ${record}`]
        : ["high", `what ${record} runs on could not be seen`];
    }
    case "monitor":
      return ["low"];
    case "publish": {
      const failed = failedBy(input).length;
      return failed < MANY_FIXES ? ["low"] : ["medium", `${failed} checks of the pages are to be met`];
    }
  }
}

/** A form that is there is extended, and one that sends nothing by itself has to be replaced before it can take more. */
function formStart({ template, workflow }: RatingInput): [Rating, string] {
  const { form } = workflow;
  const asks = pageOf(workflow);
  const place = form && pathOf(form.url);
  const isThere = template.id === EXTENDS || labelsOf(workflow, ["page"]).some((page) => page === place);
  if (form === undefined || !isThere) return ["low", `a form is built for ${asks}`];
  const opens = form.byMail === true ? "a mail program" : form.byChat === true ? "a messenger" : null;
  if (form.isLost)
    return ["medium", `what is written into the form on ${place} reaches nobody, so that it is mended first`];
  return opens !== null
    ? ["medium", `the form on ${place} only opens ${opens} and sends nothing by itself, so that it is replaced first`]
    : ["low", `the form on ${place} is extended${template.id === EXTENDS ? "" : " or replaced"}`];
}

const EXTENDS = "op-quote-proposal-quote-form-more";

/** So many are no work of a day. */
const MANY_FIXES = 3;

const DATED: ReadonlySet<string> = new Set(["booking", "ecommerce", "crm"]);
const labelsOf = ({ mentions }: ClaimedWorkflow, kinds: readonly string[]): string[] =>
  mentions.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label);
/** A product for forms keeps what was sent, and knows nothing of what became of it. */
const systemsWithDates = ({ technologies, workflow }: RatingInput): string[] =>
  technologies
    .filter(({ category }) => category !== "forms")
    .filter(servesWork(workflow, DATED))
    .map(({ name }) => name);

const VENDOR_KINDS: ReadonlySet<string> = new Set(["selfserve", "capture", "remind", "answer"]);
/** Dates do not come from a product for forms. */
const usesVendor = ({ kind }: OpportunityTemplate, input: RatingInput): boolean =>
  VENDOR_KINDS.has(kind) && (kind !== "remind" || systemsWithDates(input).length > 0);

const PROTECTED_GUARDS = ["secure-upload", "secure-form", "no-advice", "claim-records"];

/** Health, money and legal matters, where papers or advice are handled; a name and a time alone are not protected. */
function isProtected({ template, profile }: RatingInput): boolean {
  return isRegulated(profile) && template.guardrails.some((guard) => PROTECTED_GUARDS.includes(guard));
}
