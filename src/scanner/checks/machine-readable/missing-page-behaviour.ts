import { maskPersonalData } from "../../../model/mask.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import { mediaTypeOf } from "../../evidence/site/sniff-body.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

const SHORT_BYTES = 100_000;
const HUGE_BYTES = 1_000_000;
const STATUSES = [404, 410];

// The catalogue wants Markdown or problem+json as the body. A browser's request is rightly answered with a
// page, so any type is taken here; what counts is that the body says something and is not long.
export const missingPageBehaviour = defineCheck({
  id: "missing-page-behaviour",
  agent: "communication",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["missing", "challenge", "target"],
  title: "A wrong address is answered briefly and helpfully",
  why: "An agent that took a wrong turn pays for the whole answer. A short one that names a way back costs little and helps.",
  fix: "Answer 404 with a short page: what happened, and links to the start page, search and contact. Leave out large menus, scripts and pictures.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.5",
  headline: ({ name }) => `A wrong turn on the pages of ${name} ends without a way back`,
  run({ missing, challenge, target }) {
    // Only pages are judged: for a made-up JSON document an empty body is a sound answer.
    const probes = missing.probes.filter(
      ({ url, status }) => status > 0 && !url.endsWith(".json") && !metChallenge(challenge, url),
    );
    const first = probes.find(({ status }) => STATUSES.includes(status));
    if (probes.length === 0) return unable(`${target.host} gave no answer for an address that cannot exist.`);
    if (first === undefined)
      return na(`${target.host} does not say that an address is missing; that is judged as such and counted once.`);
    const { url, status, bytes, excerpt, contentType } = first;
    const type = mediaTypeOf(contentType) || "no type";
    const evidence = seen(
      url,
      `${status} ${type}, ${bytes} bytes: ${maskPersonalData(excerpt.slice(0, 120))}`,
      "The answer to an address that cannot exist.",
    );
    if (bytes > HUGE_BYTES)
      return fail(`${target.host} answers a wrong address with ${Math.round(bytes / 1000)} kB.`, evidence);
    if (bytes > SHORT_BYTES)
      return warn(`${target.host} answers a wrong address with ${Math.round(bytes / 1000)} kB.`, evidence);
    if (bytes === 0 || excerpt.trim() === "")
      return warn(`${target.host} answers a wrong address without a word.`, evidence);
    return pass(
      `${target.host} answers a wrong address with ${status} and a page of ${bytes < 1000 ? "under 1" : Math.round(bytes / 1000)} kB.`,
      evidence,
    );
  },
});
