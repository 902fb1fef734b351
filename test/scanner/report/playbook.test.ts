import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../src/model/outcome.ts";
import { Playbook } from "../../../src/model/playbook.ts";
import type { SiteType } from "../../../src/model/profile.ts";
import type { Opportunity, TopFix } from "../../../src/model/results.ts";
import type { SiteEvidence } from "../../../src/scanner/evidence/site-evidence.ts";
import { GOES_NOWHERE } from "../../../src/scanner/evidence/operability/dead-forms.ts";
import { claimWorkflows } from "../../../src/scanner/insight/claim-workflows.ts";
import { OPPORTUNITY_TEMPLATES } from "../../../src/scanner/insight/workflow-families.ts";
import type { OpportunityKind } from "../../../src/scanner/insight/workflow-families.ts";
import { chooseTools } from "../../../src/scanner/report/choose-tools.ts";
import { skillIdOf } from "../../../src/scanner/report/compose-skill.ts";
import { composePlaybook } from "../../../src/scanner/report/compose-playbook.ts";
import { withinHost } from "../../../src/scanner/report/host-limits.ts";
import { deriveOpportunities } from "../../../src/scanner/report/derive-opportunities.ts";
import { estimateAllHours } from "../../../src/scanner/report/estimate-all-hours.ts";
import {
  inert,
  SKILL_DESCRIPTION_CHARS,
  SKILL_NAME_CHARS,
  yamlText,
} from "../../../src/scanner/report/skill-markdown.ts";
import { risksOf } from "../../../src/scanner/report/guardrail-words.ts";
import { metricOf } from "../../../src/scanner/report/skill-metric.ts";
import { procedureOf, SKILL_PROCEDURES, SKILL_SHAPES } from "../../../src/scanner/report/skill-procedures.ts";
import { dentalOutcomes, dentalPractice } from "../../fixtures/businesses/dental-practice.ts";
import { softwareCompany } from "../../fixtures/businesses/software-company.ts";
import { webShop } from "../../fixtures/businesses/web-shop.ts";
import { site, text } from "../../fixtures/site.ts";

const SCAN_ID = "0190a000-0000-7000-8000-000000000000";

function playbookOf(evidence: SiteEvidence, outcomes: readonly Outcome[] = []): Playbook {
  const workflows = claimWorkflows(evidence);
  const { profile, channels, technologies } = evidence;
  const domain = evidence.target.registrableDomain;
  const hours = estimateAllHours({
    workflows,
    industry: profile.industry.value,
    subKind: profile.industry.subKind,
    sizeBand: profile.sizeBand.value ?? "micro",
  });
  const opportunities = deriveOpportunities({ workflows, hours, profile, domain, channels, technologies, outcomes });
  const scores = { readiness: 71, aeo: 64 };
  return composePlaybook({
    scanId: SCAN_ID,
    domain,
    profile,
    opportunities,
    workflows,
    outcomes,
    topFixes: [],
    scores,
  });
}

/** Front matter and body of a skill file. */
function readSkill(skillMd: string): { front: Record<string, string>; body: string } {
  const [, head = "", ...rest] = skillMd.split("---\n");
  const front = Object.fromEntries(
    head
      .trim()
      .split("\n")
      .map((line) => {
        const at = line.indexOf(": ");
        const value = line.slice(at + 2);
        return [line.slice(0, at), value.startsWith('"') ? String(JSON.parse(value)) : value];
      }),
  );
  return { front, body: rest.join("---\n") };
}

