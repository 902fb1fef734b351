// The attributes of an element that a draft writes anew: all stay, and what is not printed again is named as such.
import { codeName, siteText } from "./draft-parts.ts";

const AS_IT_IS = "[as it is]";
const VALUE_CHARS = 120;

/** By name, in their order; true for those without a value. */
export const keptAttributes = (attributes: Readonly<Record<string, string>>): Record<string, string | true> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => /^[a-z][\w:.-]*$/.test(name))
      .map(([name, value]) => [name, value === "" && name !== "placeholder" && name !== "value" ? true : kept(value)]),
  );

/** A field may show its label by a placeholder of a space. */
const kept = (value: string): string =>
  value.trim() === ""
    ? value
    : RUNS.test(value)
      ? AS_IT_IS
      : (codeName(value) ?? (siteText(value, VALUE_CHARS) || AS_IT_IS));
/** What runs as a program is left where it stands. */
const RUNS = /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu;
