import { countOf } from "../../../model/words.ts";
import { hostsOfOthers } from "../../evidence/trust/trust-script-hosts.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const FEW = 5;
const MANY = 15;

export const thirdPartyDomWriters = defineCheck({
  id: "third-party-dom-writers",
  agent: "technology",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["pages", "home", "target"],
  title: "Companies whose scripts can change the text",
  why: "Each script from another company can write to the page that a browser agent reads.",
  fix: "Remove scripts nobody uses anymore and put embeds into frames.",
  effort: "M",
  reference: "https://www.w3.org/TR/CSP3/",
  run({ pages, home, target }) {
    const hosts = hostsOfOthers(
      pages.flatMap(({ scripts }) => scripts.map(({ src }) => src)),
      target.registrableDomain,
    );
    const amount = hosts.length <= FEW ? "" : hosts.length <= MANY ? ": a fair number" : ": many";
    if (hosts.length === 0) return info("No script of another host was seen on the pages read.");
    const situation = `Scripts from ${countOf(hosts.length, "other host")} can change what the pages say${amount}.`;
    return info(situation, seen(home.url, hosts.slice(0, 12).join(", "), "Hosts that scripts come from."));
  },
});
