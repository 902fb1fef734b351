import { defineCheck, info, seen } from "../define-check.ts";

export const csp = defineCheck({
  id: "csp",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "A",
  needs: ["home"],
  title: "Policy for what may run on the pages",
  why: "A content security policy limits which scripts may run, so that foreign text on a page cannot act.",
  fix: "Send a Content-Security-Policy with script-src without 'unsafe-inline', object-src 'none' and base-uri 'self'; begin with report-only.",
  effort: "M",
  reference: "https://www.w3.org/TR/CSP3/",
  run({ home }) {
    const policy = home.transfer.headers["content-security-policy"] ?? metaPolicy(home.metas);
    if (policy === "") {
      return info(
        "The start page sends no policy for what may run on it.",
        seen(home.url, "no Content-Security-Policy", "Any script may run."),
      );
    }
    const weak = weaknesses(policy);
    const situation =
      weak.length === 0
        ? "The start page sends a strict policy for what may run on it."
        : `The start page sends a policy for what may run on it, with gaps: ${weak.join(", ")}.`;
    return info(situation, seen(home.url, policy, "Policy as received."));
  },
});

const metaPolicy = (metas: readonly { key: string; content: string }[]): string =>
  metas.find(({ key }) => key === "content-security-policy")?.content ?? "";

function weaknesses(policy: string): string[] {
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...values] = part.trim().toLowerCase().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const scripts = directives.get("script-src") ?? directives.get("default-src");
  const isOpen =
    scripts === undefined ||
    (scripts.includes("'unsafe-inline'") && !scripts.some((v) => /^'(?:nonce|sha\d+)-/.test(v)));
  const objects = directives.get("object-src") ?? directives.get("default-src");
  return [
    ...(isOpen ? ["inline scripts are allowed"] : []),
    ...(objects === undefined ? ["plug-ins are not limited"] : []),
    ...(directives.has("base-uri") ? [] : ["the base address can be changed"]),
  ];
}
