import { type Json, asObject, isHttps, textAt, textsOf } from "../../evidence/interfaces/interface-json.ts";
import { concernsPayments } from "../../evidence/commerce/commerce-signals.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

/** Discovery document of the Agentic Commerce Protocol. */
export const acpDiscovery = defineCheck({
  id: "acp-discovery",
  agent: "commerce",
  category: "Commerce",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["documents", "profile"],
  title: "The shop's entry for checkout by assistants works",
  why: "Assistants that check out for a buyer read this document to find the shop's interface.",
  fix: "Correct /.well-known/acp.json: protocol.name acp with a version, an absolute api_base_url, transports and capabilities.services.",
  effort: "M",
  reference: "https://www.agenticcommerce.dev/docs",
  headline: ({ name }) => `Assistants cannot check out for a buyer at ${name}`,
  run({ documents, profile }) {
    const wanted = {
      ids: ["acp"],
      name: "an entry for checkout by assistants",
      isOfUse: concernsPayments({ profile }),
    };
    return judgeDeclaredJson(documents, wanted, (json, document) =>
      gradeDocument(document, {
        errors: errorsOf(json),
        good: {
          situation: "The entry for checkout by assistants is complete.",
          received: textAt(json, "api_base_url"),
        },
        bad: (count) => `The entry for checkout by assistants has ${count === 1 ? "a defect" : `${count} defects`}.`,
      }),
    );
  },
});

function errorsOf(json: Json): Defect[] {
  const protocol = asObject(json.protocol);
  const base = textAt(json, "api_base_url");
  const services = textsOf(asObject(json.capabilities)?.services);
  return [
    ...(textAt(protocol, "name").toLowerCase() === "acp"
      ? []
      : [
          {
            received: `protocol.name "${textAt(protocol, "name")}"`,
            meaning: "The document does not say that it speaks this protocol.",
          },
        ]),
    ...(textAt(protocol, "version") === ""
      ? [{ received: "no protocol.version", meaning: "Assistants do not know which rules apply." }]
      : []),
    ...(isHttps(base) ? [] : [{ received: `api_base_url "${base}"`, meaning: "This is not a public https address." }]),
    ...(textsOf(json.transports).length === 0
      ? [{ received: "no transports", meaning: "The way to call the interface is missing." }]
      : []),
    ...(services.length === 0
      ? [{ received: "no capabilities.services", meaning: "The document offers nothing to call." }]
      : []),
  ];
}
