// A phone, an address and a form stand at one kind of work each: what two of them rest on shows neither twice.
import type { Sign } from "../../model/profile.ts";
import type { ClaimedWorkflow } from "./claimed-workflow.ts";

const ANSWERS = "wf-customer-inquiry";
const TAKES_UP = "wf-lead-intake";

/** People ask by phone, mail and chat, and write what they want into the form; a form named by other work is that work's. */
export function withWaysOnce(claims: readonly ClaimedWorkflow[]): ClaimedWorkflow[] {
  const named = new Set(
    claims.filter((claim) => !isAnswering(claim)).flatMap(({ evidence }) => evidence.flatMap(formOf)),
  );
  const ownForms = (signs: readonly Sign[]): readonly Sign[] =>
    without(signs, (sign) => isForm(sign) && named.has(keyOf(sign, nameIn(sign.quote))));
  if (!claims.some(({ id }) => id === ANSWERS)) return replaced(claims, TAKES_UP, ownForms);
  const all = replaced(replaced(claims, TAKES_UP, ownForms), ANSWERS, ownForms);
  const divided = replaced(all, TAKES_UP, takenUp);
  const kept = divided.find(({ id }) => id === TAKES_UP)?.evidence.filter((sign) => isWay(sign) || isMail(sign)) ?? [];
  const hasMail = kept.some(isMail);
  const isTold = (sign: Sign): boolean => (hasMail && isMail(sign)) || kept.some(({ quote }) => quote === sign.quote);
  return replaced(divided, ANSWERS, (signs) =>
    without(signs, (sign) => isTold(sign) && (!isWay(sign) || signs.some((other) => isWay(other) && !isTold(other)))),
  );
}

const isAnswering = ({ id }: ClaimedWorkflow): boolean => id === ANSWERS || id === TAKES_UP;

/** Forms and words that are no way at all; else the address to write to, else all there is. */
function takenUp(signs: readonly Sign[]): readonly Sign[] {
  const own = without(signs, (sign) => isMail(sign) || (isWay(sign) && !isForm(sign)));
  if (own.length < signs.length && own.some((sign) => isForm(sign) || /\s/.test(sign.quote))) return own;
  const mails = signs.filter(isMail);
  if (mails.length === 0) return signs;
  const links = mails.some((sign) => !isWay(sign));
  return without(signs, (sign) => isWay(sign) && (links || !isMail(sign)));
}

const isWay = ({ region }: Sign): boolean => region === "channel";
const isForm = (sign: Sign): boolean => isWay(sign) && sign.quote.startsWith("Form");
const isMail = ({ region, quote }: Sign): boolean =>
  (region === "channel" || region === "noted") && /^e-?mail /i.test(quote);

const nameIn = (quote: string): string => /^Form "(.+)" (?:with|that asks) /.exec(quote)?.[1] ?? "";
/** Many pages call their form alike. */
const keyOf = ({ url }: Sign, name: string): string => `${url} ${name}`;
const formOf = (sign: Sign): string[] => {
  const { region, quote } = sign;
  if (region === "form") return [keyOf(sign, quote)];
  return region === "channel" && quote.includes('" that asks ') ? [keyOf(sign, nameIn(quote))] : [];
};

/** All of them where none would be left. */
function without(signs: readonly Sign[], isLeftOut: (sign: Sign) => boolean): readonly Sign[] {
  const left = signs.filter((sign) => !isLeftOut(sign));
  return left.length > 0 ? left : signs;
}

const replaced = (
  claims: readonly ClaimedWorkflow[],
  id: string,
  change: (signs: readonly Sign[]) => readonly Sign[],
): ClaimedWorkflow[] =>
  claims.map((claim) => (claim.id === id ? { ...claim, evidence: [...change(claim.evidence)] } : claim));
