import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../src/model/outcome.ts";
import type { Opportunity } from "../../../src/model/results.ts";
import * as checks from "../../../src/scanner/checks/registry.ts";
import { GOES_NOWHERE } from "../../../src/scanner/evidence/operability/dead-forms.ts";
import { UNNAMED } from "../../../src/scanner/evidence/operability/form-faults.ts";
import { CHECK_GROUPS, groupOf } from "../../../src/scanner/report/check-groups.ts";
import { opportunityOfGroup, withTwins } from "../../../src/scanner/report/opportunity-of-group.ts";
import { dentalOutcomes } from "../../fixtures/businesses/dental-practice.ts";

const voice = { name: "Oak Lane", people: "patients" };
const SITE = "https://oaklane.test";

function failing(id: string, fix: string, evidence: readonly (readonly [string, string, string?])[]): Outcome {
  const [like] = dentalOutcomes;
  if (like === undefined) throw new Error("no outcome to be like");
  const items = evidence.map(([path, received, meaning = ""]) => ({ url: `${SITE}${path}`, received, meaning }));
  return { ...like, id, fix, title: id, status: "fail", score: 0, weight: 2, evidence: items };
}

const differing = (...facts: string[]): Outcome => ({
  ...failing("contradictions", "Decide.", []),
  evidence: facts.map((fact) => ({
    url: `${SITE}/`,
    received: "x",
    meaning: `/contact differs on the ${fact}.`,
    about: [`the ${fact}`],
  })),
});

function workOf(id: string, outcomes: readonly Outcome[]) {
  const group = CHECK_GROUPS.find((one) => one.id === id);
  if (group === undefined) throw new Error(`no group ${id}`);
  return opportunityOfGroup(group, outcomes, voice);
}

describe("the steps of a repair", () => {
  it("say for each page what was seen there, and what its data say", () => {
    const [step] =
      workOf("fix-key-facts", [
        failing("contradictions", "Correct the pages named here.", [
          ["/", "Friday 8am to 4pm"],
          ["/contact", "Friday 8am to 4.30pm"],
        ]),
      ]).automationApproach ?? [];
    expect(step).toBe("Correct the pages listed in this step. Where: the home page (4pm), /contact (4.30pm)");
    const [price] =
      workOf("fix-shop-data", [
        failing("price-parity", "Fill the price from one source.", [["/flour", "4,20 €", "The page's data says 3.9."]]),
      ]).automationApproach ?? [];
    expect(price).toBe("Fill the price from one source. Where: /flour (4,20 €; in its data 3.9)");
  });

  it("look at each page where more are changed than are named", () => {
    const bare = failing("canonical-present", "Give every page a link.", [["/a", "none"]]);
    const lookAfter = (pagesInAll: number): string | undefined =>
      workOf("fix-access", [{ ...bare, pagesInAll }]).automationApproach?.[1];
    expect(lookAfter(9)).toBe("Look at each changed page after the change");
    expect(lookAfter(1)).toBe("Look at /a after the change");
  });

  it("send nobody to addresses that were tried in vain where the fix names the file", () => {
    const missing = failing("sitemap-present", "Publish /sitemap.xml with all pages.", [
      ["/sitemap.xml", "status 404"],
      ["/sitemap_index.xml", "status 404"],
    ]);
    expect(workOf("fix-access", [missing]).automationApproach?.[0]).toBe("Publish /sitemap.xml with all pages");
    const dead = failing("broken-internal-links", "Mend the links.", [["/returns", "status 404"]]);
    expect(workOf("fix-access", [dead]).automationApproach?.[0]).toBe("Mend the links. Where: /returns");
  });

  it("name no page beside those that the fix names, unless it names a part of them", () => {
    const step = (fix: string): string[] =>
      workOf("fix-trust", [
        failing("contact-reachable", fix, [
          ["/a", "no address"],
          ["/b", "no address"],
        ]),
      ]).automationApproach ?? [];
    const [mend, look] = step("Print the address on /a, which speaks of it.");
    expect([mend, look]).toEqual(["Print the address on /a, which speaks of it", "Look at /a after the change"]);
    expect(step("Print the address on /a and 1 more.")[0]).toMatch(/Where: \/a, \/b$/);
    expect(step("Print the address on /about.")[0]).toMatch(/Where: \/a, \/b$/);
  });

  it("name what is missing where a check lists it", () => {
    const links = failing("acp-policy-links", "Give each of these a page of its own.", [
      ["/", "no link to about"],
      ["/", "no link to support"],
    ]);
    expect(workOf("fix-shop-data", [links]).automationApproach?.[0]).toMatch(/Missing: about, support$/);
  });

  it("hold one for each check that has to pass", () => {
    const ids = [
      "localbusiness-complete",
      "offer-price",
      "service-or-product-node",
      "organization-complete",
      "website-node",
    ];
    const work = workOf(
      "fix-structured-facts",
      ids.map((id) => failing(id, `Mend ${id}.`, [["/", ""]])),
    );
    for (const id of ids) expect(work.automationApproach?.join(), id).toContain(`Mend ${id}`);
    expect(work.acceptance).toHaveLength(ids.length);
  });
});

