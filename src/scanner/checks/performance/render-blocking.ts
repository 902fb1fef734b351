import { countOf } from "../../../model/words.ts";
import { defineCheck, info, seen } from "../define-check.ts";

export const renderBlocking = defineCheck({
  id: "render-blocking",
  agent: "page-experience",
  category: "Performance",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["home", "target"],
  title: "Files the start page waits for",
  why: "A browser shows nothing until these files are there. Readers of text do not load them.",
  fix: "Mark scripts with defer or async, and send the styles of the first view with the page.",
  effort: "M",
  reference: "https://developer.chrome.com/docs/lighthouse/performance/render-blocking-resources",
  run({ home, target }) {
    const scripts = home.scripts.filter(
      ({ src, type, async, defer, inHead }) => inHead && src !== "" && !async && !defer && type !== "module",
    );
    return info(
      `The start page of ${target.host} waits for ${scripts.length + home.styles.external === 0 ? "no script and no style file" : `${countOf(scripts.length, "script")} and ${countOf(home.styles.external, "style file")}`}.`,
      scripts
        .slice(0, 3)
        .map(({ src }) =>
          seen(home.url, `<script src="${src.split("?", 1)[0] ?? ""}">`, "Loaded before anything is shown."),
        ),
    );
  },
});
