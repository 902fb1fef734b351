import { parseW3cDate } from "../../evidence/site/w3c-date.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { defineCheck, info, seen, unable } from "../define-check.ts";

export const securityTxt = defineCheck({
  id: "security-txt",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "target"],
  title: "Where to report a security problem",
  why: "People who find a hole need an address to write to before others find it.",
  fix: "Publish /.well-known/security.txt with Contact and an Expires date less than a year ahead.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9116",
  run({ documents, target }) {
    const document = documents["security-txt"];
    if (!document || document.state === "not-requested") return unable("This scan did not ask for the file.");
    if (document.state === "unreadable" || document.state === "forbidden") {
      return unable(
        "The address of the file gave no answer that can be read.",
        seen(document.url, `status ${document.status}`, "Unknown."),
      );
    }
    if (document.state !== "present") {
      return info(
        `${target.host} does not say where to report a security problem.`,
        seen(document.url, `status ${document.status}`, "No such file."),
      );
    }
    const problems = problemsOf(document, target.observedAt);
    const fields = fieldNames(document.text);
    if (problems.length === 0)
      return info(
        `${target.host} says where to report a security problem.`,
        seen(document.url, fields, "All required fields are there."),
      );
    return info(
      `${target.host} has a file on where to report a security problem: ${problems.join("; ")}.`,
      seen(document.url, fields, "Fields as received."),
    );
  },
});

const fieldsOf = (text: string): [string, string][] =>
  text
    .split(/\r?\n/)
    .slice(0, 200)
    .filter((line) => !line.startsWith("#") && line.includes(":"))
    .map((line) => [line.slice(0, line.indexOf(":")).trim().toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]);

const fieldNames = (text: string): string =>
  `fields: ${[...new Set(fieldsOf(text).map(([name]) => name))].slice(0, 12).join(", ")}`;

function problemsOf({ text }: DocumentFacts, nowMs: number): string[] {
  const fields = fieldsOf(text);
  const expires = fields.find(([name]) => name === "expires")?.[1];
  const at = expires === undefined ? null : parseW3cDate(expires);
  return [
    ...(fields.some(([name, value]) => name === "contact" && value !== "") ? [] : ["it names no contact"]),
    ...(expires === undefined ? ["it has no end date"] : at === null ? ["its end date cannot be read"] : []),
    ...(at !== null && at < nowMs ? ["its end date has passed"] : []),
  ];
}
