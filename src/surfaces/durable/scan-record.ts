// What a scan's coordinator keeps, written as seldom as it may be: each value that is stored is paid for as a row.
// State and trace lie together in one value; what the agents found lies beside it until the report is stored.
import type { ScanTraceEvent } from "../../model/engine.ts";
import type { AgentId } from "../../model/scan.ts";
import type { ScanState } from "../../services/scan-state.ts";

const RECORD = "record";
const RESULTS = "results/";
const TRACE_EVENTS = 400;
/** A value may have 2 MB; characters of other scripts take three bytes. */
const RESULT_CHARS = 500_000;

export interface AgentFinding {
  agent: AgentId;
  json: string;
}

interface Stored {
  state: ScanState;
  trace: ScanTraceEvent[];
}

export class ScanRecord {
  readonly #kv: SyncKvStorage;
  #held: Stored | null | undefined;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  get state(): ScanState | null {
    return this.#load()?.state ?? null;
  }

  /** In memory; `store` makes it last. */
  set(state: ScanState): void {
    const held = this.#load();
    if (held === null) this.#held = { state, trace: [] };
    else held.state = state;
  }

  note({ at, type, detail }: Omit<ScanTraceEvent, "seq">): void {
    const trace = this.#load()?.trace;
    if (trace !== undefined && trace.length < TRACE_EVENTS) trace.push({ seq: trace.length + 1, at, type, detail });
  }

  traceAfter(seq: number, limit: number): ScanTraceEvent[] {
    return this.#load()?.trace.slice(seq, seq + limit) ?? [];
  }

  store(): void {
    const held = this.#load();
    if (held === null) return;
    try {
      // As text: the platform's own form of objects is larger and slower.
      this.#kv.put(RECORD, JSON.stringify(held));
    } catch (error) {
      // What is not stored has not happened: the next look begins with what is.
      this.#held = undefined;
      throw error;
    }
  }

  /** Findings of agents whose first ones these are; the caller sees to that. */
  addFindings(findings: readonly AgentFinding[]): void {
    let part: AgentFinding[] = [];
    let chars = 0;
    const flush = (): void => {
      const [first] = part;
      if (first !== undefined) this.#kv.put(RESULTS + first.agent, JSON.stringify(part));
      part = [];
      chars = 0;
    };
    for (const finding of findings) {
      if (chars + finding.json.length > RESULT_CHARS) flush();
      part.push(finding);
      chars += finding.json.length;
    }
    flush();
  }

  /** In the order of agents' ids. */
  findings(): AgentFinding[] {
    const parts = [...this.#kv.list<string>({ prefix: RESULTS })];
    return parts
      .flatMap(([, json]) => JSON.parse(json) as AgentFinding[])
      .toSorted((a, b) => (a.agent < b.agent ? -1 : 1));
  }

  dropFindings(): void {
    // Listed first: nothing is deleted from under the cursor.
    const keys = Array.from(this.#kv.list({ prefix: RESULTS }), ([key]) => key);
    for (const key of keys) this.#kv.delete(key);
  }

  /** In memory, first: what happens while storage is emptied writes nothing. */
  forget(): void {
    this.#held = null;
  }

  #load(): Stored | null {
    if (this.#held === undefined) {
      const json = this.#kv.get<string>(RECORD);
      // Written by this class; its shape follows the class's own version.
      this.#held = json === undefined ? null : (JSON.parse(json) as Stored);
    }
    return this.#held;
  }
}
