// One call in the languages of the portal.
import type { Operation } from "../../../operations/define-operation.ts";
import { curlExample } from "../../../operations/curl-example.ts";
import { javascriptExample } from "../../../operations/javascript-example.ts";
import { pythonExample } from "../../../operations/python-example.ts";
import { type Block, samples } from "../../../render/blocks.ts";

export const LANGUAGES = [
  { name: "curl", language: "sh" },
  { name: "JavaScript", language: "js" },
  { name: "Python", language: "python" },
] as const;

/** `texts` in the order of the languages. */
export const inLanguages = (id: string, texts: readonly [string, string, string]): Block =>
  samples(id, ...LANGUAGES.map((one, at) => ({ ...one, text: texts[at] ?? "" })));

export const callSamples = (operation: Operation, origin: string): Block =>
  inLanguages(`call-${operation.id}`, [
    curlExample(operation, origin),
    javascriptExample(operation, origin),
    pythonExample(operation, origin),
  ]);
