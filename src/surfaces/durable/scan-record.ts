// What a scan's coordinator keeps, written as seldom as it may be: each value that is stored is paid for as a row.
// State, trace, a small bundle of evidence, and what the agents found until the report is stored, lie together in one
// value; large findings beside it.
import type { ScanTraceEvent } from "../../model/engine.ts";
import type { AgentId } from "../../model/scan.ts";
import type { ScanState } from "../../services/scan-state.ts";

const RECORD = "record";
const RESULTS = "results/";
const REFUSED = "refused";
const TRACE_EVENTS = 400;
/** Beside the evidence in a value of 2 MB, at two bytes a character. */
const VALUE_CHARS = 350_000;

export interface AgentFinding {
  agent: AgentId;
  json: string;
}

interface Stored {
  state: ScanState;
  trace: ScanTraceEvent[];
  /** First findings of agents, as far as they do not lie beside. */
  findings?: AgentFinding[];
  /** As text, as it came. */
  evidence?: string;
}

type StoredValue = string | { json: string; evidence: string };

export class ScanRecord {
  readonly #kv: SyncKvStorage;
  #held: Stored | null | undefined;
  /** As it was stored last, or read. */
  #stored: ScanState | null = null;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  get state(): ScanState | null {
    return this.#load()?.state ?? null;
  }

  /** What of the state outlives this object; the state itself when all of it is stored. */
  get storedState(): ScanState | null {
    return this.#load() === null ? null : this.#stored;
  }

  /** In memory; `store` makes it last. */
  set(state: ScanState): void {
    const held = this.#load();
    if (held === null) this.#held = { state, trace: [] };
    else held.state = state;
  }

  note({ at, type, detail }: Omit<ScanTraceEvent, "seq">): void {
    const held = this.#load();
    if (held === null || held.trace.length >= TRACE_EVENTS) return;
    // By the clock: what was told and then lost with the memory of this object leaves its number to nobody.
    const seq = Math.max((held.trace.at(-1)?.seq ?? 0) + 1, at - held.state.createdAt);
    held.trace.push({ seq, at, type, detail });
  }

  traceAfter(seq: number, limit: number): ScanTraceEvent[] {
    const trace = this.#load()?.trace ?? [];
    return trace.filter((event) => event.seq > seq).slice(0, limit);
  }

  store(): void {
    const held = this.#load();
    if (held === null) return;
    const { evidence, ...rest } = held;
    try {
      // As text: the platform's own form of objects is larger and slower. Text that is text already is not written anew.
      let json = JSON.stringify(rest);
      if (json.length > VALUE_CHARS && held.findings !== undefined) {
        this.#putBeside(held.findings);
        delete held.findings;
        delete rest.findings;
        json = JSON.stringify(rest);
      }
      this.#kv.put<StoredValue>(RECORD, evidence === undefined ? json : { json, evidence });
      this.#stored = held.state;
    } catch (error) {
      // What is not stored has not happened: the next look begins with what is.
      this.#held = undefined;
      throw error;
    }
  }

  get evidence(): string | null {
    return this.#load()?.evidence ?? null;
  }

  /** In memory, as `set`. */
  setEvidence(json: string): void {
    const held = this.#load();
    if (held !== null) held.evidence = json;
  }

  /** Findings of agents whose first ones these are; the caller sees to that, and to storing them. */
  addFindings(findings: readonly AgentFinding[]): void {
    const held = this.#load();
    if (held !== null) held.findings = [...(held.findings ?? []), ...findings];
  }

  /** In the order of agents' ids. */
  findings(): AgentFinding[] {
    const beside = [...this.#kv.list<string>({ prefix: RESULTS })].flatMap(
      ([, json]) => JSON.parse(json) as AgentFinding[],
    );
    return [...beside, ...(this.#load()?.findings ?? [])].toSorted((a, b) => (a.agent < b.agent ? -1 : 1));
  }

  /** Those in the record go when it is stored next. */
  dropFindings(): void {
    delete this.#load()?.findings;
    // Listed first: nothing is deleted from under the cursor.
    const keys = Array.from(this.#kv.list({ prefix: RESULTS }), ([key]) => key);
    for (const key of keys) this.#kv.delete(key);
  }

  #putBeside(findings: readonly AgentFinding[]): void {
    let part: AgentFinding[] = [];
    let chars = 0;
    const flush = (): void => {
      const [first] = part;
      if (first !== undefined) this.#kv.put(RESULTS + first.agent, JSON.stringify(part));
      part = [];
      chars = 0;
    };
    for (const finding of findings) {
      if (chars + finding.json.length > VALUE_CHARS) flush();
      part.push(finding);
      chars += finding.json.length;
    }
    flush();
  }

  /** Whether it was said that this scan is not to start. */
  get isRefused(): boolean {
    return this.#kv.get(REFUSED) !== undefined;
  }

  refuse(): void {
    this.#kv.put(REFUSED, true);
  }

  /** In memory, first: what happens while storage is emptied writes nothing. */
  forget(): void {
    this.#held = null;
  }

  #load(): Stored | null {
    if (this.#held === undefined) {
      this.#held = readStored(this.#kv.get<StoredValue>(RECORD));
      this.#stored = this.#held?.state ?? null;
    }
    return this.#held;
  }
}

/** Written by this class; its shape follows the class's own version. */
function readStored(value: StoredValue | undefined): Stored | null {
  if (value === undefined) return null;
  if (typeof value === "string") return JSON.parse(value) as Stored;
  return { ...(JSON.parse(value.json) as Stored), evidence: value.evidence };
}
