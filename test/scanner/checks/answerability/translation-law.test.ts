// The same text in English, German, French and Polish scores alike.
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { weightOf, type Check } from "../../../../src/scanner/checks/define-check.ts";
import { measureReadingEase } from "../../../../src/scanner/evidence/text/text-readability.ts";
import { splitSentences } from "../../../../src/scanner/evidence/text/text-sentences.ts";
import { bodyText } from "../../../../src/scanner/evidence/answers/answers-content.ts";
import { profile, site } from "../../../fixtures/site.ts";
import type { SiteEvidence } from "../../../../src/scanner/evidence/site-evidence.ts";
import { LANGUAGES, translatedArticle, type Language } from "./translated-article.ts";

const FOLDER = "src/scanner/checks/answerability";

/** Every file of the folder exports one check and nothing else, which the fitness tests hold. */
async function loadChecks(): Promise<Check[]> {
  const files = readdirSync(FOLDER);
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../../../${FOLDER}/${file}`)));
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module) as Check[]);
}

function siteIn(language: Language): SiteEvidence {
  return site({
    pages: [
      translatedArticle(language),
      translatedArticle(language, { kind: "about", url: "https://example-clinic.com/about" }),
    ],
    profile: profile({ language: { value: language }, languages: [language], siteType: { value: "services" } }),
  });
}

const CHECKS = await loadChecks();

function scoreIn(language: Language): number {
  const evidence = siteIn(language);
  let earned = 0;
  let total = 0;
  for (const check of CHECKS) {
    const { status, score } = check.run(evidence);
    if (status !== "pass" && status !== "warn" && status !== "fail") continue;
    earned += weightOf(check) * (score ?? { pass: 1, warn: 0.5, fail: 0 }[status]);
    total += weightOf(check);
  }
  return (100 * earned) / total;
}

describe("a translated page", () => {
  it.each(LANGUAGES)("has a reading ease in %s", (language) => {
    expect(measureReadingEase(splitSentences(bodyText(translatedArticle(language))), language)).toBeGreaterThan(40);
  });

  it.each(CHECKS.map((check) => [check.id, check] as const))("gets one status in all languages from %s", (_, check) => {
    const statuses = LANGUAGES.map((language) => check.run(siteIn(language)).status);
    expect(new Set(statuses).size, statuses.join()).toBe(1);
  });

  it("scores within three points of the English one", () => {
    const scores = LANGUAGES.map(scoreIn);
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(3);
    expect(Math.min(...scores)).toBeGreaterThan(50);
  });
});
