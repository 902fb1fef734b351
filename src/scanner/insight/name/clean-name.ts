// What is left of a written name when greetings, legal forms, slogans and towns around it are taken off.
import refused from "../data/refused-names.json" with { type: "json" };
import { memoByText } from "../../../model/memo-by-text.ts";
import { normaliseText } from "../normalise-text.ts";
import { isOnlyTitle } from "./personal-title.ts";

const LEADING =
  /^(?:home(?:page)?|welcome to|welkom bij|welcome(?=\s*(?:$|[-–—|:·,!]))|startseite|willkommen (?:bei|im|in)|accueil|bienvenue (?:chez|à|sur)|bienvenue|inicio|bienvenidos a|início|bem-vindo à|bem-vindo|benvenuti (?:da|in|al)|strona główna|witamy w|anasayfa|ana sayfa|главная|добро пожаловать в|domů|úvod|ホーム|トップページ|홈|首页|首頁|الرئيسية|דף הבית|হোম|होम|official (?:web)?site(?: of)?|the official (?:web)?site(?: of)?|site officiel|sito ufficiale|offizielle webseite)(?=$|[\s\-–—|:·,!])[\s\-–—|:·,!]*/i;
const TRAILING =
  /(?<![\s\-–—|:·,])[\s\-–—|:·,]*(?:\b(?:official (?:web)?site|home ?page|home|website|logo|startseite|accueil|inicio|site officiel|sito ufficiale|公式サイト|公式|ホームページ|官网|官方网站|공식 홈페이지))$/i;
const FORMS = String.raw`l\.?l\.?c\.?|p\.?l\.?l\.?c\.?|l\.?l\.?p\.?|ltd\.?|limited|plc|inc\.?|incorporated|corp\.?|corporation|gmbh(?: ?& ?co\.? ?kg)?|partg(?: ?mbb)?|partgmbb|ug(?: \(haftungsbeschränkt\))?|ag|kg|ohg|gbr|e\.? ?k\.?|e\.? ?v\.?|e\.? ?g\.?|vof|v\.o\.f\.?|scrl|sprl|s\.?r\.?l\.? unipersonale|sp\.? ?[jk]\.?|sarl|sas|sasu|eurl|s\.a\.r\.l\.?|s\.a\.s\.?|s\.?a\.?|s\.?l\.?u?\.?|lda\.?|ltda\.?|eireli|s\.?r\.?l\.?s?\.?|s\.?p\.?a\.?|s\.?n\.?c\.?|b\.?v\.?|n\.?v\.?|sp\.? ?z ?o\.? ?o\.?|s\.a\.|spółka jawna|a\.ş\.?|aş|ltd\.? şti\.?|şti\.?|ооо|оао|зао|ип|s\.r\.o\.?|a\.s\.|spol\. s r\.o\.|oy|oyj|ab|aps|a\/s|as|pvt\.? ltd\.?|private limited|pty\.? ltd\.?|co\.?,? ltd\.?|ش\.م\.م|בע"מ|בע״מ`;
const LEGAL_FORM = new RegExp(`(?:^|[\\s,(])(?:${FORMS})(?=$|[\\s,).])\\.?`, "gi");
/** For display only what stands at the end goes: "AS", "Co" and "SA" are words elsewhere. */
const CLOSING_FORM = new RegExp(`(?<![\\s,(])(?:[\\s,(]+(?:${FORMS})\\)?\\.?){1,2}$`, "i");
const ASIAN_FORM =
  /株式会社|有限会社|合同会社|\(株\)|（株）|㈜|주식회사|\(주\)|（주）|유한회사|股份有限公司|有限公司|有限责任公司/g;

