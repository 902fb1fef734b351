// Guardrails as risks in words: what could go wrong, and who checks.
import words from "./data/guardrail-words.json" with { type: "json" };
import { startWith } from "../../model/words.ts";
import { fillText } from "../insight/fill-text.ts";
import type { Slots } from "../insight/fill-text.ts";

const WORDS: Readonly<Record<string, string>> = words;

/** Sentences for the guardrails, in their order. */
export const risksOf = (guardrails: readonly string[], slots: Slots): string[] =>
  guardrails.map((guard) => startWith(fillText(WORDS[guard] ?? "", slots))).filter((risk) => risk !== "");

export const GUARDRAIL_TEXTS: readonly string[] = Object.values(WORDS);
export const GUARDRAIL_KEYS: readonly string[] = Object.keys(WORDS);
