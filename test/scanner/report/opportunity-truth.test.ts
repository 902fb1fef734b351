// What an opportunity may claim: only what the pages show, and only checks that turn by it.
import { describe, expect, it } from "vitest";
import { checkById } from "../../../src/scanner/checks/all-checks.ts";
import type { StoredReport } from "../../../src/model/results.ts";
import { scanInMemory } from "../../fixtures/scan-site.ts";

const FILLER =
  "Everything on this page was written by the people who work here, and it is kept up to date by them as well. ".repeat(
    4,
  );
const page = (title: string, main: string, head = "") => ({
  body: `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a> <a href="/questions">Questions</a> <a href="/pricing">Pricing</a> <a href="/contact">Contact</a></nav><main>${main}<p>${FILLER}</p></main></body></html>`,
});
const scan = (pages: Record<string, ReturnType<typeof page>>): Promise<StoredReport> =>
  scanInMemory({ host: "www.greenlanedental.com", pages });
const idsOf = ({ results }: StoredReport): string[] => results.opportunities.map(({ id }) => id);

const CONTACT = page(
  "Contact us",
  `<h1>Contact</h1><p>Questions? Call <a href="tel:+441134960000">0113 496 0000</a> or write to us.</p><form method="post" action="/send"><label>Name <input name="name"></label><label>E-mail <input type="email" name="email"></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form>`,
);
const HOME = page(
  "Green Lane Dental Care, dentists in Leeds",
  `<h1>Green Lane Dental Care</h1><p>We are a dental practice in Leeds, open Monday to Friday 9am to 5pm. Telephone <a href="tel:+441134960000">0113 496 0000</a>.</p><h2>Appointments</h2><p>Please call us on 0113 496 0000 to make an appointment.</p>`,
);

describe("what an opportunity claims", () => {
  it("offers no reminders where the practice says that it sends them, in whatever words", async () => {
    const plain = await scan({ "/": HOME });
    expect(idsOf(plain)).toContain("op-appointment-reminders");
    const said = await scan({
      "/": HOME,
      "/contact": page("Contact", "<h1>Contact</h1><p>We send a text message reminder 48 hours before each visit.</p>"),
    });
    expect(idsOf(said)).not.toContain("op-appointment-reminders");
    expect(JSON.stringify([plain, said])).not.toContain("mentions reminders");
  });

  it("proposes no page of questions where one stands, however few its questions", async () => {
    const questions = page(
      "Questions",
      "<h1>Questions</h1><h2>Do you take new patients?</h2><p>Yes, we take new patients of all ages at any time.</p>",
    );
    const pages = { "/": HOME, "/contact": CONTACT };
    expect(idsOf(await scan(pages))).toContain("op-customer-inquiry-faq-from-mail");
    expect(idsOf(await scan({ ...pages, "/questions": questions }))).not.toContain("op-customer-inquiry-faq-from-mail");
  });

  it("says that something is replaced only where a page shows it done", async () => {
    const { results } = await scan({ "/": HOME, "/contact": CONTACT });
    const byId = new Map(results.opportunities.map((one) => [one.id, one.description]));
    expect(byId.get("op-appointment-online-booking")).toMatch(/replaces the call patients have to make today/);
    for (const { id, workflowId, description, currentState = "" } of results.opportunities)
      if (workflowId && / replaces? /.test(description))
        expect(currentState, id).toMatch(/says: “|is linked|are linked/);
  });
});

describe("what shows that a change is made", () => {
  it("is a scored check that loses points on this site today, or a proof in words", async () => {
    const { results, checks, playbook } = await scan({ "/": HOME, "/contact": CONTACT });
    const losing = new Set(
      checks.filter(({ status, weight }) => weight > 0 && (status === "fail" || status === "warn")).map(({ id }) => id),
    );
    for (const { id, acceptance = [], acceptanceNote } of results.opportunities) {
      expect(
        acceptance.filter((check) => !losing.has(check) || checkById(check) === undefined),
        id,
      ).toEqual([]);
      expect(acceptanceNote, id).toBeTruthy();
    }
    for (const { acceptance } of playbook.roadmap?.phases.flatMap(({ actions }) => actions) ?? [])
      expect(acceptance.filter((check) => !losing.has(check))).toEqual([]);
  });
});

describe("who does it", () => {
  it("is the owner in a business of a handful of people", async () => {
    const { results, playbook } = await scan({ "/": HOME });
    expect(results.profile.sizeBand).toBe("micro");
    for (const { ownerRole } of playbook.roadmap?.phases.flatMap(({ actions }) => actions) ?? [])
      expect(ownerRole).toMatch(/^Owner/);
    expect(JSON.stringify(playbook)).not.toMatch(/desk lead|front desk/i);
  });
});
