import { listOf, pathOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

/** The address of a page on the state of the service. */
const STATUS = /^https?:\/\/(?:status\.|[^/]+\/(?:system-)?status\/?$)/i;

/** Five things that integrations ask for. The words are used in English in the documentation of every language. */
const TOPICS: { name: string; words: string[]; page?: RegExp }[] = [
  { name: "safe repetition of calls", words: ["idempotency", "idempotent"] },
  { name: "webhooks", words: ["webhook"] },
  { name: "a test environment", words: ["sandbox", "test mode", "testmodus", "test api key", "staging environment"] },
  { name: "a list of changes", words: ["changelog", "change log", "release notes", "api versioning"] },
  { name: "a status page", words: ["status page", "system status", "statuspage", "service status"], page: STATUS },
];

export const idempotencyWebhooksDocs = defineCheck({
  id: "idempotency-webhooks-docs",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "home", "pages", "profile"],
  title: "Documentation covers what integrations need",
  why: "Whoever connects an agent looks for five things: safe repetition, webhooks, a test environment, changes and the state of the service.",
  fix: "Add a page to the documentation for each of the five that is missing and that the API offers.",
  effort: "M",
  reference: "https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/",
  run(evidence) {
    if (!concernsAgents(evidence)) {
      return na("This site offers no interface for programs that would need such documentation.");
    }
    const found = TOPICS.flatMap((topic) => {
      const use = findUse(evidence.pages, topic.words) ?? (topic.page ? findPage(evidence.pages, topic.page) : null);
      return use ? [{ name: topic.name, item: seen(use.url, use.text, `Speaks of ${topic.name}.`) }] : [];
    });
    const missing = TOPICS.filter((topic) => !found.some((one) => one.name === topic.name)).map((topic) => topic.name);
    const read = onPagesRead(evidence.pages);
    if (found.length === 0)
      return info(`Not mentioned in the text ${read}: ${listOf(missing, 5)}${promisedAmong(missing, evidence.pages)}.`);
    const lack =
      missing.length > 0 ? `; not mentioned: ${listOf(missing, 5)}${promisedAmong(missing, evidence.pages)}` : "";
    return info(
      `Mentioned in the text ${read}: ${listOf(
        found.map((one) => one.name),
        5,
      )}${lack}.`,
      found.map((one) => one.item),
    );
  },
});

/** ", though the description of /docs promises webhooks" */
function promisedAmong(missing: readonly string[], pages: readonly PageFacts[]): string {
  const told = pages.map(({ url, metas }) => ({
    url,
    text: metas.find(({ key }) => key === "description")?.content.toLowerCase() ?? "",
  }));
  const promised = TOPICS.filter(({ name }) => missing.includes(name)).flatMap(({ name, words }) => {
    const page = told.find(({ text }) => words.some((word) => text.includes(word)));
    return page === undefined ? [] : [`the description of ${pathOf(page.url)} promises ${name}`];
  });
  return promised.length === 0 ? "" : `, though ${listOf(promised)}`;
}

function findUse(pages: readonly PageFacts[], words: readonly string[]): { url: string; text: string } | null {
  for (const page of pages) {
    const found = textsOf(page).find(({ lower }) => words.some((word) => lower.includes(word)));
    if (found !== undefined) return { url: plainUrl(page.url), text: found.text.slice(0, 160) };
  }
  return null;
}

function findPage(pages: readonly PageFacts[], address: RegExp): { url: string; text: string } | null {
  for (const page of pages) {
    const link = page.anchors.find(({ href }) => address.test(href));
    if (link !== undefined) return { url: plainUrl(page.url), text: link.text.slice(0, 160) };
  }
  return null;
}

/** Each topic goes through all of them. What a description alone promises, the page does not keep. */
const textsOf = memoByPage((page: PageFacts): readonly { text: string; lower: string }[] =>
  [...page.headings, ...page.anchors, ...page.blocks].map(({ text }) => ({ text, lower: text.toLowerCase() })),
);
