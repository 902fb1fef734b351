import { defineCheck, info, seen } from "../define-check.ts";

export const permissionsPolicy = defineCheck({
  id: "permissions-policy",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["home"],
  title: "Which device functions pages and frames may use",
  why: "Embedded content can ask for camera, microphone or location unless the site rules it out.",
  fix: "Send a Permissions-Policy that switches off what the site does not use, for example camera=(), microphone=(), geolocation=().",
  effort: "S",
  reference: "https://www.w3.org/TR/permissions-policy/",
  run({ home }) {
    const header = home.transfer.headers["permissions-policy"] ?? "";
    if (header === "") {
      return info(
        "The start page does not say which device functions pages and embedded content may use.",
        seen(home.url, "no Permissions-Policy header", "Browsers use their default."),
      );
    }
    return info(
      "The start page says which device functions pages and embedded content may use.",
      seen(home.url, `permissions-policy: ${header}`, "Rule as received."),
    );
  },
});