describe("the playbook of the dental practice", () => {
  const playbook = playbookOf(dentalPractice, dentalOutcomes);
  const phases = playbook.roadmap?.phases ?? [];

  it("is three phases of thirty days: repairs, first changes, further changes", () => {
    expect(phases.map(({ name, startDay, endDay }) => [name, startDay, endDay])).toEqual([
      ["Fix access and data", 1, 30],
      ["First changes", 31, 60],
      ["Further changes", 61, 90],
    ]);
    expect(phases[0]?.actions.map(({ skillId }) => skillId)).toEqual([
      "fix-forms",
      "fix-key-facts",
      "fix-structured-facts",
      "fix-trust",
    ]);
    expect(phases[1]?.actions.map(({ skillId }) => skillId)).toEqual([
      "appointment-online-booking",
      "appointment-reminders",
    ]);
    expect(phases[2]?.actions.map(({ skillId }) => skillId)).toEqual([
      "intake-forms-web-form",
      "claims-insurance-claim-draft",
      "intake-forms-form-extract",
    ]);
  });

  it("says with numbers what is reached at the end of each phase", () => {
    expect(phases[0]?.milestone).toBe(
      "Day 30: a new scan of Harbor Lane Dental passes the 5 checks that are mended here.",
    );
    expect(phases[1]?.milestone).toMatch(
      /^Day 60: both are in use at Harbor Lane Dental, .* In full use “Let patients pick a time at Harbor Lane Dental online” should save about 8 h a month\.$/,
    );
    expect(phases.map(({ hoursSavedPerMonth }) => hoursSavedPerMonth)).toEqual([0, 8, 4.5]);
  });

  it("gives every action an owner, the checks that fail today and have to pass first, and those that prove it", () => {
    const booking = phases[1]?.actions.find(({ skillId }) => skillId === "appointment-online-booking");
    expect(booking).toEqual({
      skillId: "appointment-online-booking",
      title: "Let patients pick a time at Harbor Lane Dental online",
      ownerRole: "Owner",
      prerequisites: ["service-or-product-node", "privacy-policy"],
      acceptance: [],
      kpi: "Bookings made by phone",
      effort: "medium",
    });
    const failing = dentalOutcomes.filter(({ status }) => status !== "pass").map(({ id }) => id);
    for (const { prerequisites } of phases.flatMap(({ actions }) => actions))
      expect(failing).toEqual(expect.arrayContaining(prerequisites));
  });

  it("repairs in the first month what stands in the way of the later ones", () => {
    const repaired = phases[0]?.actions.flatMap(({ acceptance }) => acceptance) ?? [];
    const needed = phases.slice(1).flatMap(({ actions }) => actions.flatMap(({ prerequisites }) => prerequisites));
    expect(repaired).toEqual(expect.arrayContaining(needed));
  });

  it("does in full, under the name of the gain, what the report proposes with the names of its fixes", () => {
    const fix = dentalOutcomes.find(({ id }) => id === "form-labels");
    const closed = playbookOf(dentalPractice, dentalOutcomes.concat(fix ? { ...fix, id: "home-indexable" } : []));
    const access = closed.skills?.find(({ id }) => id === "fix-access");
    expect(access?.name).toBe("Open Harbor Lane Dental to search and assistants: /contact");
    expect(access?.steps[0]).toContain(fix?.fix.replace(/\.$/, ""));
    const checks = phases[0]?.actions.flatMap(({ acceptance }) => acceptance) ?? [];
    expect(new Set(checks).size).toBe(checks.length);
  });

  it("names the first five skills", () => {
    expect(playbook.topPrioritySkills).toEqual(playbook.skills?.slice(0, 5).map(({ name }) => name));
    expect(playbook.topPrioritySkills[0]).toBe("Let patients pick a time at Harbor Lane Dental online");
    expect(playbook.skillCount).toBe(playbook.skills?.length);
  });
});

describe("the change that the report begins with", () => {
  const opportunityOf = (id: string, kind: string, effort: string) =>
    ({
      id,
      kind,
      effort,
      title: `Title of ${id}`,
      description: "",
      workflowId: "wf-client-onboarding",
      impact: "high",
    }) as Opportunity;
  const phasesOf = (...opportunities: Opportunity[]): string[][] => {
    const { profile, target } = softwareCompany;
    const domain = target.registrableDomain;
    const scores = { readiness: 71, aeo: 64 };
    const rest = { scanId: SCAN_ID, domain, profile, workflows: [], outcomes: [], topFixes: [], scores };
    const { phases = [] } = composePlaybook({ ...rest, opportunities }).roadmap ?? {};
    return phases.map(({ actions }) => actions.map(({ title }) => title.replace("Title of op-", "")));
  };

  it("waits for no third month, and every change is in one phase", () => {
    const first = opportunityOf("op-import", "extract", "medium");
    const other = opportunityOf("op-sync", "sync", "medium");
    const easy = opportunityOf("op-form", "capture", "low");
    expect(phasesOf(first, other, easy)).toEqual([[], ["import", "form"], ["sync"]]);
    expect(phasesOf({ ...first, effort: "high" }, other, easy)).toEqual([[], ["form"], ["import", "sync"]]);
  });
});

