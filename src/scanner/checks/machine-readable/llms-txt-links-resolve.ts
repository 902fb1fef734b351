import { isSilent } from "../../evidence/access/access-silence.ts";
import { isSingular, listOf, pathOf, shareOf } from "../../../model/words.ts";
import { linksOfLlmsTxt } from "../../evidence/site/llms-txt.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";
import { judgeLlmsTxt } from "../judge-llms-txt.ts";

const WARN_SHARE = 0.9;

export const llmsTxtLinksResolve = defineCheck({
  id: "llms-txt-links-resolve",
  agent: "communication",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents", "linkChecks", "target"],
  title: "Links of the guide for language models work",
  why: "An agent follows the guide without second thoughts; a dead link ends its search.",
  fix: "Correct or remove the links named here, and let the guide be made together with the pages.",
  effort: "S",
  reference: "https://llmstxt.org/#format",
  headline: ({ name }, { length } = []) =>
    `The guide of ${name} for agents leads to ${length === 1 ? "a page that is" : "pages that are"} gone`,
  run({ documents, linkChecks, target }) {
    return judgeLlmsTxt(documents, target.host, (_document, read) => {
      if (linksOfLlmsTxt(read).length === 0) return na(`The guide for language models of ${target.host} has no links.`);
      const asked = linkChecks.filter(
        ({ from, status }) => from === "llms-txt" && !isSilent(status) && ![401, 403, 405].includes(status),
      );
      if (asked.length === 0) return unable(`No link of the guide for language models of ${target.host} was tried.`);
      const dead = asked.filter(({ status }) => status >= 400);
      const good = asked.length - dead.length;
      const gone = listOf(dead.map(({ url }) => pathOf(url)));
      const situation = `${shareOf(good, asked.length, "link")} tried from the guide for language models of ${target.host} ${isSingular(good, asked.length) ? "works" : "work"}${dead.length === 0 ? "" : `; gone: ${gone}`}.`;
      const evidence = dead.slice(0, 5).map(({ url, status }) => seen(url, String(status), ""));
      if (dead.length === 0) return pass(situation);
      // In a small sample one dead link is already more than a tenth.
      const isMinor = dead.length < asked.length * (1 - WARN_SHARE) || (dead.length === 1 && asked.length > 2);
      const fix = `Correct or remove ${dead.length === 1 ? "the link" : "the links"} to ${gone}, and let the guide be made together with the pages.`;
      return (isMinor ? warn : fail)(situation, evidence, { fix });
    });
  },
});
