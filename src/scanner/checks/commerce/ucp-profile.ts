import { isRecord } from "../../../model/read-json.ts";
import { type Json, asObject, isHttps, objectsOf, textAt } from "../../evidence/interfaces/interface-json.ts";
import { concernsPayments } from "../../evidence/commerce/commerce-signals.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

/** Profile of the Universal Commerce Protocol; services and capabilities may be lists or objects by name. */
export const ucpProfile = defineCheck({
  id: "ucp-profile",
  agent: "commerce",
  category: "Commerce",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["documents", "profile"],
  title: "The shop's profile for buying assistants works",
  why: "Assistants that buy read this profile to learn what the shop can do and where to send an order.",
  fix: "Correct the profile at /.well-known/ucp: ucp.version as a date, services with an https endpoint each, and the capabilities that work.",
  effort: "M",
  reference: "https://ucp.dev/specification/overview",
  headline: ({ name }) => `Buying assistants cannot place an order with ${name}`,
  run({ documents, profile }) {
    const wanted = { ids: ["ucp"], name: "a profile for buying assistants", isOfUse: concernsPayments({ profile }) };
    return judgeDeclaredJson(documents, wanted, (json, document) => {
      const body = asObject(json.ucp) ?? json;
      return gradeDocument(document, {
        errors: errorsOf(body),
        good: { situation: "The profile for buying assistants is complete.", received: `version ${versionOf(body)}` },
        bad: (count) => `The profile for buying assistants has ${count === 1 ? "a defect" : `${count} defects`}.`,
      });
    });
  },
});

const versionOf = (body: Json): string => textAt(body, "version") || textAt(body, "protocol_version");

function errorsOf(body: Json): Defect[] {
  const services = entriesOf(body.services);
  const endpoints = services.flatMap((service) => endpointsOf(service));
  const isUnsafe = endpoints.find((endpoint) => !isHttps(endpoint));
  return [
    ...(versionOf(body) === ""
      ? [{ received: "no version", meaning: "Assistants do not know which rules apply." }]
      : []),
    ...(services.length === 0 ? [{ received: "no services", meaning: "The profile offers nothing to call." }] : []),
    ...(services.length > 0 && endpoints.length === 0
      ? [{ received: "services without endpoint", meaning: "There is no address to send an order to." }]
      : []),
    ...(isUnsafe === undefined ? [] : [{ received: isUnsafe, meaning: "The address is not a public https address." }]),
    ...(entriesOf(body.capabilities).length === 0
      ? [{ received: "no capabilities", meaning: "The profile does not say what can be done." }]
      : []),
  ];
}

/** Members of a list, or of an object whose members are objects or lists of objects. */
function entriesOf(value: unknown): Json[] {
  if (Array.isArray(value)) return objectsOf(value, 50);
  if (!isRecord(value)) return [];
  return Object.values(value)
    .slice(0, 50)
    .flatMap((item) => (Array.isArray(item) ? objectsOf(item, 20) : isRecord(item) ? [item] : []));
}

/** The endpoint of a service, or of each of its transports (rest, mcp, a2a …). */
const endpointsOf = (service: Json): string[] =>
  [service, ...Object.values(service).filter(isRecord)]
    .map((part) => textAt(part, "endpoint"))
    .filter((text) => text !== "");
