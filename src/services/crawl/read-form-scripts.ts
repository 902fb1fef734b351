import { FORM_SCRIPTS } from "../../model/limits.ts";
import { ownScripts } from "../../scanner/crawl/menu-parts.ts";
import { isLead } from "../../scanner/evidence/operability/operate-forms.ts";
import { noteHandlersInFiles } from "../../scanner/evidence/page/page-form-handlers.ts";
import type { FormFacts, PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { ReadScripts } from "./create-script-reader.ts";
import { PRIORITY } from "./priorities.ts";

/** Notes on forms to write by what scripts of the site, in files of their own, do with them; forms for a message come first. */
export async function readFormScripts(readScripts: ReadScripts, pages: readonly PageFacts[]): Promise<void> {
  const left = pages
    .filter(({ forms }) => forms.some(isLeftToFile))
    .toSorted((a, b) => takesMessage(b) - takesMessage(a));
  const addresses = [...new Set(left.flatMap((page) => ownScripts(page, FORM_SCRIPTS)))].slice(0, FORM_SCRIPTS);
  const read = (await readScripts(addresses, PRIORITY.document)).filter(({ isWhole }) => isWhole);
  if (read.length === 0) return;
  const texts = new Map(read.map(({ url, text }) => [url, text]));
  for (const page of left) {
    const own = ownScripts(page, Infinity);
    const codes = own.flatMap((url) => texts.get(url) ?? []);
    if (codes.length > 0) noteHandlersInFiles(page, codes, codes.length === own.length);
  }
}

const takesMessage = ({ forms }: PageFacts): number =>
  Number(forms.some((form) => isLeftToFile(form) && form.fields.some(({ tag }) => tag === "textarea")));

/** Nothing on its page takes it, and a script may find it by its id. */
const isLeftToFile = (form: FormFacts): boolean =>
  !form.hidden &&
  isLead(form) &&
  form.id !== "" &&
  form.handled === undefined &&
  !form.hasOnsubmit &&
  (!form.hasAction || /^\s*(?:#|javascript:)/i.test(form.attributes["action"] ?? ""));
