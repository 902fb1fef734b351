import { hostsOfOthers } from "../../evidence/trust/trust-script-hosts.ts";
import { isSingular, shareOf } from "../../../model/words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const sriThirdParty = defineCheck({
  id: "sri-third-party",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["home", "target"],
  title: "Scripts of others are pinned",
  why: "A script from another company can change what a page says. A checksum keeps a changed file from running.",
  fix: "Add integrity and crossorigin to scripts whose file does not change, or serve them from the own domain.",
  effort: "M",
  reference: "https://www.w3.org/TR/SRI/",
  run({ home, target }) {
    const scripts = home.scripts.filter(({ src }) => hostsOfOthers([src], target.registrableDomain).length > 0);
    if (scripts.length === 0) return na("The start page loads no scripts of other companies.");
    const loose = scripts.filter(({ integrity }) => !integrity);
    const hosts = hostsOfOthers(
      loose.map(({ src }) => src),
      target.registrableDomain,
    );
    return info(
      `${shareOf(scripts.length - loose.length, scripts.length, "script", "scripts")} that other companies serve to the start page ${isSingular(scripts.length - loose.length, scripts.length) || scripts.length === 1 ? "is" : "are"} pinned by a checksum.`,
      loose.length === 0 ? [] : seen(home.url, hosts.slice(0, 8).join(", "), "Hosts of scripts without a checksum."),
    );
  },
});
