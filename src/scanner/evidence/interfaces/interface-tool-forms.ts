// Forms that a page declares as tools for an agent in the browser (WebMCP, declarative part).
import { fillableFields } from "../operability/operate-forms.ts";
import { plainUrl } from "../../../model/target.ts";
import type { FieldFacts, FormFacts, PageFacts } from "../page-facts.ts";

export interface ToolForm {
  url: string;
  name: string;
  description: string;
  /** Fields that become parameters: visible ones that are sent. */
  parameters: FieldFacts[];
}

/** Tool forms of all pages; the same form on several pages stands once, with its first page. */
export function findToolForms(pages: readonly PageFacts[]): ToolForm[] {
  const forms = new Map<string, ToolForm>();
  for (const page of pages) {
    for (const form of page.forms.filter(isTool)) {
      const tool = readTool(form, page);
      const key = JSON.stringify([tool.name, tool.description, tool.parameters.map((field) => field.name)]);
      if (!forms.has(key)) forms.set(key, tool);
    }
  }
  return [...forms.values()];
}

const isTool = (form: FormFacts): boolean => form.attributes.toolname !== undefined;

function readTool(form: FormFacts, page: PageFacts): ToolForm {
  return {
    url: plainUrl(page.url),
    name: (form.attributes.toolname ?? "").trim(),
    description: (form.attributes.tooldescription ?? "").trim(),
    parameters: fillableFields(form),
  };
}
