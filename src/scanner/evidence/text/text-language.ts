// Which language a page's text is judged in.
import type { Profile } from "../../../model/profile.ts";
import type { PageFacts } from "../page-facts.ts";

/**
 * Primary language tag of a page: what the page declares when the site is known to be written in it,
 * otherwise the site's main language, because a declared language is often left over from a template.
 */
export function languageOf(
  page: Pick<PageFacts, "htmlLang">,
  profile: Pick<Profile, "language" | "languages">,
): string {
  const declared = primarySubtag(page.htmlLang);
  const main = primarySubtag(profile.language.value);
  if (declared !== "" && (main === "" || declared === main || profile.languages.includes(declared))) return declared;
  return main || declared || "en";
}

/** Primary tag of the language the site is written in; English when it is unknown. */
export const mainLanguage = (profile: Pick<Profile, "language">): string =>
  primarySubtag(profile.language.value) || "en";

/** "de" of "de-AT"; "" where there is none. */
export const primarySubtag = (tag: string | null): string => (tag ?? "").toLowerCase().split(/[-_]/)[0] ?? "";
