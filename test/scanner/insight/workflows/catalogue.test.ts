import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CHECKS } from "../../../../src/scanner/checks/all-checks.ts";
import { weightOf } from "../../../../src/scanner/checks/define-check.ts";
import { PAGE_KINDS } from "../../../../src/scanner/evidence/page-facts.ts";
import families from "../../../../src/scanner/insight/data/workflows.json" with { type: "json" };
import opportunities from "../../../../src/scanner/insight/data/opportunities.json" with { type: "json" };
import vendorGroups from "../../../../src/scanner/insight/data/workflow-vendors.json" with { type: "json" };
import phraseSets from "../../../../src/scanner/insight/data/phrase-sets.json" with { type: "json" };
import termSets from "../../../../src/scanner/insight/data/term-sets.json" with { type: "json" };
import quoteWords from "../../../../src/scanner/evidence/data/quote-words.json" with { type: "json" };
import { fillText, slotsIn } from "../../../../src/scanner/insight/fill-text.ts";
import { isKnownSignal } from "../../../../src/scanner/insight/signals/hits-of-signal.ts";
import { parseSignal, signalNames } from "../../../../src/scanner/insight/signals/parse-signal.ts";
import { kindOfTool, TOOL_KINDS } from "../../../../src/scanner/insight/tools.ts";
import { VOLUME_SIGNAL_NAMES } from "../../../../src/scanner/insight/volume-signals.ts";
import {
  OPPORTUNITY_KINDS,
  OPPORTUNITY_TEMPLATES,
  WORKFLOW_FAMILIES,
} from "../../../../src/scanner/insight/workflow-families.ts";
import { GUARDRAIL_KEYS, GUARDRAIL_TEXTS } from "../../../../src/scanner/report/guardrail-words.ts";
import { slotsOf } from "../../../../src/scanner/report/opportunity-slots.ts";
import { SKILL_PROCEDURES, SKILL_SHAPES } from "../../../../src/scanner/report/skill-procedures.ts";
import { claimOf } from "./claim.ts";

