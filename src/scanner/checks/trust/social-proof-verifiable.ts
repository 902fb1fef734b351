import { isSingular, pathOf, shareOf } from "../../../model/words.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";
import { hostsOfOthers } from "../../evidence/trust/trust-script-hosts.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const PROOF = prepareTerms([
  "case study",
  "case studies",
  "customer stories",
  "success stories",
  "our clients",
  "trusted by",
  "fallstudie*",
  "kundenprojekte",
  "unsere kunden",
  "etude de cas",
  "etudes de cas",
  "nos clients",
  "casos de exito",
  "nuestros clientes",
  "casos de sucesso",
  "nossos clientes",
  "casi studio",
  "i nostri clienti",
  "klantcases",
  "onze klanten",
  "studia przypadkow",
  "nasi klienci",
  "referanslar",
  "кейсы",
  "наши клиенты",
  "nasi zakaznici",
  "導入事例",
  "고객 사례",
  "客户案例",
]);

/** A page of its own, whose sections are the clients. */
const CLIENTS =
  /^\/(?:[a-z]{2}\/)?(?:(?:our-|unsere-|nos-|nuestros-)?(?:customers|clients|kunden|clientes|clienti|klanten|klienci)|case-studies|(?:customer|success)-stories|referenzen|references|referencias|referenze|referenties)\/?$/i;

export const socialProofVerifiable = defineCheck({
  id: "social-proof-verifiable",
  agent: "communication",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "target"],
  title: "References that can be looked up",
  why: "A row of logos proves nothing to a reader who cannot follow it to a project or to the client.",
  fix: "Link each reference to a page on what was done for whom, or to the client's own word.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  run({ pages, target }) {
    const places = pages.flatMap((page) => {
      const isOfClients = CLIENTS.test(pathOf(page.url));
      return page.headings.flatMap((heading, index) =>
        (isOfClients && heading.level > 1) || hasTerm(makeSearchText(heading.text), PROOF)
          ? [{ page, heading, index }]
          : [],
      );
    });
    if (places.length === 0) return na("No section on clients or case studies was recognized on the pages read.");
    const linked = places.filter(({ page, index }) =>
      page.anchors.some(
        (anchor) =>
          anchor.heading === index &&
          anchor.region === "main" &&
          isElsewhere(anchor.href, page.url, target.registrableDomain),
      ),
    );
    return info(
      `${shareOf(linked.length, places.length, "section on clients or cases", "sections on clients or cases")} ${isSingular(linked.length, places.length) ? "links" : "link"} to something that can be looked up.`,
      places.slice(0, 3).map(({ page, heading }) => seen(page.url, heading.text, "Section on clients or cases.")),
    );
  },
});

const isElsewhere = (href: string, pageUrl: string, domain: string): boolean =>
  hostsOfOthers([href], domain).length > 0 || (href.startsWith("http") && href.split("#")[0] !== pageUrl.split("#")[0]);
