export interface Expression {
  source: string;
  flags: string;
  /** Where it stands: file and line. */
  at: string;
}

export interface Verdict {
  expression: Expression;
  /** How it is known that its time grows with its input alone; or what was found instead. */
  outcome: "proven" | "measured" | "small" | "grows";
  detail: string;
}
