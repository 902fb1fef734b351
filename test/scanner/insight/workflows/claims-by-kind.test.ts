// What clubs, charities and projects generally show, on invented pages, each in two languages or more.
import { describe, expect, it } from "vitest";
import { claimWorkflows } from "../../../../src/scanner/insight/claim-workflows.ts";
import { anchor, field, form, heading, page, text } from "../../../fixtures/site.ts";
import {
  ADVISER,
  CHARITY,
  claimed,
  CLUB,
  evidenceOf,
  home,
  inner,
  ORIGIN,
  says,
  SCHOOL,
  SOFTWARE,
  toldTwice,
} from "./claimed-by-kind.ts";
import type { Kind, PageOver } from "./claimed-by-kind.ts";

const mail = (words: string) => anchor("mailto:office@example-clinic.com", words);
const frame = (src: string) => ({ src, title: null, hidden: false });

describe("an address to write to", () => {
  it.each([
    ["en", "Write to us"],
    ["de", "Schreiben Sie uns"],
  ])("brings neither buyers nor many questions to a club that sells nothing (%s)", (language, words) => {
    const ids = claimed({ ...CLUB, channels: ["email"] }, home(language, { anchors: [mail(words)] }));
    expect(ids).not.toContain("wf-lead-intake");
    expect(ids).not.toContain("wf-customer-inquiry");
  });

  it.each([
    ["en", "Services"],
    ["fr", "Nos prestations"],
  ])("brings both to a firm that names what it offers (%s)", (language, words) => {
    const pages = home(language, { headings: [heading(2, words)], anchors: [mail("office@example-clinic.com")] });
    expect(claimed({ ...ADVISER, channels: ["email"] }, pages)).toEqual(
      expect.arrayContaining(["wf-lead-intake", "wf-customer-inquiry"]),
    );
  });

  it("is no inlet for buyers on pages that document a product", () => {
    const docs: Kind = { industry: "technology", siteType: "docs", channels: ["email"] };
    expect(claimed(docs, home("en", { anchors: [mail("Mail the maintainer")] }))).not.toContain("wf-lead-intake");
  });
});

it.each([
  ["marketing", false],
  ["consulting", false],
  ["professional-services", true],
] as const)("a talk that is booked by a word is work with appointments in %s: %s", (industry, isClaimed) => {
  const pages = home("en", {
    headings: [heading(2, "Schedule your appointment")],
    blocks: [text("Book an appointment.")],
  });
  const ids = claimed({ ...ADVISER, industry, channels: ["email", "phone"] }, pages);
  expect(ids.includes("wf-appointment")).toBe(isClaimed);
  expect(claimed({ ...ADVISER, industry, channels: ["booking"] }, pages)).toContain("wf-appointment");
});

it("appointments by the word of an agency are some where a missed one is charged", () => {
  const pages = home("en", {
    headings: [heading(2, "Book an appointment")],
    blocks: [text("Portrait sessions are by appointment only."), text("We ask for a late cancellation fee.")],
  });
  expect(claimed({ ...ADVISER, industry: "marketing", channels: ["email"] }, pages)).toContain("wf-appointment");
});

it("a charity's contact form brings questions, and no leads", () => {
  const ids = claimed({ ...CHARITY, channels: ["contact-form"] }, home("en"));
  expect(ids).toContain("wf-customer-inquiry");
  expect(ids).not.toContain("wf-lead-intake");
});

describe("the place where a community answers", () => {
  it.each([
    ["en", "Stuck? Ask a question in the forum.", "forum"],
    ["es", "¿Dudas? Haz tu pregunta en el foro.", "foro"],
  ])("is where questions come in (%s)", (language, sentence, label) => {
    const pages = home(language, {
      blocks: [text(sentence)],
      anchors: [anchor("https://forum.example-club.org/", label)],
    });
    expect(claimed({ industry: "education" }, pages)).toContain("wf-customer-inquiry");
  });

  it("needs words that invite a question, and their link", () => {
    const link = anchor("https://discord.gg/abcdef", "Discord");
    expect(claimed({ industry: "education" }, home("en", { anchors: [link] }))).toEqual([]);
    expect(claimed({ industry: "education" }, says("en", "Ask a question at school."))).toEqual([]);
  });
});

