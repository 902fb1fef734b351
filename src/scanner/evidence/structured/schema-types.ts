// What is what in the vocabulary of schema.org.
import { addTo } from "../add-to.ts";
import { TREE } from "./schema-type-tree.ts";

/** Direct parents by class. */
const PARENTS = readTree(TREE);

/** True for a class of the schema.org vocabulary, written as there. */
export const isKnownType = (type: string): boolean => type === "Thing" || PARENTS.has(type);

/** Direct parents of a class; empty for an unknown one. */
export const parentsOf = (type: string): readonly string[] => PARENTS.get(type) ?? [];

/** The class itself and all its ancestors, nearest first. */
export function lineageOf(type: string): string[] {
  const line = [type];
  for (const known of line) {
    for (const parent of parentsOf(known)) if (!line.includes(parent)) line.push(parent);
  }
  return line;
}

/** True when the class is `ancestor` or below it: Dentist is an Organization. */
export const isSubtypeOf = (type: string, ancestor: string): boolean =>
  type === ancestor || (PARENTS.has(type) && knownLineage(type).has(ancestor));

const lineages = new Map<string, ReadonlySet<string>>();

/** Of a class of the vocabulary, so that no more than its classes are kept. */
function knownLineage(type: string): ReadonlySet<string> {
  const known = lineages.get(type) ?? new Set(lineageOf(type));
  lineages.set(type, known);
  return known;
}

function readTree(tree: string): Map<string, string[]> {
  const parents = new Map<string, string[]>();
  let parent = "";
  for (const word of tree.split(/\s+/)) {
    if (word.endsWith(":")) parent = word.slice(0, -1);
    else if (word !== "") addTo(parents, word, parent);
  }
  return parents;
}