/** A telephone number behind the name, as headers have it; other figures belong to a name. */
const PHONE_TAIL = /(?<![\s|:,–—-])[\s|:,–—-]+(?:tel\.?:?\s?[+(\d]|\+|\(?0|\d?\(\d)[\d\s()./-]{6,24}$/iu;

/** The name for display: greetings and site words off; the legal form is kept only by `keepForm`. Null when nothing is left. */
export function cleanName(written: string, keepForm = false): string | null {
  let name = written.replace(/\s+/g, " ").replace(/[®™]/g, "").replace(PHONE_TAIL, "").trim();
  if (isRefused(name)) return null;
  for (let round = 0; round < 2; round++) name = name.replace(LEADING, "").replace(TRAILING, "").trim();
  name = name.replace(/^[\s|:–—·,.-]+|(?<![\s|:–—·,-])[\s|:–—·,-]+$/g, "").replace(/^["'“«„](.*)["'”»“]$/s, "$1");
  if (!keepForm) {
    const bare = name
      .replace(ASIAN_FORM, "")
      .replace(CLOSING_FORM, "")
      .replace(/(?<![\s,])[\s,]+$/, "")
      .trim();
    if (bare.length >= 2) name = bare;
  }
  return name.length < 2 || name.length > 80 || isRefused(name) ? null : name;
}

/** The name carries its legal form ("… LLC", "… PC", "株式会社 …"): it is a firm and no slogan. */
export const hasLegalForm = (name: string): boolean =>
  CLOSING_FORM.test(name) || name.search(ASIAN_FORM) >= 0 || /\s(?:P\.?C\.?|P\.?A\.?)$/.test(name);

/** Names kept: each candidate is compared with every other and with the words of every page. */
const KEPT = 1_000;

/** A text as an address writes it: its letters and digits alone, accents off. */
export const asInAddress = memoByText(KEPT, (text) => bareLetters(normaliseText(text)));

const bareLetters = (normalised: string): string => normalised.normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");

/** What two spellings of one name have in common: its letters without article, legal forms and what joins words. */
export const nameKey = memoByText(KEPT, (name) =>
  bareLetters(
    normaliseText(name)
      .trim()
      .replace(ARTICLE, "")
      .replace(ASIAN_FORM, "")
      .replace(LEGAL_FORM, " ")
      .replace(/&|\+| und | and | et | y | e | i | en /g, ""),
  ),
);

/** A leading article comes and goes with the sentence around it. */
export const ARTICLE = /^(?:the|le|la|les|el|los|las|il|lo|gli|der|die|das|de|het|os?)\s+(?=\S)|^l['’](?=\S)/i;

const SMALL_WORD =
  /^(?:and|und|et|y|e|i|en|of|the|de|la|le|di|du|des|der|die|das|del|da|do|van|von|for|für|pour|para)$/i;

/** First letters of a name of two or more words, as businesses shorten it: "Kings & Alliance" is "ka". */
export function initialsOf(name: string): string {
  const words = (cleanName(name) ?? name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !SMALL_WORD.test(word));
  return own.length < 2 ? "" : own.map((word) => normaliseText(word).charAt(0)).join("");
}

/** "… in Fulda", "… à Vannes": where the trade is done. */
export const TOWN_TAIL = /\s(?:in|à|a|en|em|te|w|we|near)\s+\p{Lu}.{0,60}$/u;

/** More than six words, or a sentence: a slogan and no name. */
export const isSlogan = (text: string): boolean =>
  text.split(/\s+/).length > 6 ||
  /[.!?…]$/.test(text) ||
  /^(?:we|our|your|get|find|book|discover|learn|how|why|what)\b/i.test(text);

const REFUSED: ReadonlySet<string> = new Set(refused.names);

function isRefused(name: string): boolean {
  const plain = name.toLowerCase().replace(/(?<![.…!])[.…!]+$/, "");
  if (REFUSED.has(plain) || isOnlyTitle(name) || /\{\{|%[A-Z_]{3,}%|\[(?:INSERT|YOUR)|<%|lorem ipsum/i.test(name))
    return true;
  if (/^(?:start bootstrap|agency -|bootstrap|html5 up|colorlib|this domain|domain .{0,60}for sale)/i.test(name))
    return true;
  // "Law Offices of" goes on somewhere else.
  if (/\s(?:of|the|and|&|de|du|des|la|von|van|und|et|y|di|del|e|dos|da)$/i.test(name)) return true;
  return !/\p{L}/u.test(name) || /^https?:|^www\./i.test(name);
}
