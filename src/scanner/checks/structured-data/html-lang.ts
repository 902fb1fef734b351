import { partOf } from "../../../model/words.ts";
import type { Profile } from "../../../model/profile.ts";
import { isSameLanguage, readLanguageTag } from "../../evidence/structured/structured-language-tag.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const UNDECLARED = "no language declared";

/**
 * The start page is compared with the language its text is in, inner pages with all languages of the site;
 * a copy in another language that kept the code of its original is in neither.
 */
export const htmlLang = defineCheck({
  id: "html-lang",
  agent: "essentials",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "home", "profile"],
  title: "Every page says which language it is in",
  why: "Translators, screen readers and assistants read the text in the language that the page declares. A wrong one turns it into nonsense or hides it from searches.",
  fix: 'Set the lang attribute of the html element to the language of the text, for example lang="de" or lang="pt-BR", on every page.',
  effort: "S",
  reference: "https://html.spec.whatwg.org/multipage/dom.html#attr-lang",
  headline: ({ name }, shown = []) =>
    shown.some(({ received }) => received !== UNDECLARED)
      ? `Assistants and translators read pages of ${name} in the wrong language`
      : `Assistants and translators have to guess the language of pages of ${name}`,
  run({ pages, home, profile }) {
    const verdict = judgePages(
      pages,
      (page) => {
        const written = page.htmlLang?.trim() ?? "";
        if (written === "") return { received: UNDECLARED, meaning: "" };
        const primary = readLanguageTag(written);
        if (primary === null)
          return { received: `lang="${written}"`, meaning: "This is not a language code that readers know." };
        const text = profile.misdeclared?.[page.url];
        if (text !== undefined && !isSameLanguage(primary, text))
          return { received: `lang="${written}"`, meaning: `The text of this page was recognized as ${text}.` };
        const expected = expectedLanguages(profile, page.url === home.url);
        if (expected.length === 0 || expected.some((language) => isSameLanguage(primary, language))) return true;
        return { received: `lang="${written}"`, meaning: `The text was recognized as ${expected.join(" or ")}.` };
      },
      ({ good, of }) =>
        pages.some(({ htmlLang: written }) => (written ?? "").trim() !== "") && good < of
          ? `The right language is declared on ${partOf(good, of, "page")}.`
          : `The language of the text is declared on ${partOf(good, of, "page")}.`,
    );
    const expected = expectedLanguages(profile, false);
    const [language, second, third] = new Set([...expected, ...Object.values(profile.misdeclared ?? {})]);
    if (language === undefined || third !== undefined || expected.length === 0) return verdict;
    return {
      ...verdict,
      fix: `Set lang="${language}"${second === undefined ? "" : `, or lang="${second}" where the text is in that,`} on the html element of {pages}.`,
    };
  },
});

/** Languages the page may be in; none when the text was too short to tell. */
function expectedLanguages({ language, languages }: Profile, isHome: boolean): string[] {
  if (language.value === null || language.confidence === "low") return [];
  return isHome ? [language.value] : [...new Set([language.value, ...languages])];
}
