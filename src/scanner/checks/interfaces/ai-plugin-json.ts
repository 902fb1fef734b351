import { plainUrl } from "../../../model/target.ts";
import { asObject, textAt } from "../../evidence/interfaces/interface-json.ts";
import { isPublished } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const aiPluginJson = defineCheck({
  id: "ai-plugin-json",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["documents"],
  title: "Plugin manifest of a retired program",
  why: "The file belonged to ChatGPT plugins, which were retired in 2024; only a few older tools still read it.",
  fix: "Nothing has to be done. Remove the file unless a tool in use asks for it.",
  effort: "S",
  reference: "https://help.openai.com/en/articles/8988022-winding-down-the-chatgpt-plugins-beta",
  run({ documents }) {
    const document = documents["ai-plugin"];
    if (!isPublished(document)) return na("The site publishes no plugin manifest, and none is needed.");
    const name = textAt(asObject(document.json), "name_for_human");
    const of = name ? ` for “${name}”` : " without a name";
    return info(
      `A manifest${of} is left from a program that has ended.`,
      seen(plainUrl(document.url), document.text, "No current assistant reads it."),
    );
  },
});
