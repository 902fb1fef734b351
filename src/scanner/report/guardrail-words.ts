// Guardrails as risks in words: what could go wrong, and who checks.
import { startWith } from "../../model/words.ts";
import { fillText } from "../insight/fill-text.ts";
import type { Slots } from "../insight/fill-text.ts";

const WORDS: Readonly<Record<string, string>> = {
  "human-approve": "A wrong text or decision could go out: {owner} releases each one.",
  "no-advice": "A machine must not advise: questions of health, law, tax or money go to a professional.",
  consent: "People have to agree first: keep what they agreed to, for what, and when.",
  "opt-out": "Messages can annoy: every one has a way to stop them.",
  "pii-min": "Too much personal data could pile up: ask only for what the step needs and set a date to delete it.",
  "disclose-ai": "People could take it for a person: say that a machine writes or speaks.",
  "fallback-human": "Someone will not get on with it: keep a phone number or a person within reach.",
  "emergency-route": "An emergency must not wait in a form: the emergency number stands on top and bypasses it.",
  "no-price-promise": "A price or date could be taken as a promise: only {owner} makes it binding.",
  "audit-log": "Later nobody knows who changed what: keep who, what and when.",
  "bias-check": "Some groups could be treated worse: {owner} compares outcomes by group twice a year.",
  "no-auto-reject": "A machine must not refuse anyone: {owner} decides and answers every refusal.",
  "accuracy-sample": "Errors creep in unseen: {owner} checks twenty cases by hand each week.",
  "secure-upload": "Papers could reach the wrong eyes: encrypted upload, a virus check, access by role.",
  "double-check-money": "A wrong amount or account costs money: both are confirmed by a second look.",
  "no-review-gating": "Asking only the happy is misleading and forbidden on most portals: everyone is asked.",
};

/** Sentences for the guardrails, in their order. */
export const risksOf = (guardrails: readonly string[], slots: Slots): string[] =>
  guardrails.flatMap((guard) => (WORDS[guard] === undefined ? [] : [startWith(fillText(WORDS[guard], slots))]));

export const GUARDRAIL_KEYS: readonly string[] = Object.keys(WORDS);
