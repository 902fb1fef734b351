import { asObject, objectsOf } from "../../evidence/interfaces/interface-json.ts";
import { defineCheck, info } from "../define-check.ts";
import { judgeCalls, showCall } from "../judge-calls.ts";

export const graphqlSurface = defineCheck({
  id: "graphql-surface",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["live"],
  title: "GraphQL interface",
  why: "A GraphQL interface that describes its own types can be used by a program that has never seen it.",
  fix: "Leave introspection on for what is public, or refuse it with a GraphQL error that says so.",
  effort: "S",
  reference: "https://graphql.github.io/graphql-over-http/draft/",
  run({ live }) {
    return judgeCalls(live, "graphql", {
      name: "GraphQL interface",
      judge([first]) {
        const body = asObject(first?.call.json);
        const items = first === undefined ? [] : [showCall(first.call, "The answer to a query for its own types.")];
        if (asObject(body?.data)?.__schema) return info("The linked GraphQL interface describes its types.", items);
        if (objectsOf(body?.errors).length > 0) {
          return info("The linked GraphQL interface refuses to describe its types, and says so.", items);
        }
        if (first?.state === "protected") return info("The linked GraphQL interface asks for a sign-in.", items);
        return info("The linked GraphQL address does not answer a query as GraphQL.", items);
      },
    });
  },
});
