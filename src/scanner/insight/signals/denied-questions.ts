// Questions of a page that it answers with a no: what they ask for is not there.
import type { PageFacts } from "../../evidence/page-facts.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import { beginsWith } from "../begins-with.ts";

const ASKS = /[?？؟;][\s"”»+▾⌄−–-]{0,4}$/;
const ASK_CHARS = 160;
/** That something is not needed, or costs nothing, says that there is such a thing. */
const OF_DUTY =
  /(?<!\p{L})(?:need|have to|must|required?|cost|charged?|fees?|extra|mandatory|muss|müssen|brauche?n?|nötig|notwendig|kostet?|kosten|pflicht|dois|doit|faut|besoin|obligatoire|coûte|payant|tengo que|hay que|hace falta|necesit\p{L}*|obligatori\p{L}*|cuesta|precis\p{L}*|necessári\p{L}*|devo|custa|bisogna|serve|devo|obbligatori\p{L}*|costa|moet|nodig|verplicht|muszę|trzeba|wymagan\p{L}*|kosztuje|måste|behöver|skal|koster|kostar|musím|potřebuj\p{L}*|нужно|надо|обязательно|стоит)(?!\p{L})/iu;

/** Texts of the questions that the line behind them denies: "Do you ship? Not for now." */
export const deniedQuestions = memoByPage((page: PageFacts): ReadonlySet<string> => {
  const denied = new Set<string>();
  const keep = (asked: string, answer: string): void => {
    const question = asked.trim();
    if (question.length > ASK_CHARS || !ASKS.test(question) || OF_DUTY.test(question)) return;
    if (beginsWith("denial", answer.trim()) && !beginsWith("no-denial", answer.trim())) denied.add(question);
  };
  let heading = -1;
  for (const [at, block] of page.blocks.entries()) {
    if (block.heading !== heading) keep(page.headings[block.heading]?.text ?? "", block.text);
    heading = block.heading;
    keep(page.blocks[at - 1]?.text ?? "", block.text);
  }
  return denied;
});
