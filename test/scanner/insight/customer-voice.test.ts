// Praise is what customers say: it names nobody, is no description of the business, and shows no work but reviews.
import { describe, expect, it } from "vitest";
import { isCustomersVoice, isPraiseHeading } from "../../../src/scanner/insight/customer-voice.ts";
import { pageSentence } from "../../../src/scanner/insight/drafts/page-sentence.ts";
import { inferDescription } from "../../../src/scanner/insight/infer-description.ts";
import { evaluateSignal } from "../../../src/scanner/insight/signals/evaluate-signal.ts";
import { readSite } from "../../../src/scanner/insight/signals/site-reading.ts";
import { WORKFLOW_FAMILIES } from "../../../src/scanner/insight/workflow-families.ts";
import { heading, page, site, text } from "../../fixtures/site.ts";
import { siteOf } from "./site-of.ts";

const PRAISED =
  "Suivie depuis début février par Alina Martin, j'y arrive enfin : treize kilos perdus en quatre mois et demi.";

const describedAs = (html: string): string | null => {
  const { pages, structured } = siteOf({ "/": `<main>${html}</main>` }, "fr");
  return inferDescription(pages, structured, {}, "Alina Martin").value;
};

it.each([
  "In Zusammenarbeit mit unseren Kunden entwickeln wir seit 1950 Küchen nach Maß.",
  "In partnership with parents, our nursery cares for children from birth to five.",
  "En colaboración con usted diseñamos su cocina y la montamos en su casa.",
])("work with customers is no partner's offer: %s", (sentence) => {
  expect(describedAs(`<p>${sentence}</p>`)).not.toBeNull();
});

it("source code that stands as the description does not say what the business is", () => {
  const greeting = "<h1>Bienvenue au cabinet de nutrition Alina Martin</h1>";
  const { pages, structured } = siteOf({ "/": `<main><p>${PRAISE_FREE}</p></main>` }, "fr");
  const [home, ...others] = pages.map((one) => ({ ...one, metas: [{ key: "description", content: greeting }] }));
  expect(inferDescription(home ? [home, ...others] : [], structured, {}, "Alina Martin").value).toBe(PRAISE_FREE);
});
const PRAISE_FREE = "Nous aidons depuis 2009 ceux qui veulent mieux manger, à Rennes et dans ses environs.";

it("a chat widget's greeting is no description", () => {
  const greeting = "Olá! Clique em um de nossos membros da equipe para conversar conosco pelo WhatsApp agora mesmo!";
  expect(describedAs(`<p>${greeting}</p>`)).toBeNull();
});

it.each([
  "We've partnered with Harrow Finance to offer our customers predictable monthly payments.",
  "En partenariat avec la banque du Port, nous proposons un paiement en trois fois sans frais.",
])("what a partner offers is no description: %s", (sentence) => {
  expect(describedAs(`<p>${sentence}</p>`)).toBeNull();
});

describe("a patient's words", () => {
  it.each([
    ["in a blockquote", `<blockquote><p>${PRAISED}</p></blockquote>`],
    ["between quotation marks", `<p>"${PRAISED}"</p>`],
    ["between guillemets, signed", `<p>« ${PRAISED} » — Claire D.</p>`],
    ["in the markup of a review", `<div itemscope itemtype="https://schema.org/Review"><p>${PRAISED}</p></div>`],
    ["in a card for them", `<div class="testimonial-card"><p>${PRAISED}</p></div>`],
    ["in a card of a page builder", `<div class="uabb-testimonial-info"><p>${PRAISED}</p></div>`],
    ["under a heading for them", `<h2>Témoignages de nos patients</h2><p>${PRAISED}</p>`],
    ["as a recommendation", "<p>Grâce à Alina Martin j'ai retrouvé la forme, je la recommande à tout le monde.</p>"],
  ])("are no description of the business %s", (_where, html) => {
    expect(describedAs(html)).toBeNull();
  });

  it("leaves the business's own words, whatever they cite", () => {
    const own = "Le cabinet Alina Martin suit « petits et grands » à Dijon, pour retrouver une bonne santé.";
    expect(describedAs(`<p>"${PRAISED}"</p><p>${own}</p>`)).toBe(own);
  });

  it("are no sentence of a draft", () => {
    const quoted = page({ headings: [heading(2, "Was unsere Kunden sagen")] });
    quoted.blocks = [
      text("Die Mannschaft hat das Dach an nur einem Tag sauber und pünktlich gedeckt.", { heading: 0 }),
    ];
    expect(pageSentence(quoted, [quoted], { own: [], people: [] })).toBeNull();
  });
});

describe("a heading over praise", () => {
  it.each([
    "Real Google reviews from real parents.",
    "What our patients say",
    "Das sagen unsere Patienten: Bewertungen",
    "Témoignages",
    "Testimonios de nuestros clientes",
    "Depoimentos",
    "Dicono di noi",
    "Klantervaringen",
    "Opinie pacjentów",
  ])("announces customers: %s", (words) => {
    expect(isPraiseHeading(words)).toBe(true);
  });

  it.each(["For parents", "Avis aux parents", "Success stories", "Our services", "Reviewing your contract"])(
    "and %s does not",
    (words) => {
      expect(isPraiseHeading(words)).toBe(false);
    },
  );

  it.each([
    "Why your reviews matter",
    "Warum Ihre Bewertung zählt",
    "Pourquoi vos avis comptent",
    "Votre avis nous intéresse",
    "Twoje opinie są ważne",
  ])("and what asks for an opinion tells none: %s", (words) => {
    expect(isPraiseHeading(words)).toBe(false);
  });

  it("shows no work of those who are named in it", () => {
    const [family] = WORKFLOW_FAMILIES;
    if (!family) throw new Error("no families");
    const strengthOf = (words: string): number =>
      evaluateSignal(readSite(site({ pages: [page({ headings: [heading(2, words)] })] })), "term:parents", family)
        .strength;
    expect(strengthOf("Real Google reviews from real parents.")).toBe(0);
    expect(strengthOf("Information for parents")).toBe(1);
  });

  it("hands nothing down to short lines under it, such as what to press", () => {
    const under = page({ headings: [heading(2, "Google reviews")] });
    expect(isCustomersVoice(under, text("Book your visit online", { heading: 0 }))).toBe(false);
  });
});
