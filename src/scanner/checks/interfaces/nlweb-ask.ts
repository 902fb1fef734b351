import { countOf } from "../../../model/words.ts";
import { asObject, objectsOf, textAt, type Json } from "../../evidence/interfaces/interface-json.ts";
import { defineCheck, info } from "../define-check.ts";
import { judgeCalls, showCall } from "../judge-calls.ts";

export const nlwebAsk = defineCheck({
  id: "nlweb-ask",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["live"],
  title: "Questions in plain language",
  why: "An agent can put a question to a site that answers at /ask with typed results instead of reading its pages.",
  fix: "Answer GET /ask?query=… with JSON whose results carry schema.org types.",
  effort: "L",
  reference: "https://github.com/nlweb-ai/NLWeb",
  run({ live }) {
    return judgeCalls(live, "nlweb", {
      name: "address for questions",
      judge(observed) {
        const [first] = observed;
        const body = asObject(first?.call.json);
        const results = objectsOf(body?.results);
        const typed = results.filter(isTyped);
        const items = observed.map(({ call }) => showCall(call, "The answer to one plain question."));
        if (first?.state === "dead") return info("The declared address for questions does not answer.", items);
        if (first?.state === "protected") return info("The address for questions asks for a sign-in.", items);
        if (body === null) return info("The address for questions answers, but not with JSON.", items);
        return info(
          `A question was answered with ${countOf(results.length, "result")}, ${typed.length} of them typed.`,
          items,
        );
      },
    });
  },
});

/** Older generations put the schema.org node beside the result, newer ones make the result one. */
const isTyped = (result: Json): boolean =>
  [result, asObject(result.schema_object), ...objectsOf(result.schema_object)].some(
    (node) => textAt(node, "@type") !== "" || Array.isArray(node?.["@type"]),
  );
