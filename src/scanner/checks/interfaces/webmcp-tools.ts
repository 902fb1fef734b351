import { countOf, listOf } from "../../../model/words.ts";
import { findToolForms } from "../../evidence/interfaces/interface-tool-forms.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

/** Tools that a script registers when it runs cannot be seen by a reader that runs none; only declared forms can. */
export const webmcpTools = defineCheck({
  id: "webmcp-tools",
  agent: "agent-interfaces",
  category: "Operability",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Pages offer tools to an agent in the browser",
  why: "Browsers begin to let a page offer its functions as named tools, so that an agent need not click its way through.",
  fix: "Once the main browsers support it, declare the most used form as a tool with toolname and tooldescription.",
  effort: "S",
  reference: "https://webmachinelearning.github.io/webmcp/",
  run({ pages }) {
    const tools = findToolForms(pages);
    const read = onPagesRead(pages);
    if (tools.length > 0) {
      const items = tools
        .slice(0, 5)
        .map((tool) => seen(tool.url, `${tool.name}: ${tool.description}`, "A form declared as a tool."));
      return info(
        `${countOf(tools.length, "form")} ${read} ${tools.length === 1 ? "is" : "are"} declared as a tool: ${listOf(tools.map((t) => t.name))}.`,
        items,
      );
    }
    const hasForms = pages.some((page) => page.forms.length > 0);
    if (!hasForms) return na(`No form that could be offered as a tool was found ${read}.`);
    return info(`None of the forms ${read} is declared as a tool; tools that scripts register were not looked for.`);
  },
});