describe("the name of a repair", () => {
  it("speaks of what fails alone, and of the whole group where more of it fails", () => {
    const split = failing("contradictions", "Correct them.", [["/", "8am"]]);
    const unsaid = failing("key-facts-coverage", "Say them.", [["/", ""]]);
    expect(workOf("fix-key-facts", [split]).title).toBe("Make the pages of Oak Lane agree on prices, hours and years");
    expect(workOf("fix-key-facts", [split, unsaid]).title).toBe("Answer on the pages what patients ask first");
  });

  it("makes heavy pages lighter, and counts the wait where only that is too long", () => {
    const heavy = failing("html-weight", "Move drawings out.", [["/", "300 kB"]]);
    const slow = failing("ttfb", "Keep pages in a cache.", [["/", "2 s"]]);
    const told = (what: Outcome) => {
      const { title, kpi } = workOf("fix-speed", [what]);
      return { title, kpi };
    };
    expect(told(heavy)).toEqual({ title: "Make the pages of Oak Lane lighter" });
    expect(told(slow)).toEqual({
      title: "Shorten the wait for Oak Lane's pages",
      kpi: "Time to the first byte, median of all pages",
    });
  });

  it("names the facts on which pages disagree where the check tells them", () => {
    const friday = differing("opening hours on Friday");
    expect(workOf("fix-key-facts", [friday]).title).toBe(
      "Make the pages of Oak Lane agree on the opening hours on Friday",
    );
  });

  it("counts the facts on which pages disagree where they are many", () => {
    const many = differing("founding year", "price of a visit", "opening hours on Friday");
    expect(workOf("fix-key-facts", [many]).title).toBe(
      "Make the pages of Oak Lane agree on the founding year and 2 more",
    );
  });

  it("tells agents that are kept out from pages that cannot be read, and counts only what moves more than once", () => {
    const agent = failing("ai-search-bots-allowed", "Let it in.", [["/robots.txt", ""]]);
    const scripts = failing("content-without-js", "Send the text.", [["/", ""]]);
    const links = failing("broken-internal-links", "Mend them.", [["/gone", "404"]]);
    expect(workOf("fix-access", [agent, links]).title).toBe(
      "Let every assistant read Oak Lane's pages, and see to links that work",
    );
    expect(workOf("fix-access", [agent]).title).toBe("Let every assistant read Oak Lane's pages");
    expect(workOf("fix-access", [agent, scripts]).kpi).toBeUndefined();
    expect(workOf("fix-access", [links])).toMatchObject({
      title: "Mend the links of Oak Lane",
      kpi: "Links that lead nowhere",
    });
  });

  it("says of dated texts what fails, and not how current they are where they tell it", () => {
    const old = failing("freshness", "Revise them.", [["/news", "newest date March 2, 2024"]]);
    const undated = failing("date-modified-markup", "Give them.", [["/news", "no date in its structured data"]]);
    expect(workOf("fix-freshness", [old, undated]).title).toBe(
      "Give machines the dates and bring dated texts up to date on the pages of Oak Lane",
    );
  });

  it("has pages agree beside what they are to answer", () => {
    const unsaid = failing("key-facts-coverage", "Say it.", [["/", "not found: what it costs"]]);
    const title = "Answer on the pages what patients ask first";
    expect(workOf("fix-key-facts", [unsaid]).title).toBe(title);
    const split = failing("contradictions", "Decide.", [["/", "8am"]]);
    split.evidence = split.evidence.map((one) => ({ ...one, about: ["the opening hours on Friday"] }));
    expect(workOf("fix-key-facts", [unsaid, split]).title).toBe(
      `${title}, and make them agree on the opening hours on Friday`,
    );
  });

  it("shows what customers say apart from the data for machines", () => {
    expect(groupOf({ id: "reviews-present", category: "Entity and reviews" })?.id).toBe("fix-reviews");
    expect(groupOf({ id: "reviews-markup", category: "Entity and reviews" })?.id).toBe("fix-structured-facts");
  });

  it("writes no comma behind a price", () => {
    const prices = failing("offer-price", "Add them.", [["/fees", "£62, £48 and £85."]]);
    expect(workOf("fix-structured-facts", [prices]).automationApproach?.[0]).toMatch(/\(£62, £48, £85\)$/);
  });

  it("calls things by their names and not by the titles of checks", () => {
    const place = failing("localbusiness-complete", "Add it.", [["/", ""]]);
    expect(workOf("fix-structured-facts", [place]).potentialState).toBe(
      "Machines find the place of Oak Lane as data, and need not guess from the text.",
    );
  });

  it("names no figures and sources where the words themselves are at fault", () => {
    const same = failing("unique-passages", "Write what holds for each.", [["/van", ""]]);
    const bare = failing("statistics-present", "Give figures.", [["/van", ""]]);
    const own = workOf("fix-evidence", [same]);
    expect(own.title).toBe("Give the pages of Oak Lane words of their own");
    expect(own.risks?.join()).not.toContain("figure");
    const both = workOf("fix-evidence", [same, bare]);
    expect(both.title).toBe("Give the pages of Oak Lane figures and words of their own");
    expect(both.risks?.join()).toContain("A figure is wrong");
  });

  it("says which page for trust is missing, and that a name is to be one where it is stated", () => {
    const privacy = failing("privacy-policy", "Publish it.", [["/", ""]]);
    expect(workOf("fix-trust", [privacy]).title).toBe("Say on the site of Oak Lane what happens to visitors' data");
    const names = failing("entity-name-consistent", "Use one spelling.", [["/", ""]]);
    const site = failing("website-node", "State it.", [["/", ""]]);
    expect(workOf("fix-structured-facts", [names]).title).toBe("Use one name for Oak Lane everywhere on the site");
    expect(workOf("fix-structured-facts", [site]).title).toBe(
      "State the name of Oak Lane in a form machines can check",
    );
  });

  it("has a word for every scored check of a group whose title lists them", () => {
    const scored = Object.values(checks).filter(({ counts }) => counts.length > 0);
    const without = scored.filter((check) => {
      const group = groupOf(check);
      const isAlwaysAlone = group?.barred?.some(({ checks }) => checks.includes(check.id)) === true;
      return group?.title.includes("{things}") === true && !isAlwaysAlone && group.things?.[check.id] === undefined;
    });
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

it("a check that one fix mends with others is with one repair alone", () => {
  const repair = (id: string, check: string) =>
    ({ id, checkIds: [check], acceptance: [check] }) as unknown as Opportunity;
  const failing = ["x", "y", "z"].map((id) => ({ id, fix: "Write it." }) as Outcome);
  expect(withTwins([repair("a", "x"), repair("b", "y")], failing).map(({ checkIds }) => checkIds)).toEqual([
    ["x", "z"],
    ["y"],
  ]);
});

describe("the title of work on forms", () => {
  const submit = (...meanings: string[]) =>
    failing(
      "form-nojs-submit",
      "Do it.",
      meanings.map((meaning) => ["/", "the one form", meaning] as const),
    );
  const titleWith = (...meanings: string[]) =>
    workOf("fix-forms", [{ ...failing("form-labels", "Label.", [["/", "x"]]), weight: 9 }, submit(...meanings)]).title;

  it("names the form that reaches nobody first, and what is open in other cases", () => {
    expect(titleWith(GOES_NOWHERE)).toMatch(/^Mend the form that reaches nobody and label the fields/);
    const two = failing("form-nojs-submit", "Do it.", [
      ["/", "“Ask” is lost", GOES_NOWHERE],
      ["/b", "“Book” is lost", GOES_NOWHERE],
    ]);
    expect(workOf("fix-forms", [two]).title).toContain("end the forms that reach nobody");
    expect(titleWith("", "")).toContain("let the forms be sent without scripts");
    expect(titleWith(UNNAMED)).toContain("give the fields of the form names");
    expect(titleWith(UNNAMED, "")).toContain("let the forms be sent without scripts");
  });
});
