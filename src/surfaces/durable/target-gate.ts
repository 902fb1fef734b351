// One object per registrable domain: storage, clock and alarm around the gate.
import { DurableObject } from "cloudflare:workers";
import { portsFromEnv } from "../../context.ts";
import type { GateAnswer, GateAsk, GateClient, GateRelease } from "../../model/ports.ts";
import { createGate, type Gate } from "./gate.ts";
import { openGateTable } from "./gate-table.ts";

const ALARM_RETRY_MS = 30_000;

export class TargetGate extends DurableObject<Env> implements GateClient {
  readonly #gate: Gate;
  readonly #ports;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const ports = portsFromEnv(env);
    this.#ports = ports;
    this.#gate = createGate({
      table: openGateTable(ctx.storage.sql),
      now: () => ports.clock.now(),
      targetBudget: ports.config.targetBudget,
      tell: (scanId, grant) => ports.coordinator(scanId).gateGranted(grant),
      wakeAt: (at) => ctx.storage.setAlarm(at),
      log: ports.log,
    });
  }

  async acquire(ask: GateAsk): Promise<GateAnswer> {
    return this.#gate.acquire(ask);
  }

  async renew(scanId: string): Promise<number> {
    return this.#gate.renew(scanId);
  }

  async release(done: GateRelease): Promise<void> {
    await this.#gate.release(done);
  }

  /** Never throws: the platform gives up on an alarm that fails six times. */
  override async alarm(): Promise<void> {
    try {
      await this.#gate.callNext();
    } catch (error) {
      this.#ports.log("gate.alarm_failed", { error: error instanceof Error ? error.message : "unknown" });
      await this.ctx.storage.setAlarm(this.#ports.clock.now() + ALARM_RETRY_MS);
    }
  }
}
