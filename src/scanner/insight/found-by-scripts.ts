// Sign-up boxes that have no address to send to, and may have a script that does.
import { FORMLESS, type FormFacts, type PageFacts } from "../evidence/page-facts.ts";

/** Names of the sign-up itself, by which a script finds a box that has no address to send to. */
const NAMED_FOR_SCRIPTS = /newsletter|subscri|sign-?up/i;

/** Whether a script of the page may send a box: by its name, or as one that stands in no form. */
export const isFoundByScripts = (
  { id, className }: FormFacts,
  { scripts, inlineScriptBytes }: Pick<PageFacts, "scripts" | "inlineScriptBytes">,
): boolean =>
  (scripts.length > 0 || inlineScriptBytes > 0) &&
  (className === FORMLESS || NAMED_FOR_SCRIPTS.test(`${id} ${className}`));
