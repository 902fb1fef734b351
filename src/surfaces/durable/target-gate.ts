// One object per registrable domain: storage, clock and alarm around the gate.
import { DurableObject } from "cloudflare:workers";
import { portsFromEnv } from "../../context.ts";
import { GATE_WAIT_MS } from "../../model/limits.ts";
import type { GateAnswer, GateAsk, GateClient, GateRelease, Ports } from "../../model/ports.ts";
import { createGate, type Gate } from "./gate.ts";
import { openGateTable, type GateTable } from "./gate-table.ts";

const ALARM_RETRY_MS = 30_000;
/** Nothing that a gate knows matters for longer: not who had a turn, what was asked of the site, or what can be lent. */
const IDLE_MS = GATE_WAIT_MS;

export class TargetGate extends DurableObject<Env> implements GateClient {
  readonly #ports: Ports;
  /** Null until something is asked of the object, and after it forgot everything: an empty object stores nothing. */
  #open: { gate: Gate; table: GateTable } | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ports = portsFromEnv(env);
  }

  async acquire(ask: GateAsk): Promise<GateAnswer> {
    const answer = await this.#gate().acquire(ask);
    await this.#lookAgain();
    return answer;
  }

  async renew(scanId: string): Promise<number> {
    return this.#gate().renew(scanId);
  }

  async release(done: GateRelease): Promise<void> {
    await this.#gate().release(done);
    await this.#lookAgain();
  }

  /** Never throws: the platform gives up on an alarm that fails six times. */
  override async alarm(): Promise<void> {
    try {
      await this.#gate().callNext();
      if (this.#open?.table.isIdle(this.#ports.clock.now()) === true) {
        this.#open = null;
        await this.ctx.storage.deleteAll();
        return;
      }
      await this.#lookAgain();
    } catch (error) {
      this.#ports.log("gate.alarm_failed", { error: error instanceof Error ? error.message : "unknown" });
      await this.ctx.storage.setAlarm(this.#ports.clock.now() + ALARM_RETRY_MS);
    }
  }

  #gate(): Gate {
    return (this.#open ??= this.#make()).gate;
  }

  #make(): { gate: Gate; table: GateTable } {
    const ports = this.#ports;
    const table = openGateTable(this.ctx.storage);
    const gate = createGate({
      table,
      now: () => ports.clock.now(),
      targetBudget: ports.config.targetBudget,
      tell: (scanId, grant) => ports.coordinator(scanId).gateGranted(grant),
      wakeAt: (at) => this.ctx.storage.setAlarm(at),
      log: ports.log,
    });
    return { gate, table };
  }

  /** Some time after the last scan what is left is forgotten, who asked for scans included. */
  async #lookAgain(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(this.#ports.clock.now() + IDLE_MS);
  }
}
