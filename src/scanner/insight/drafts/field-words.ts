// What the personal fields of a form are called, by language.
import words from "../data/field-words.json" with { type: "json" };
import type { FieldPurpose } from "../../evidence/operability/operate-forms.ts";

type Words = Readonly<Partial<Record<FieldPurpose | "given" | "family", string>>>;

export const FIELD_WORDS: Readonly<Record<string, Words>> = words;