describe("a tracker", () => {
  const tracker = "https://github.com/acme/tool/issues";
  it.each([
    ["en", "Report a bug"],
    ["de", "Fehler melden"],
  ])("is in use where the text sends reports to it (%s)", (language, words) => {
    expect(claimed(SOFTWARE, home(language, { anchors: [anchor(tracker, words)] }))).toContain("wf-issue-triage");
  });

  it("says nothing in a footer, or under a name of another kind", () => {
    const footer = anchor(tracker, "Issues", { region: "footer" });
    expect(claimed(SOFTWARE, home("en", { anchors: [footer] }))).not.toContain("wf-issue-triage");
    const talk = anchor(`${tracker}/new`, "the discussion");
    expect(claimed(SOFTWARE, home("en", { anchors: [talk] }))).not.toContain("wf-issue-triage");
  });
});

describe("posts and profiles", () => {
  const profiles = [
    anchor("https://www.facebook.com/example", "Facebook"),
    anchor("https://www.instagram.com/example", "Instagram"),
    anchor("https://www.tiktok.com/@example", "TikTok"),
  ];
  const blog = inner("/aktuelles", "de", { kind: "blog", headings: [heading(1, "Aktuelles")] });
  it("are published where a blog keeps a feed", () => {
    const feed = {
      rel: "alternate",
      href: `${ORIGIN}/feed.xml`,
      type: "application/rss+xml",
      hreflang: null,
      title: null,
      media: null,
      sizes: null,
    };
    expect(claimed(ADVISER, home("de", { links: [feed] }), blog)).toContain("wf-content-publishing");
    expect(claimed(ADVISER, home("de", { links: [feed] }))).not.toContain("wf-content-publishing");
  });
  it.each([
    ["en", "Follow us on Instagram"],
    ["pl", "Obserwuj nas na Instagramie"],
    ["it", "Seguici su Instagram"],
  ])("are claimed from networks whose readers are asked to follow, not from links to them (%s)", (language, asks) => {
    expect(claimed(CHARITY, home(language, { anchors: profiles, blocks: [text(asks)] }))).toContain(
      "wf-content-publishing",
    );
    expect(claimed(CHARITY, home(language, { anchors: profiles }))).not.toContain("wf-content-publishing");
  });
  it("are not claimed from pages in directories of firms, nor from a blog that tells no dates", () => {
    const listed = [
      anchor("https://www.linkedin.com/company/example", "LinkedIn"),
      anchor("https://x.com/example", "X"),
    ];
    expect(claimed(ADVISER, home("de", { anchors: listed }), blog)).not.toContain("wf-content-publishing");
  });
  it.each([
    ["en", "News", "March 3, 2026", "May 12, 2026"],
    ["fr", "Actualités", "3 mars 2026", "12 mai 2026"],
    ["pt", "Últimas postagens", "3 de março de 2026", "12 de maio de 2026"],
  ])("are claimed from news with dates on any page (%s)", (language, title, first, second) => {
    const section = (heads: string) =>
      home(language, {
        headings: [heading(2, heads)],
        blocks: [text(first, { heading: 0 }), text(second, { heading: 0 })],
      });
    expect(claimed(ADVISER, section(title))).toContain("wf-content-publishing");
    expect(claimed(ADVISER, section("Example Ltd"))).not.toContain("wf-content-publishing");
  });
});