const labelled = z.strictObject({ label: z.string().min(3), when: z.string().min(1) });
const Family = z.strictObject({
  id: z.string().regex(/^wf-[a-z-]+$/),
  name: z.string(),
  shortName: z.string().min(1).optional(),
  plausibleIn: z.array(z.string().regex(/^(?:all|sells|T|H|F|R|P|E|M|RE|MK|C|O)(?:\.[a-z.-]+)?$/)).min(1),
  implausibleIn: z.array(z.string().regex(/^(?:others|T|H|F|R|P|E|M|RE|MK|C|O)(?:\.[a-z.-]+)?$/)),
  isGeneric: z.boolean(),
  asksSecondSign: z.literal(true).optional(),
  mustBeNamed: z.literal(true).optional(),
  mustShow: z.string(),
  strengthens: z.array(labelled),
  rulesOut: z.array(labelled),
  alreadyAutomated: z.array(
    labelled.extend({
      steps: z.array(z.number().int().min(0)),
      stepsUnnamed: z.array(z.number().int().min(0)).optional(),
      asRule: z.array(z.number().int().min(0)).optional(),
    }),
  ),
  drivers: z.array(labelled.extend({ sign: z.enum(["+", "-"]) })),
  steps: z
    .array(
      z.strictObject({
        name: z.string(),
        actor: z.string(),
        isManual: z.boolean(),
      }),
    )
    .min(3),
  otherWays: z
    .array(
      z.strictObject({
        when: z.string(),
        name: z.string().optional(),
        words: z.record(z.string(), z.string()),
        steps: z.record(z.string().regex(/^\d$/), z.string()),
        actors: z.record(z.string().regex(/^\d$/), z.string()).optional(),
        asks: z.string().optional(),
      }),
    )
    .optional(),
  manualSteps: z.partialRecord(z.enum(["manual-call", "manual-mail", "manual-form", "manual-wait"]), z.number().int()),
  ownWords: z.array(z.string().min(2)),
  takesOtherPhrases: z.boolean(),
  vendorGroups: z.array(z.string()),
  unit: z.strictObject({ one: z.string(), many: z.string() }),
  arrives: z.string(),
  record: z.string(),
  owner: z.string(),
  tools: z.strictObject({ openSource: z.array(z.string()).min(1), commercial: z.array(z.string()).min(1) }),
  anchor: z.string(),
  anchorBeta: z.number().min(0).max(1),
  basePotential: z.enum(["high", "medium", "low"]),
  anchoredBy: z.enum(["task", "occupation"]),
});
const Template = z.strictObject({
  id: z.string().regex(/^op-[a-z-]{1,64}$/),
  workflowId: z.string(),
  kind: z.enum(OPPORTUNITY_KINDS),
  title: z.string().max(80),
  does: z.string().regex(/\.$/),
  after: z.string().regex(/\.$/),
  today: z.string().optional(),
  steps: z.array(z.string().regex(/[^.]$/)).min(3).max(6),
  takesOver: z.array(z.number().int().min(0)),
  toolKinds: z
    .array(z.enum(Object.keys(TOOL_KINDS)))
    .min(1)
    .optional(),
  carriesHours: z.boolean(),
  isUnsized: z.literal(true).optional(),
  isStopgap: z.literal(true).optional(),
  restsOnSentence: z.literal(true).optional(),
  notTools: z.array(z.string()).min(1).optional(),
  trigger: z.string(),
  notAbout: z.array(z.string().min(3)).optional(),
  unlessSaid: z.array(z.string().min(3)).optional(),
  unlessPage: z.enum(PAGE_KINDS).optional(),
  needs: z.array(z.string()).optional(),
  fromPages: z.literal(true).optional(),
  effort: z.enum(["low", "medium", "high"]).optional(),
  takes: z.string().optional(),
  keeps: z.literal("visits").optional(),
  doneWhen: z.record(z.string().regex(/^[0-5]$/), z.string()).optional(),
  mends: z.record(z.string().regex(/^[0-5]$/), z.string().includes("{address}")).optional(),
  prerequisites: z.array(z.string()),
  acceptanceChecks: z.array(z.string()),
  proof: z.string().nullable(),
  kpi: z.string(),
  guardrails: z.array(z.enum(GUARDRAIL_KEYS)).min(1),
});

/** A step is put as a repair where its check has seen what is there and faulty. */
const mendsUnseen = ({ doneWhen = {}, mends = {} }: z.infer<typeof Template>): boolean =>
  Object.keys(mends).some((step) => !(step in doneWhen));

/** "We answer within two days" is handwork of the office, and proves no decision. */
const CARRIES_NO_STEP = -1;

