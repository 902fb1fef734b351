import { isSingular, listOf, shareOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import type { OperationFacts } from "../../evidence/interfaces/interface-openapi.ts";
import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";
import { judgeOpenApi } from "../judge-openapi.ts";

const SHARE_WARN = 0.5;

export const openapiOperationIds = defineCheck({
  id: "openapi-operation-ids",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents"],
  title: "Every API operation has its own name",
  why: "Tool builders turn each operationId into the name of a function; operations without one, or two with the same, are dropped or overwritten.",
  fix: "Give every operation an operationId that occurs once, as a verb and a noun, for example createBooking.",
  effort: "S",
  reference: "https://spec.openapis.org/oas/v3.1.1.html#operation-object",
  headline: (voice) => `Some of what ${voice.name} offers through its API cannot be called by name`,
  run({ documents }) {
    return judgeOpenApi(documents, ({ operations }, document) => {
      const unnamed = operations.filter((operation) => operation.id === "");
      const duplicates = duplicatesOf(operations);
      const good = operations.length - unnamed.length - duplicates.length;
      const share = good / operations.length;
      const situation = `${shareOf(good, operations.length, "API operation")} ${isSingular(good, operations.length) ? "has a name of its" : "have names of their"} own.`;
      const url = plainUrl(document.url);
      if (share === 1) return pass(situation, seen(url, listOf(operations.map((o) => o.id)), "Each name occurs once."));
      const evidence = [
        ...(unnamed.length > 0 ? [seen(url, listOf(unnamed.map((o) => o.name)), "These have no operationId.")] : []),
        ...(duplicates.length > 0 ? [seen(url, listOf(duplicates), "These operationIds occur more than once.")] : []),
      ];
      const isUsable = duplicates.length === 0 && share >= SHARE_WARN;
      return (isUsable ? warn : fail)(situation, evidence, { score: share });
    });
  },
});

/** The surplus uses: an id that occurs three times stands here twice. */
function duplicatesOf(operations: readonly OperationFacts[]): string[] {
  const known = new Set<string>();
  return operations.flatMap(({ id }) => {
    if (id === "") return [];
    if (known.has(id)) return [id];
    known.add(id);
    return [];
  });
}