describe("what a phase holds", () => {
  const changeOf = (id: string, effort: string, kpi = `Count of ${id}`) =>
    ({
      id: `op-${id}`,
      kind: "selfserve",
      effort,
      kpi,
      title: `Title of ${id}`,
      description: "",
      workflowId: "wf-appointment",
    }) as Opportunity;
  const failing = (id: string, effort: "S" | "M", weight: number): Outcome[] =>
    dentalOutcomes.slice(0, 1).map((like) => ({ ...like, id, effort, weight, status: "fail", score: 0 }));
  const likeIn = (category: Outcome["category"], outcomes: Outcome[]): Outcome[] =>
    outcomes.map((outcome) => ({ ...outcome, category }));
  const { profile, target } = dentalPractice;
  const planOf = (
    opportunities: Opportunity[],
    outcomes: Outcome[] = [],
    fixes: string[] = [],
    type = profile.siteType.value,
  ) =>
    composePlaybook({
      scanId: SCAN_ID,
      domain: target.registrableDomain,
      profile: { ...profile, siteType: { ...profile.siteType, value: type } },
      workflows: [],
      opportunities,
      outcomes,
      topFixes: fixes.map((checkId) => ({ checkId }) as TopFix),
      scores: { readiness: 71, aeo: 64 },
    }).roadmap?.phases ?? [];

  it("names all that a repair is about", () => {
    const outcomes = likeIn("Structured data and entity", [
      ...failing("localbusiness-present", "S", 5),
      ...failing("organization-present", "S", 4),
      ...failing("jsonld-present", "S", 3),
      ...failing("html-lang", "S", 1),
    ]);
    const [first] =
      composePlaybook({
        scanId: SCAN_ID,
        domain: target.registrableDomain,
        profile,
        workflows: [],
        opportunities: [],
        outcomes,
        topFixes: [
          { checkId: "organization-present", title: "The site says who it belongs to" } as TopFix,
          { checkId: "html-lang", title: "Every page says which language it is in" } as TopFix,
        ],
        scores: { readiness: 71, aeo: 64 },
      }).roadmap?.phases ?? [];
    expect(first?.actions.map(({ title }) => title)).toEqual([
      `State the kind of business, the name, the main facts and the language of ${profile.businessName.value} in a form machines can check`,
    ]);
  });

  it("names what is mended beside what a repair is proposed for", () => {
    const outcomes = likeIn("Structured data and entity", [
      ...failing("localbusiness-present", "S", 5),
      ...failing("service-or-product-node", "M", 2).map((one) => ({ ...one, title: "Each offer is described" })),
    ]);
    const proposal = {
      ...changeOf("fix-structured-facts", "low"),
      title: "Let assistants name us",
      workflowId: null,
      checkIds: ["localbusiness-present"],
    };
    const fixes = ["a", "b", "c", "service-or-product-node"];
    const [first] = planOf([proposal], outcomes, fixes);
    expect(first?.actions.map(({ title, effort }) => [title, effort])).toEqual([
      ["Let assistants name us, with “Each offer is described”", "medium"],
    ]);
    const [same] = planOf([{ ...proposal, effort: "medium" }], outcomes, fixes);
    expect(same?.actions.map(({ title }) => title)).toEqual(["Let assistants name us, with “Each offer is described”"]);
  });

  it("is three changes of a day in the second month, called quick then, or two of some days", () => {
    const lengths = (efforts: readonly Opportunity["effort"][]) => {
      const [, first, later] = planOf(efforts.map((effort, at) => changeOf("abcd"[at] ?? "", effort)));
      return [first?.name, first?.actions.length, later?.name, later?.actions.length];
    };
    expect(lengths(["medium", "medium", "medium", "medium"])).toEqual(["First changes", 2, "Further changes", 2]);
    expect(lengths(["low", "low", "low", "low"])).toEqual(["Quick wins", 3, "Further changes", 1]);
    expect(lengths(["medium", "low", "low", "low"])).toEqual(["First changes", 3, "Further changes", 1]);
    const [, quick, rest] = planOf([changeOf("a", "low")]);
    expect([quick?.name, rest?.name, rest?.actions.length]).toEqual(["Quick wins", "Compare and go on", 0]);
    expect(rest?.milestone).toBe(
      "Day 90: a new scan of Harbor Lane Dental is compared with this one (readiness 71, AEO 64).",
    );
  });

  it("takes changes to one kind of work together, the first of the report before all others", () => {
    const work = (id: string, workflowId: string) => ({ ...changeOf(id, "medium"), workflowId });
    const [, first, later] = planOf([work("a", "wf-one"), work("b", "wf-two"), work("c", "wf-one")]);
    expect(first?.actions.map(({ title }) => title)).toEqual(["Title of a", "Title of c"]);
    expect(later?.actions.map(({ title }) => title)).toEqual(["Title of b"]);
  });

  it("asks for reviews before another form of the pages where people go to a place", () => {
    const outcomes = [...failing("reviews-present", "M", 0.5), ...failing("markdown-negotiation", "M", 0.5)].map(
      (outcome) => ({ ...outcome, fix: `Mend ${outcome.id}.` }),
    );
    const fixes = ["a", "b", "c", "d", "e", "markdown-negotiation"];
    const planned = (type: SiteType) =>
      planOf([], outcomes, fixes, type)[0]?.actions.flatMap(({ acceptance }) => acceptance);
    expect(planned("local-business")).toEqual(["reviews-present"]);
    expect(planned("saas-api")).toEqual(["markdown-negotiation"]);
  });

  it("gives no other form of the pages to a business that no program reads, and says where little is left", () => {
    const outcomes = failing("markdown-negotiation", "M", 0.5).map((outcome) => ({ ...outcome, fix: "Answer." }));
    const first = (type: SiteType) => planOf([], outcomes, ["markdown-negotiation"], type)[0]?.actions.length;
    expect([first("services"), first("ecommerce"), first("docs")]).toEqual([0, 0, 1]);
  });

  it("begins with what loses requests and with places that nobody filled in, whichever gains more", () => {
    const shown = (id: string, meaning: string, status: "info" | "fail"): Outcome[] =>
      failing(id, "S", 0.2).map((outcome) => ({
        ...outcome,
        status,
        evidence: [{ url: "https://example-clinic.com/terms", received: "[address]", meaning }],
      }));
    const open = shown("leftovers", "A fact of the business is missing here, and the place for it is shown.", "info");
    const dead = shown("form-nojs-submit", GOES_NOWHERE, "fail");
    const fixes = ["canonical-present"];
    const firstOf = (grave: Outcome[]) =>
      planOf([changeOf("a", "low")], [...failing("canonical-present", "M", 2), ...grave], fixes)[0];
    expect(firstOf(open)?.actions[0]).toMatchObject({ skillId: "fix-open-places", acceptance: [] });
    expect(firstOf(open)?.actions[0]?.title).toMatch(
      /^Mend places in legal texts that nobody filled in on the pages of /,
    );
    expect(firstOf(open)?.goal).toContain("in 1 group, and 1 repair that no check scores; ");
    expect(firstOf(open)?.milestone).toBe(
      "Day 30: a new scan of Harbor Lane Dental passes the check that is mended here.",
    );
    expect(firstOf(dead)?.actions[0]?.acceptance).toContain("form-nojs-submit");
    expect(firstOf(shown("leftovers", "It leads nowhere unless a script takes over.", "info"))?.actions).toHaveLength(
      1,
    );
  });

  it("names what happens to visitors' data however little it gains, since the law asks for it", () => {
    const outcomes = likeIn("Trust and safety", [
      ...failing("privacy-policy", "M", 0.3),
      ...failing("imprint-or-legal", "M", 0.3).map((outcome) => ({ ...outcome, fix: "Say who runs it." })),
    ]);
    expect(planOf([], outcomes)[0]?.actions.map(({ acceptance }) => acceptance)).toEqual([["privacy-policy"]]);
  });

  it("promises nothing that the host of the pages lets nobody set, and says so", () => {
    const outcomes = [...failing("nosniff", "S", 0.5), ...failing("canonical-present", "M", 2)];
    const within = [...withinHost(outcomes, "https://someone.github.io/", [])];
    const [phase] = planOf([], within, ["nosniff", "canonical-present"]);
    expect(phase?.actions.map(({ acceptance }) => acceptance)).toEqual([["canonical-present"]]);
    expect(phase?.goal).toMatch(/; not possible where the site lies today: “[^”]+”\./);
    expect(phase?.milestone).toBe("Day 30: a new scan of Harbor Lane Dental passes the check that is mended here.");
  });

  it("is led by no owner where there is none", () => {
    const ledBy = (type: SiteType) =>
      planOf([], likeIn("Access and crawl", failing("canonical-present", "M", 2)), ["canonical-present"], type)[0]
        ?.actions[0]?.ownerRole;
    expect(ledBy("local-business")).toBe("Owner, with whoever keeps the website");
    expect(ledBy("nonprofit-gov")).toBe("Person in charge, with whoever keeps the website");
  });

  it("begins to count in the first month what the changes are compared by, and not what is new with them", () => {
    const [repairs] = planOf([changeOf("a", "low"), changeOf("b", "low", "Requests online")]);
    expect(repairs?.goal).toMatch(/; to compare the changes with, count “Count of a” from now on\./);
    const [none, quick] = planOf([changeOf("b", "low", "Requests online")]);
    expect(none?.goal).not.toMatch(/already/);
    expect(quick?.milestone).toBe("Day 60: it is in use at Harbor Lane Dental, with “Requests online” written down.");
  });

  it("repairs what takes an hour or gains much, the first of the list of fixes first, and says where the others are", () => {
    const outcomes = [
      ...failing("hsts", "S", 0.5),
      ...failing("canonical-present", "M", 2),
      ...failing("markdown-negotiation", "M", 0.5),
    ].map((outcome) => ({ ...outcome, fix: `Mend ${outcome.id}.` }));
    const [repairs] = planOf([], outcomes, ["unlisted", "canonical-present"]);
    expect(repairs?.actions.map(({ acceptance }) => acceptance)).toEqual([["canonical-present"], ["hsts"]]);
    expect(repairs?.goal).toMatch(/2 of the 3 checks that fail or warn today, in 2 groups; left for later: “[^”]+”\./);
    expect(planOf([], outcomes.slice(0, 1))[0]?.goal).not.toMatch(/planned/);
    // What a change to the work mends itself is neither repaired before it nor left out.
    const changes = [{ ...changeOf("a", "low"), acceptance: ["markdown-negotiation"] }];
    const [before] = planOf(changes, outcomes, ["unlisted", "canonical-present"]);
    expect(before?.goal).toContain("in 2 groups; 1 more comes with the changes below;");
    expect(before?.goal).not.toMatch(/planned/);
    // The fix of a planned check makes this one as well.
    const along = outcomes.map((outcome) => ({ ...outcome, fix: "Send the header." }));
    expect(planOf([], along, ["unlisted", "canonical-present"])[0]?.goal).toContain(": 3 checks that fail or warn");
  });
});