describe("the catalogue of workflows", () => {
  it("has sixty families and 145 opportunities of the shape the code expects", () => {
    expect(z.array(Family).parse(families)).toHaveLength(60);
    const templates = z.array(Template).parse(opportunities);
    expect(templates).toHaveLength(145);
    expect(templates.filter(mendsUnseen)).toEqual([]);
  });

  it("holds every family and every template once, and two to five templates a family", () => {
    expect(new Set(WORKFLOW_FAMILIES.map(({ id }) => id)).size).toBe(60);
    expect(new Set(OPPORTUNITY_TEMPLATES.map(({ id }) => id)).size).toBe(145);
    for (const { id } of WORKFLOW_FAMILIES) {
      const own = OPPORTUNITY_TEMPLATES.filter(({ workflowId }) => workflowId === id);
      expect(own.length, id).toBeGreaterThanOrEqual(2);
      expect(own.length, id).toBeLessThanOrEqual(5);
    }
  });

  it("parses every condition and knows every signal in it", () => {
    const conditions = [
      ...WORKFLOW_FAMILIES.flatMap((family) => [
        family.mustShow,
        ...[
          ...family.strengthens,
          ...family.rulesOut,
          ...family.alreadyAutomated,
          ...family.drivers,
          ...(family.otherWays ?? []),
        ].map(({ when }) => when),
      ]),
      ...OPPORTUNITY_TEMPLATES.map(({ trigger }) => trigger),
    ];
    const unknown = conditions.flatMap((condition) =>
      signalNames(parseSignal(condition)).filter((name) => !isKnownSignal(name)),
    );
    expect(unknown).toEqual([]);
    expect(conditions.length).toBeGreaterThan(600);
  });

  it("asks before and after a change only for scored checks, and never for the same one twice", () => {
    const scored = new Set(CHECKS.filter((check) => weightOf(check) > 0).map(({ id }) => id));
    for (const { id, prerequisites, acceptanceChecks, doneWhen = {}, proof, steps } of OPPORTUNITY_TEMPLATES) {
      const named = [...prerequisites, ...acceptanceChecks, ...Object.values(doneWhen)];
      expect(
        named.filter((check) => !scored.has(check)),
        id,
      ).toEqual([]);
      expect(
        acceptanceChecks.filter((check) => prerequisites.includes(check)),
        id,
      ).toEqual([]);
      if (acceptanceChecks.length > 0) expect(proof, id).not.toBeNull();
      expect(
        Object.keys(doneWhen).filter((step) => steps[Number(step)] === undefined),
        id,
      ).toEqual([]);
    }
  });

  it.each([
    "term:nothing",
    "says:nothing",
    "channel:fax",
    "vendor:nothing",
    "page:nothing",
    "3+ unicorns",
    "constructor",
    "toString",
  ])("does not take %s for a signal", (name) => {
    expect(isKnownSignal(name)).toBe(false);
  });

  it("says of every change which steps of its family it takes over, so that none is told whose steps run by themselves", () => {
    for (const { id, workflowId, takesOver } of OPPORTUNITY_TEMPLATES) {
      const family = WORKFLOW_FAMILIES.find((one) => one.id === workflowId);
      for (const step of takesOver) expect(family?.steps[step], `${id} step ${step}`).toBeDefined();
    }
    const withoutStep = OPPORTUNITY_TEMPLATES.filter(({ takesOver }) => takesOver.length === 0).map(({ id }) => id);
    expect(withoutStep).toEqual([
      "op-appointment-reminders-in-diary",
      "op-order-processing-ready-messages",
      "op-newsletter-welcome-series",
      "op-client-followup-recall-dates",
      "op-client-followup-referral",
      "op-certificates-expiry-reminders",
      "op-results-publishing-receipt-auto",
      "op-membership-applications-member-data",
      "op-tax-preparation-status-updates",
      "op-purchasing-supplier-onboarding",
      "op-developer-onboarding-agent-ready-docs",
      "op-developer-onboarding-quickstart-check",
      "op-food-ordering-catering-form",
    ]);
  });

  it("knows the kind of every tool, each tool once", () => {
    const tools = WORKFLOW_FAMILIES.flatMap((family) => [...family.tools.openSource, ...family.tools.commercial]);
    expect(tools.filter((tool) => kindOfTool(tool) === undefined)).toEqual([]);
    const listed = Object.values(TOOL_KINDS).flatMap(({ openSource, commercial }) => [...openSource, ...commercial]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("points steps and vendor groups at things that exist", () => {
    for (const family of WORKFLOW_FAMILIES) {
      const told = Object.values(family.manualSteps).filter((step) => step !== CARRIES_NO_STEP);
      const steps = [...family.alreadyAutomated.flatMap((part) => part.steps), ...told];
      for (const step of steps) expect(family.steps[step], `${family.id} step ${step}`).toBeDefined();
      for (const group of family.vendorGroups) expect(vendorGroups, family.id).toHaveProperty([group]);
    }
  });

  it("fills every slot of every text, or says what stands in for it", () => {
    const known = new Set([
      ...Object.keys(slotsOf(claimOf({ id: "wf-appointment" }), { name: "x", people: "y" })),
      "vendor",
      "arrives",
      "rules",
      "terms",
      "expert",
      "emergency",
      "unit",
      "what",
      ...WORKFLOW_FAMILIES.flatMap(({ otherWays = [] }) => otherWays.flatMap(({ words }) => Object.keys(words))),
    ]);
    const texts = [
      ...WORKFLOW_FAMILIES.flatMap(({ alreadyAutomated }) => alreadyAutomated.map(({ label }) => label)),
      ...OPPORTUNITY_TEMPLATES.flatMap(({ title, does, after, today, steps, proof }) => [
        title,
        does,
        after,
        today ?? "",
        proof ?? "",
        ...steps,
      ]),
      ...[...Object.values(SKILL_PROCEDURES), ...Object.values(SKILL_SHAPES)].flatMap(
        ({ trigger, inputs, outputs, steps }) => [trigger, ...inputs, ...outputs, ...steps],
      ),
    ];
    expect(texts.flatMap(slotsIn).filter((slot) => !known.has(slot))).toEqual([]);
    const leftover = texts.map((text) => fillText(text, {})).filter((text) => /[{}[\]|]/.test(text));
    expect(leftover).toEqual([]);
  });

  it("keeps the hosts of vendors lower case and the words of sets apart by language", () => {
    for (const [name, group] of Object.entries(vendorGroups)) {
      for (const host of Object.keys(group.hosts))
        expect(host, name).toMatch(/^[a-z0-9.-]+\.[a-z]{2,}(?:\/(?:\*\/)?[a-z0-9/_-]+)?$/);
      const names = "names" in group ? group.names : [];
      expect(new Set([...names, ...Object.values(group.hosts)]).size, name).toBe(
        names.length + new Set(Object.values(group.hosts)).size,
      );
    }
    const sets: [string, Record<string, string[]>][] = [
      ...Object.entries({ ...termSets.sets, quote: quoteWords.asked }),
      ...Object.entries({ ...phraseSets, configurator: quoteWords.calculators }),
    ];
    for (const [name, byLanguage] of sets) {
      for (const [language, words] of Object.entries(byLanguage)) {
        expect(language, name).toMatch(/^[a-z]{2}$/);
        expect(new Set(words).size, `${name} ${language}`).toBe(words.length);
        expect(words.length, `${name} ${language}`).toBeGreaterThan(0);
      }
    }
    expect(Object.keys(termSets.sets)).toHaveLength(71);
  });

  it("names every number once", () => {
    expect(new Set(VOLUME_SIGNAL_NAMES).size).toBe(VOLUME_SIGNAL_NAMES.length);
  });
});

it("takes a customer system for no proof that outcomes are noted by themselves", () => {
  const family = WORKFLOW_FAMILIES.find(({ id }) => id === "wf-lead-intake");
  const landing = family?.alreadyAutomated.find(({ when }) => when.includes("vendor:crm"));
  expect(landing?.steps.map((step) => family?.steps[step]?.name)).toEqual(["Read and copy to list"]);
});

it("calls the business by name once in a change at most, and in no step or risk", () => {
  const namesIn = (texts: readonly string[]): number => texts.join(" ").split("{name}").length - 1;
  for (const { id, title, does, after, today = "", takes = "", steps } of OPPORTUNITY_TEMPLATES) {
    expect(namesIn([title, does, after, today, takes]), id).toBeLessThan(2);
    expect(namesIn(steps), id).toBe(0);
  }
  expect(namesIn(GUARDRAIL_TEXTS)).toBe(0);
});

it("says what an inquiry is asked for, and of a reminder what can be done without a calendar", () => {
  const textOf = (wanted: string): string => {
    const template = OPPORTUNITY_TEMPLATES.find(({ id }) => id === wanted);
    return fillText([template?.does, template?.proof, ...(template?.steps ?? [])].join(" "), { people: "clients" });
  };
  expect(textOf("op-lead-intake-structured-intake")).toMatch(/depends on \(the topic, .* asks for the topic,/);
  expect(textOf("op-client-followup-recall-dates")).toContain("Offer three free days in the reminder");
});