describe("events", () => {
  it.each<[string, Kind, PageOver]>([
    ["a club's section of events", CLUB, { htmlLang: "en", headings: [heading(2, "Past Events")] }],
    ["a club's link to its dates", CLUB, { htmlLang: "de", anchors: [anchor(`${ORIGIN}/#t`, "Veranstaltungen")] }],
    [
      "a charity that says so",
      CHARITY,
      { htmlLang: "fr", blocks: [text("Nous organisons des ateliers chaque mois.")] },
    ],
    ["a calendar", ADVISER, { iframes: [frame("https://calendar.google.com/calendar/embed?src=a")] }],
    ["a ticket service", ADVISER, { anchors: [anchor("https://www.meetup.com/example-group/", "RSVP on Meetup")] }],
    [
      "a form under the heading of an event",
      ADVISER,
      {
        htmlLang: "es",
        headings: [heading(2, "Taller de primavera")],
        anchors: [anchor("https://docs.google.com/forms/d/e/1/viewform", "Formulario", { heading: 0 })],
      },
    ],
    [
      "an own form",
      ADVISER,
      { forms: [form({ label: "Workshop registration", fields: [field(), field({ name: "mail", type: "email" })] })] },
    ],
  ])("are held, by %s", (_what, kind, over) => {
    expect(claimed(kind, page(over))).toContain("wf-event-registration");
  });

  it.each([
    ["en", "/events", ["Open day on May 3", "Talk on 12 June 2027"]],
    ["de", "/veranstaltungen", ["Sommerfest am 3. Juli", "Vortrag am 12.09.2027"]],
  ])("are held where a page of events gives them dates (%s)", (language, path, lines) => {
    const events = inner(path, language, { blocks: lines.map((line) => text(line)) });
    expect(claimed(ADVISER, home(language), events)).toContain("wf-event-registration");
  });

  it.each<[string, Kind, PageOver]>([
    ["a school's calendar", SCHOOL, { headings: [heading(2, "Events")] }],
    ["a programmer's events", SOFTWARE, { headings: [heading(2, "Events")] }],
    ["a form for anything", ADVISER, { anchors: [anchor("https://forms.gle/x", "Eventually fill this in")] }],
    ["a mention in a sentence", CLUB, { blocks: toldTwice(["Events of last year made us think."]) }],
  ])("are not claimed from %s", (_what, kind, over) => {
    expect(claimed(kind, page(over))).not.toContain("wf-event-registration");
  });
});

describe("calls for helpers and members", () => {
  it.each([
    ["en", "Become a mentor"],
    ["en", "Host a chapter"],
    ["de", "Helfer gesucht"],
    ["es", "Hazte voluntario"],
  ])("bring volunteers (%s: %s)", (language, words) => {
    expect(claimed(CLUB, home(language, { headings: [heading(2, words)] }))).toContain("wf-volunteer-management");
  });

  it.each([
    ["en", "Join our club"],
    ["de", "Mitgliedsantrag"],
    ["fr", "Bulletin d'adhésion"],
  ])("bring members (%s: %s)", (language, words) => {
    const ids = claimed(CHARITY, home(language, { headings: [heading(2, words)] }));
    expect(ids).toContain("wf-membership-applications");
  });

  it.each([
    ["en", "membership-form.pdf", "Membership form"],
    ["de", "beitrittsformular.pdf", "Beitrittsformular"],
  ])("take a form to join for joining, and for no other intake (%s)", (language, file, words) => {
    const ids = claimed(CHARITY, home(language, { anchors: [anchor(`${ORIGIN}/${file}`, words)] }));
    expect(ids).toContain("wf-membership-applications");
    expect(ids).not.toContain("wf-intake-forms");
  });
});

it("pages read twice, in any order and without scripts claim the same of a club", () => {
  const pages = [
    home("en", { headings: [heading(2, "Become a mentor")], blocks: [text("We hold workshops every month.")] }),
    inner("/events", "en", {
      kind: "event",
      blocks: [text("Meetup at the library on May 3"), text("Meetup at the old mill on June 7")],
    }),
  ];
  const claims = claimWorkflows(evidenceOf(CLUB, pages));
  expect(claims.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["wf-event-registration", "wf-volunteer-management"]),
  );
  const again = evidenceOf(CLUB, pages);
  const [first, second] = pages;
  if (!first || !second) throw new Error("two pages");
  const copy = { ...second, url: `${ORIGIN}/events-copy` };
  expect(claimWorkflows({ ...again, pages: [copy, second, first, second] })).toEqual(claims);
});
