import { isRecord } from "../../../model/read-json.ts";
import { type Json, missingOf, objectsOf } from "../../evidence/interfaces/interface-json.ts";
import { isPublished } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, info, na, seen, unable } from "../define-check.ts";

const REQUIRED = ["scheme", "network", "asset", "payTo"];

/** Reads the published document only; paid addresses are not called. */
export const x402Payable = defineCheck({
  id: "x402-payable",
  agent: "commerce",
  category: "Commerce",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["documents"],
  title: "Programs can pay per request",
  why: "With this protocol a program pays for an answer without an account.",
  fix: "Publish it only if something is sold to programs: x402Version and accepts with scheme, network, asset, payTo and amount.",
  effort: "L",
  reference: "https://www.x402.org/",
  run({ documents }) {
    const document = documents.x402;
    if (!document || document.state === "not-requested") return unable("This scan did not ask for the document.");
    if (!isPublished(document)) return na("The site publishes no document on payment by programs.");
    const entries = isRecord(document.json) ? acceptsOf(document.json) : [];
    const broken = entries.find((entry) => missingOf(entry, REQUIRED).length > 0);
    if (entries.length === 0)
      return info(
        "The site publishes a document on payment by programs without a way to pay.",
        seen(document.url, document.text, "No list of accepted payments."),
      );
    if (broken)
      return info(
        "The site publishes a document on payment by programs in which a fact is missing.",
        seen(document.url, `missing: ${missingOf(broken, REQUIRED).join(", ")}`, "Programs cannot pay by it."),
      );
    return info(
      `The site publishes how programs can pay, in ${entries.length} ways.`,
      seen(document.url, document.text, "Complete."),
    );
  },
});

const acceptsOf = (json: Json): Json[] => {
  const resources = objectsOf(json.resources).concat(objectsOf(json.items));
  return [...objectsOf(json.accepts), ...resources.flatMap((resource) => objectsOf(resource.accepts))];
};