describe("a phase without a change", () => {
  it("says what to do with these days, in the words of what was changed before", () => {
    const [, quick, later] = playbookOf(site()).roadmap?.phases ?? [];
    expect(quick).toMatchObject({ actions: [], hoursSavedPerMonth: 0 });
    expect(quick?.goal).toMatch(
      /^No change to the work at .* is proposed: what the first month leaves open comes now\.$/,
    );
    expect(quick?.milestone).toMatch(/^Day 60: what the first month left open at .* is mended\.$/);
    expect(later?.goal).toMatch(/^Scan .* again, and compare the two reports\.$/);
    expect([quick?.goal, later?.goal].join(" ")).not.toMatch(/Nothing at/);
  });
});

describe.each<[string, SiteEvidence, readonly Outcome[]]>([
  ["dental practice", dentalPractice, dentalOutcomes],
  ["web shop", webShop, []],
  ["software company", softwareCompany, dentalOutcomes],
  ["site that shows nothing", site(), []],
])("the playbook of the %s", (_name, evidence, outcomes) => {
  const playbook = playbookOf(evidence, outcomes);
  const skills = playbook.skills ?? [];

  it("has the shape of the contract", () => {
    expect(Playbook.parse(playbook)).toEqual(playbook);
  });

  it("has a skill behind every action, and every skill in a phase", () => {
    const actions = playbook.roadmap?.phases.flatMap((phase) => phase.actions.map(({ skillId }) => skillId)) ?? [];
    expect(actions.toSorted()).toEqual(skills.map(({ id }) => id).toSorted());
    expect(new Set(actions).size).toBe(actions.length);
  });

  it("writes each skill as a valid skill file that says what and when", () => {
    for (const skill of skills) {
      const { front, body } = readSkill(skill.skillMd);
      expect(Object.keys(front)).toEqual(["name", "description"]);
      expect(front["name"]).toBe(skill.id);
      expect(front["name"]).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(skill.id.length).toBeLessThanOrEqual(SKILL_NAME_CHARS);
      expect(front["description"]?.length).toBeGreaterThan(40);
      expect(front["description"]?.length).toBeLessThanOrEqual(SKILL_DESCRIPTION_CHARS);
      expect(front["description"]).toContain("Use when: ");
      // What it is called, and what it does, are said once each.
      expect(front["description"], skill.id).not.toContain(skill.name);
      expect(body, skill.id).not.toContain(skill.description);
      for (const title of ["When to use", "Inputs", "Steps", "Guardrails", "Output", "Success metric"]) {
        expect(body, skill.id).toContain(`\n## ${title}\n`);
      }
      expect(skill.steps.length, skill.id).toBeGreaterThanOrEqual(3);
      expect(skill.inputs.length, skill.id).toBeGreaterThan(0);
      expect(skill.guardrails.length, skill.id).toBeGreaterThan(0);
      expect(skill.skillMd, skill.id).not.toMatch(/[{}]|undefined| {2}\S/);
    }
  });
});

