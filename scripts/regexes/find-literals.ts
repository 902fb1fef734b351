// Every regular expression that stands in the code, found by a parser, and every place that builds one.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type CallExpression, type NewExpression } from "oxc-parser";
import type { Expression } from "./expression.ts";

export interface FoundExpressions {
  literals: Expression[];
  /** Places of `new RegExp(...)`, whose text only running the code tells. */
  builders: string[];
}

const FOLDERS = ["src/**/*.ts", "clients/typescript/src/**/*.ts", "public/scripts/**/*.js", "scripts/**/*.{ts,js}"];

export function findLiterals(root: string): FoundExpressions {
  const files = FOLDERS.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  const read = files.map((file) => readLiterals(file, readFileSync(join(root, file), "utf8")));
  return { literals: read.flatMap(({ literals }) => literals), builders: read.flatMap(({ builders }) => builders) };
}

export function readLiterals(file: string, text: string): FoundExpressions {
  const found: FoundExpressions = { literals: [], builders: [] };
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const placeOf = (offset: number): string => `${file}:${text.slice(0, offset).split("\n").length}`;
  const noteBuilder = ({ callee, start }: NewExpression | CallExpression): void => {
    if (callee.type === "Identifier" && callee.name === "RegExp") found.builders.push(placeOf(start));
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node && node.regex)
        found.literals.push({ source: node.regex.pattern, flags: node.regex.flags, at: placeOf(node.start) });
    },
    NewExpression: noteBuilder,
    CallExpression: noteBuilder,
  }).visit(program);
  return found;
}
