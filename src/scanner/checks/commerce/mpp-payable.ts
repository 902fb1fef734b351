import { isRecord } from "../../../model/read-json.ts";
import { isPublished } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, info, na, seen, unable } from "../define-check.ts";

const KEY = "x-payment-info";
const MAX_DEPTH = 8;
const MOST_MEMBERS = 400;

export const mppPayable = defineCheck({
  id: "mpp-payable",
  agent: "commerce",
  category: "Commerce",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents"],
  title: "The API's description names prices",
  why: "A draft lets an API say in its description what a call costs and how it is paid.",
  fix: "Nothing to do unless calls are sold one by one.",
  effort: "M",
  reference: "https://paymentauth.org/",
  run({ documents }) {
    const document = documents.openapi;
    if (!document || document.state === "not-requested")
      return unable("This scan did not ask for the API's description.");
    if (!isPublished(document)) return na("The site publishes no description of an API.");
    const found = document.json === undefined ? document.text.includes(KEY) : holdsKey(document.json, MAX_DEPTH);
    if (!found) return na("The API's description names no prices.");
    return info(
      "The API's description names prices for calls.",
      seen(document.url, KEY, "Prices stand in the description."),
    );
  },
});

function holdsKey(value: unknown, depth: number): boolean {
  if (depth === 0 || typeof value !== "object" || value === null) return false;
  if (isRecord(value) && KEY in value) return true;
  return Object.values(value)
    .slice(0, MOST_MEMBERS)
    .some((member) => holdsKey(member, depth - 1));
}