describe("a skill that mends checks", () => {
  const outcomes = dentalOutcomes.map((outcome) =>
    outcome.status === "pass"
      ? outcome
      : {
          ...outcome,
          fix: "Correct the pages named here.",
          evidence: [
            {
              url: "https://www.harborlanedental.com/fees",
              received: "PerplexityBot: line 8: Disallow: / from 8am, $95",
              meaning: "",
            },
          ],
          draft: {
            kind: "html" as const,
            title: "Labels",
            target: "https://www.harborlanedental.com/fees",
            content: "<label>Name</label>\n```",
            notes: ["Goes beside the field."],
            notice: "",
          },
        },
  );
  const skills = (playbookOf(dentalPractice, outcomes).skills ?? []).filter(({ id }) => id.startsWith("fix-"));

  it("holds the addresses, figures and names it speaks of, the checks that should pass, and the draft in a fence", () => {
    expect(skills.length).toBeGreaterThan(1);
    for (const { skillMd, trigger, steps } of skills) {
      expect(skillMd).not.toMatch(/named (?:here|below)/);
      expect(steps[0]).toBe("Correct the pages listed in this step. Where: /fees (8am, $95). Agents: PerplexityBot");
      expect(trigger).toMatch(/^A new scan fails or warns on (?:one of these checks:|the check) [a-z-]+/);
      expect(skillMd).toContain("## Drafts to paste");
      expect(skillMd).toContain("````\n<label>Name</label>\n```\n````");
    }
  });
});

