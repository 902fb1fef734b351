// Language tags (BCP 47, RFC 5646) as far as pages use them.
import { primarySubtag } from "../text/text-language.ts";

/** Codes of ISO 639-1; two letters outside it ("jp", "cn", "gr", "dk") are countries or mistakes. */
const TWO_LETTERS = new Set(
  (
    "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr " +
    "fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg " +
    "li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg " +
    "si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu"
  ).split(" "),
);
const WELL_FORMED =
  /^([a-z]{2,3})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wyz]-[a-z\d-]{2,30})?(?:-x-[a-z\d-]{1,30})?$/i;
/** Codes with three letters where two are registered. */
const SHORTER: Readonly<Record<string, string>> = {
  eng: "en",
  deu: "de",
  ger: "de",
  fra: "fr",
  fre: "fr",
  spa: "es",
  ita: "it",
  por: "pt",
  nld: "nl",
  dut: "nl",
  pol: "pl",
  tur: "tr",
  rus: "ru",
  ces: "cs",
  cze: "cs",
  jpn: "ja",
  kor: "ko",
  zho: "zh",
  chi: "zh",
  ara: "ar",
  heb: "he",
  ben: "bn",
  hin: "hi",
};
/** Tags that name one language for a reader, or languages that a short text does not tell apart. */
const SAME: readonly (readonly string[])[] = [
  ["he", "iw"],
  ["id", "in", "ms"],
  ["yi", "ji"],
  ["no", "nb", "nn", "da"],
  ["hr", "sr", "bs", "sh"],
  ["fil", "tl"],
  ["zh", "yue", "cmn"],
];

/** Primary tag in lower case; null for what is no registered or well-formed tag ("en_US", "english", "jp", "eng"). */
export function readLanguageTag(written: string): string | null {
  const primary = WELL_FORMED.exec(written.trim())?.[1]?.toLowerCase();
  if (primary === undefined || SHORTER[primary] !== undefined) return null;
  return primary.length === 3 || TWO_LETTERS.has(primary) ? primary : null;
}

/** Whether two primary tags (or longer tags) mean the same language here. */
export function isSameLanguage(a: string, b: string): boolean {
  const [one, other] = [primarySubtag(a), primarySubtag(b)];
  return one === other || SAME.some((group) => group.includes(one) && group.includes(other));
}
