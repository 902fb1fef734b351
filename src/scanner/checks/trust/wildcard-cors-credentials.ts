import { countOf } from "../../../model/words.ts";
import { printableUrl } from "../../../model/target.ts";
import { leadsSomewhere } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";

/** What one answer to a plain request shows; echoing of foreign origins is not tried. */
export const wildcardCorsCredentials = defineCheck({
  id: "wildcard-cors-credentials",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "documents"],
  title: "Signed-in data is not opened to every site",
  why: "An answer that any site may read together with the visitor's sign-in can give private data away.",
  fix: "Send Access-Control-Allow-Credentials only with the one origin that needs it, and name that origin; leave the star for public data without credentials.",
  effort: "S",
  reference: "https://fetch.spec.whatwg.org/#cors-protocol-and-credentials",
  headline: ({ name }) => `Other websites could read what a signed-in visitor sees at ${name}`,
  run({ pages, documents }) {
    const answers = [
      ...pages.map(({ url, transfer }) => ({ url, headers: transfer.headers, isOfUse: true })),
      ...Object.values(documents)
        .filter(({ state }) => state === "present")
        .map((document) => ({ ...document, isOfUse: leadsSomewhere(document) })),
    ];
    const shared = answers.filter(({ headers }) => headers["access-control-allow-origin"] !== undefined);
    const open = shared.filter(({ headers }) => isOpen(headers));
    // A document that leads nowhere may be at fault, and earns nothing.
    if (open.length === 0 && !shared.some(({ isOfUse }) => isOfUse))
      return na("No answer that was read and leads somewhere is shared with other sites.");
    if (open.length === 0) {
      return pass(
        `Of ${countOf(shared.length, "answer")} shared with other sites, none is shared together with a sign-in.`,
      );
    }
    return fail(
      `${open.length} of ${countOf(shared.length, "answer")} shared with other sites are open to all of them together with a sign-in.`,
      open
        .slice(0, 5)
        .map(({ url, headers }) =>
          seen(
            printableUrl(url),
            `access-control-allow-origin: ${headers["access-control-allow-origin"] ?? ""}; access-control-allow-credentials: true`,
            "Any site is allowed, and sign-ins are sent along.",
          ),
        ),
    );
  },
});

function isOpen(headers: Record<string, string>): boolean {
  const origin = (headers["access-control-allow-origin"] ?? "").trim();
  const isTrue = (headers["access-control-allow-credentials"] ?? "").trim().toLowerCase() === "true";
  return isTrue && (origin === "*" || origin === "null");
}