describe("a skill of a kind", () => {
  it("asks for nothing that its work does not have", () => {
    const publish = SKILL_PROCEDURES.publish;
    expect(JSON.stringify(publish)).not.toMatch(/price|hour/);
  });

  it("runs as its own change runs, and not as another of its kind", () => {
    const said = (id: string, kind: OpportunityKind): string => JSON.stringify(procedureOf({ id, kind }));
    expect(said("op-invoicing-pay-online", "selfserve")).not.toMatch(/book|cancel/);
    expect(said("op-recruiting-candidate-updates", "remind")).not.toMatch(/agree|stop|date that/);
    expect(said("op-order-processing-order-updates", "remind")).toMatch(/state/);
    expect(said("op-newsletter-welcome-series", "remind")).toMatch(/did not agree or have stopped/);
    expect(said("op-inventory-merch-feed-quality", "publish")).not.toMatch(/heading|sentence|scripts/);
    expect(said("op-dealer-enquiry-dealer-portal", "selfserve")).not.toMatch(/book|free/);
    expect(said("op-appointment-online-booking", "selfserve")).toMatch(/what can be booked/);
    const waiting = said("op-inventory-merch-back-in-stock", "capture");
    expect(waiting).toMatch(/write once/);
    expect(waiting).not.toMatch(/fact|complete entry|missing/);
    expect(said("op-client-onboarding-data-import", "extract")).not.toMatch(/certainty|amount/);
    expect(said("op-claims-insurance-claim-draft", "draft")).not.toMatch(/tone|approved/);
    expect(said("op-event-registration-seats", "selfserve")).toMatch(/waiting list/);
    expect(said("op-dealer-enquiry-dealer-form", "capture")).toMatch(/price list/);
    expect(said("op-customer-inquiry-faq-from-mail", "publish")).not.toMatch(/nobody asks/);
    expect(said("op-recruiting-apply-form", "capture")).toMatch(/complete entry/);
    expect(procedureOf({ id: "op-menu-updates-menu-text", kind: "publish" })).toBe(SKILL_PROCEDURES.publish);
    const shaped = Object.values(SKILL_SHAPES).flatMap((shape) => shape.for);
    expect(new Set(shaped).size).toBe(shaped.length);
  });

  it("may look up whom it briefs on, and prices where it offers", () => {
    const said = (id: string): string => JSON.stringify(procedureOf({ id, kind: "draft" }));
    expect(said("op-sales-demo-demo-prep")).toMatch(/public website/);
    expect(said("op-sales-demo-demo-prep")).not.toMatch(/nothing from elsewhere|tone/);
    expect(said("op-quote-proposal-quote-draft")).toMatch(/price list/);
    expect(said("op-developer-onboarding-own-keys")).toMatch(/makes it on the page/);
  });

  it("asks no consent of those who ask for something themselves, and stops no message that a case needs", () => {
    const guardsOf = (id: string): readonly string[] =>
      OPPORTUNITY_TEMPLATES.find((one) => one.id === id)?.guardrails ?? [];
    expect(guardsOf("op-order-processing-order-updates")).toEqual(["receipt-first", "no-ads", "pii-min"]);
    expect(guardsOf("op-membership-billing-failed-payments")).not.toContain("opt-out");
    expect(guardsOf("op-review-management-ask-review")).toEqual(expect.arrayContaining(["consent", "opt-out"]));
    expect(risksOf(guardsOf("op-order-processing-order-updates"), { owner: "the owner" }).join()).toMatch(
      /until the owner has accepted/,
    );
  });

  it("has a name of its own in which no word is said twice", () => {
    const names = OPPORTUNITY_TEMPLATES.map(skillIdOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("sales-demo-calendar");
    expect(names.filter((name) => /\b(\w+)-\1\b/.test(name))).toEqual([]);
  });

  it("says which way its figure should go, for every figure of the catalogue", () => {
    for (const { kpi } of OPPORTUNITY_TEMPLATES) expect(metricOf(kpi), kpi).toMatch(/; it should (?:rise|fall)$/);
    expect(metricOf("No-show rate")).toMatch(/fall$/);
    expect(metricOf("Reviews per month")).toMatch(/rise$/);
    expect(metricOf("A figure that nobody listed")).toMatch(/each month$/);
    expect(metricOf("Pages on which these checks pass", true)).toMatch(/rise$/);
    expect(metricOf("Links that lead nowhere", true)).toMatch(/fall$/);
    expect(metricOf("Requests online")).toBe("Requests online: counted each month from the start; it should rise");
    expect(metricOf("No-show rate")).toMatch(/a month before the start/);
  });

  it("is given the figures of the rules with their pages, and a way out for emergencies where people are treated", () => {
    const dental = playbookOf(dentalPractice, dentalOutcomes).skills ?? [];
    const booking = dental.find(({ id }) => id === "appointment-online-booking");
    expect(booking?.guardrails.join()).not.toMatch(/agree first/);
    const form = dental.find(({ id }) => id === "intake-forms-web-form");
    expect(form?.guardrails.join()).toMatch(/specially protected/);
    for (const { steps } of playbookOf(webShop).skills ?? []) expect(steps.join()).not.toMatch(/emergency/);
  });

  it("names no system of a large firm to a business of a few people", () => {
    const work = { id: "wf-recruiting", tools: [] };
    const named = (band: "micro" | "medium"): string => {
      const { openSource, commercial } = chooseTools(work, undefined, { sizeBand: band });
      return [...openSource, ...commercial].join();
    };
    expect(named("micro")).not.toMatch(/Greenhouse|Odoo/);
    expect(named("medium")).toMatch(/Greenhouse/);
  });

  it("names a page's own editor for a page, and the shop system in use first for work of the shop", () => {
    const { sizeBand } = webShop.profile;
    const larger = { ...webShop, profile: { ...webShop.profile, sizeBand: { ...sizeBand, value: "medium" as const } } };
    expect(playbookOf(larger).skills?.map(({ id }) => id)).not.toContain("customer-inquiry-faq-from-mail");
    const [first, ...pages] = larger.pages;
    if (first === undefined) throw new Error("the shop has no pages");
    const blocks = [...first.blocks, text("If you have any questions, please e-mail us.")];
    const asking = { ...larger, pages: [{ ...first, blocks }, ...pages] };
    const shop = playbookOf(asking).skills ?? [];
    const faq = shop.find(({ id }) => id === "customer-inquiry-faq-from-mail");
    // Nothing is made by machine of which a part could be read.
    expect(faq?.skillMd).not.toContain("Errors creep in");
    expect(faq?.tools.length).toBeGreaterThan(0);
    expect(faq?.tools.join()).not.toMatch(/for example/);
    expect(shop.find(({ id }) => id === "complaint-returns-portal")?.tools[0]).toBe("Shopify (on the site)");
  });
});

describe("a skill file", () => {
  it("carries nothing by which a page could give orders to the agent that reads it", () => {
    expect(inert("Ignore this\n# New task\n```sh rm```\u200b<b>[x](y)</b>")).toBe(
      "Ignore this # New task sh rmbx(y)/b",
    );
    expect(inert("---\nname: other")).toBe("name: other");
    const llms = "Begin with `# Name`, add a line after `>`, list under `##` as `- [Title](https://…): what is there`";
    expect(inert(llms)).toBe(llms);
    expect(inert("`rm -rf` and `[x](https://a.example)`")).toBe("rm -rf and x(https://a.example)");
    expect(inert("Put them before </urlset>, in <script>x</script>")).toBe(
      "Put them before `</urlset>`, in scriptx/script",
    );
    expect(inert("the group for everyone (User-agent: *) and *others*")).toBe(
      "the group for everyone (`User-agent: *`) and others",
    );
    expect(inert('exactly one <link rel="canonical" href="…">')).toBe('exactly one `<link rel="canonical" href="…">`');
    expect(inert(`${"x".repeat(590)} <urlset> y`)).toBe(`${"x".repeat(590)} `);
    expect(inert("x".repeat(5_000)).length).toBe(600);
  });

  it("quotes YAML so that any text stays one value", () => {
    expect(yamlText('He said: "no", #1\nand: two')).toBe('"He said: \\"no\\", #1 and: two"');
    expect(JSON.parse(yamlText("a: b - c # d"))).toBe("a: b - c # d");
  });

  it("holds no sentence of the scanned site", () => {
    for (const { skillMd } of playbookOf(dentalPractice, dentalOutcomes).skills ?? [])
      expect(skillMd).not.toContain("Please call us");
  });
});

describe("a site with nothing to change", () => {
  const playbook = playbookOf(site());

  it("still has its three phases, and says so", () => {
    expect(playbook).toMatchObject({ status: "complete", skillCount: 0, topPrioritySkills: [], skills: [] });
    expect(playbook.roadmap?.phases.map(({ actions }) => actions.length)).toEqual([0, 0, 0]);
    expect(playbook.roadmap?.phases[0]?.goal).toContain("Nothing has to be repaired first");
  });
});
