import { maskPersonalData } from "../../../model/mask.ts";
import { nodesOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import { isFilled } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";

export const websiteNode = defineCheck({
  id: "website-node",
  agent: "essentials",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["structured", "home", "target"],
  title: "The site states its own name",
  why: "Search engines take the name they print above a result from here; without it they choose one.",
  fix: "Add a WebSite with name and url to the JSON-LD of the start page of {host}.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/site-names",
  headline: ({ name }) => `Search engines are not told which name to show above results of ${name}`,
  run({ structured, home, target }) {
    const sites = nodesOfType(structured, "WebSite");
    const complete = sites.find(({ props }) => textOf(props.name) !== "" && isFilled(props.url));
    if (complete) {
      return pass(
        "The site states its own name and web address.",
        seen(complete.pageUrl, `WebSite "${textOf(complete.props.name).slice(0, 80)}"`, "Name and address are there."),
      );
    }
    const [partial] = sites;
    if (partial) {
      const lacks = textOf(partial.props.name) === "" ? "name" : "address";
      return warn(
        `${target.host} describes itself without its ${lacks}.`,
        seen(partial.pageUrl, `WebSite without ${lacks}`, "Only half of what is read."),
      );
    }
    const whole = maskPersonalData(home.titles[0]?.trim() ?? "");
    const end = whole.lastIndexOf(" ", 79);
    const title = whole.length > 80 ? `${whole.slice(0, end > 40 ? end : 79)}…` : whole;
    return fail(
      title === ""
        ? `The data of ${target.host} has no entry for the site itself (WebSite), from which search engines take its name.`
        : `The data of ${target.host} has no entry for the site itself (WebSite), from which search engines take its name; its home page is titled “${title}”.`,
      seen(home.url, "no WebSite", ""),
    );
  },
});
