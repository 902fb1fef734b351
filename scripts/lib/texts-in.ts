import { parseSync, Visitor, type Expression, type Node, type ObjectProperty, type TemplateElement } from "oxc-parser";

export interface FoundText {
  start: number;
  end: number;
  /** What JSON carries of it. */
  held: unknown;
  /** Source for the place where it stood, with the name under which it is held. */
  put: (name: string) => string;
}

/** A shorter text is no longer than what stands in its place, or hardly. */
const LEAST_CHARS = 24;

/** Strings and parts of templates, and outside of functions expressions and lists, in the order of the source. */
export function textsIn(file: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  /** Starts of literals that have to stand as they are: names of modules and properties, types. */
  const fixed = new Set<number>();
  const tagged = new Map<TemplateElement, Expression>();
  let depth = 0;
  const enter = (): unknown => (depth += 1);
  const leave = (): unknown => (depth -= 1);
  const add = ({ start, end }: Pick<FoundText, "start" | "end">, held: unknown, put = (name: string) => name): void => {
    if (end - start >= LEAST_CHARS) found.push({ start, end, held, put });
  };
  // In a function an expression or a list would no longer be made anew with each call.
  const addData = (node: Node): void => {
    const data = depth > 0 ? undefined : dataOf(node);
    if (data !== undefined) add(node, data);
  };
  new Visitor({
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ImportDeclaration: ({ source: from }) => fixed.add(from.start),
    ExportNamedDeclaration: ({ source: from }) => from !== null && fixed.add(from.start),
    ExportAllDeclaration: ({ source: from }) => fixed.add(from.start),
    ImportExpression: ({ source: from }) => fixed.add(from.start),
    TSLiteralType: ({ literal }) => fixed.add(literal.start),
    TSTemplateLiteralType: ({ quasis }) => quasis.forEach(({ start }) => fixed.add(start + 1)),
    TSImportType: ({ source: from }) => fixed.add(from.start),
    ExportSpecifier: ({ exported }) => fixed.add(exported.start),
    Property: ({ key, computed }) => !computed && fixed.add(key.start),
    TSPropertySignature: ({ key, computed }) => !computed && fixed.add(key.start),
    MethodDefinition: ({ key, computed }) => !computed && fixed.add(key.start),
    PropertyDefinition({ key, computed }) {
      if (!computed) fixed.add(key.start);
      enter();
    },
    "PropertyDefinition:exit": leave,
    ArrayExpression: addData,
    ObjectExpression: addData,
    TaggedTemplateExpression: ({ tag, quasi }) => quasi.quasis.forEach((part) => tagged.set(part, tag)),
    TemplateElement(part) {
      const { start, end, tail, value } = part;
      const inner = { start: start + 1, end: end - (tail ? 1 : 2) };
      const tag = tagged.get(part);
      const text = tag === undefined ? value.cooked : isRaw(tag) ? value.raw : null;
      if (text !== null) add(inner, text, (name) => `\${${name}}`);
    },
    Literal(literal) {
      if (!("regex" in literal)) {
        if (typeof literal.value === "string") add(literal, literal.value);
        return;
      }
      const { pattern, flags } = literal.regex;
      if (depth === 0) add(literal, pattern, (name) => `new RegExp(${name}, ${JSON.stringify(flags)})`);
    },
  }).visit(parseSync(file, source).program);
  const inOrder = found.filter(({ start }) => !fixed.has(start)).toSorted((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return inOrder.filter(({ start, end }) => start >= last && (last = end) > 0);
}

const isRaw = (tag: Expression): boolean =>
  tag.type === "MemberExpression" &&
  tag.object.type === "Identifier" &&
  tag.object.name === "String" &&
  tag.property.type === "Identifier" &&
  tag.property.name === "raw";

/** The value of an expression that JSON could carry; none of any other. */
function dataOf(node: Node): unknown {
  if (node.type === "Literal")
    return "regex" in node || typeof node.value === "bigint" || node.value === Infinity ? undefined : node.value;
  if (node.type === "ArrayExpression") {
    const items = node.elements.map((item) => (item === null ? undefined : dataOf(item)));
    return items.includes(undefined) ? undefined : items;
  }
  if (node.type !== "ObjectExpression") return undefined;
  const entries = node.properties.flatMap((property) => {
    const name = property.type === "SpreadElement" ? undefined : nameOf(property);
    const value = property.type === "SpreadElement" ? undefined : dataOf(property.value);
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return entries.length < node.properties.length ? undefined : Object.fromEntries(entries);
}

/** None of what is computed or a variable's name too, and none of a number, which JSON puts before the others. */
function nameOf({ key, computed, shorthand, kind }: ObjectProperty): string | undefined {
  if (computed || shorthand || kind !== "init") return undefined;
  if (key.type === "Identifier") return key.name;
  const name = key.type === "Literal" ? String(key.value) : "0";
  return /^\d/.test(name) ? undefined : name;
}
