import { FORM_SCRIPTS, MENU_BYTES } from "../../model/limits.ts";
import { ownScripts } from "../../scanner/crawl/menu-parts.ts";
import { isLead } from "../../scanner/evidence/operability/operate-forms.ts";
import { noteHandlersInFiles } from "../../scanner/evidence/page/page-form-handlers.ts";
import type { FormFacts, PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";

/** Notes on forms to write by what scripts of the site, in files of their own, do with them; one page is looked at. */
export async function readFormScripts(
  reader: SiteReader,
  { pages, robots }: { pages: readonly PageFacts[]; robots: RobotsFacts },
): Promise<void> {
  const page = pages.find((one) => one.forms.some(isLeftToFile) && ownScripts(one).length > 0);
  // Where each request has to wait, pages come first.
  if (page === undefined || (robots.crawlDelaySeconds ?? 0) > 1) return;
  const order = { purpose: "document", maxBytes: MENU_BYTES, accept: "*/*", priority: PRIORITY.document } as const;
  const allowed = ownScripts(page, FORM_SCRIPTS).filter((url) => mayRead(robots, url));
  const received = await Promise.all(allowed.map((url) => reader.read({ ...order, url })));
  const codes = received.flatMap((one) =>
    one?.answer.ok === true && one.answer.status === 200 && !one.answer.truncated ? [one.text] : [],
  );
  if (codes.length === 0) return;
  for (const one of pages) {
    const own = new Set(ownScripts(one, FORM_SCRIPTS));
    if (allowed.every((url) => own.has(url))) noteHandlersInFiles(one, codes);
  }
}

/** Nothing on its page takes it, and a script may find it by its id. */
const isLeftToFile = (form: FormFacts): boolean =>
  !form.hidden &&
  isLead(form) &&
  form.id !== "" &&
  form.handled === undefined &&
  !form.hasOnsubmit &&
  (!form.hasAction || /^\s*(?:#|javascript:)/i.test(form.attributes["action"] ?? ""));
