// Names of links that say nothing of where they lead, by language. Data.
import names from "../data/vague-names.json" with { type: "json" };

/** All of them together: none names a page in another of these languages. */
export const VAGUE_NAMES: ReadonlySet<string> = new Set(Object.values(names).flat());
