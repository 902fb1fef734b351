import { countOf, listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import type { OperationFacts } from "../../evidence/interfaces/interface-openapi.ts";
import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";
import { judgeOpenApi } from "../judge-openapi.ts";

const SHARE_PASS = 0.8;
const SHARE_WARN = 0.5;

const ASPECTS: { name: string; has: (operation: OperationFacts) => boolean; meaning: string }[] = [
  {
    name: "typed",
    has: (o) => o.hasRequestSchema && o.hasResponseSchema,
    meaning: "These do not say what their request or answer looks like.",
  },
  {
    name: "with an example",
    has: (o) => o.hasExample,
    meaning: "These show no example of a request or an answer.",
  },
  {
    name: "with error answers",
    has: (o) => o.statuses.some((status) => /^4|^default$/i.test(status)),
    meaning: "These do not say what comes back when a call is wrong.",
  },
];

export const openapiSchemas = defineCheck({
  id: "openapi-schemas",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents"],
  title: "API requests, answers and errors are typed",
  why: "With schemas, examples and error answers an agent forms a valid call at the first try and can mend a refused one.",
  fix: "Add schemas for request bodies and answers, one realistic example each, and the 4xx answers with their body to every operation.",
  effort: "M",
  reference: "https://spec.openapis.org/oas/v3.1.1.html#response-object",
  headline: (voice) => `Calls to the API of ${voice.name} fail until somebody tries them by hand`,
  run({ documents }) {
    return judgeOpenApi(documents, ({ operations }, document) => {
      const url = plainUrl(document.url);
      const results = ASPECTS.map((aspect) => {
        const lacking = operations.filter((operation) => !aspect.has(operation));
        return { ...aspect, lacking, share: 1 - lacking.length / operations.length };
      });
      const counts = results.map((r) => `${operations.length - r.lacking.length} ${r.name}`);
      const situation = `Of ${countOf(operations.length, "API operation")}, ${listOf(counts)}.`;
      const poor = results.filter((result) => result.share < SHARE_PASS);
      const first = operations[0];
      if (poor.length === 0) {
        return pass(
          situation,
          seen(url, `${first?.name} answers ${first?.statuses.join(", ")}`, "First operation of the description."),
        );
      }
      const evidence = poor.map((r) => seen(url, listOf(r.lacking.map((o) => o.name)), r.meaning));
      const score = results.reduce((sum, result) => sum + result.share, 0) / results.length;
      return (score >= SHARE_WARN ? warn : fail)(situation, evidence, { score });
    });
  },
});
