// Executes the effects that the scan machine asks for. The coordinator (a Durable Object) lends its
// storage; everything else goes through ports.
import type { GateAsk, Ports } from "../model/ports.ts";
import type { AgentId } from "../model/scan.ts";
import { EVIDENCE_VERSION } from "../scanner/evidence/site-evidence.ts";
import { untoldStart, type ScanEffect, type ScanEvent, type ScanState } from "./scan-state.ts";

export interface AgentResults {
  list(): { agent: AgentId; json: string }[];
}

/** Runs one effect; the events it gives back go to the machine. Throws when it has to be tried again. */
export async function runEffect(
  ports: Ports,
  state: ScanState,
  results: AgentResults,
  effect: ScanEffect,
): Promise<ScanEvent[]> {
  const { request } = state;
  const { scanId } = request.header;
  switch (effect.type) {
    case "ask-gate": {
      const answer = await ports.gate(request.registrableDomain).acquire(await gateAsk(state, ports));
      return [
        answer.granted
          ? { type: "gate-granted", grant: answer.grant }
          : { type: "gate-waiting", position: answer.position, waitsFor: answer.waitsFor },
      ];
    }
    case "send-crawl":
      await ports.queues.sendCrawl({ scanId }, request.hasPriority);
      return [];
    case "send-agents":
      await ports.queues.sendAgents(effect.agents.map((agent) => ({ scanId, agent })));
      return [];
    case "record":
      await ports.scans.advance(scanId, effect.status, state.fetchingAt ?? ports.clock.now());
      if (state.recorded === "pending") void dispatchSoon(ports, scanId);
      return [{ type: "recorded", status: effect.status }];
    case "record-failure":
      await ports.scans.fail(scanId, effect.failure, { at: ports.clock.now(), startedAt: untoldStart(state) });
      void dispatchSoon(ports, scanId);
      if (effect.isOurFault) await ports.limiter(request.subject).refundScan(scanId);
      return [{ type: "recorded", status: "error" }];
    case "complete": {
      await ports.tables.load();
      const { finishScan } = await import("./finish-scan.ts");
      if (await finishScan(ports, state, results.list())) {
        void dispatchSoon(ports, scanId);
        return [{ type: "completed", isGateTold: await isReleased(ports, state) }];
      }
      return [
        {
          type: "report-impossible",
          failure: { code: "internal", sentence: "Too little could be judged to give a score." },
        },
      ];
    }
    case "give-up": {
      await ports.scans.fail(scanId, effect.failure, { at: ports.clock.now(), startedAt: untoldStart(state) });
      // A completion whose answer got lost stands: it came first.
      const isComplete = (await ports.scans.find(scanId))?.status === "complete";
      // A report that was stored for a completion which never came. Nobody can read it: the end does not wait for this.
      if (!isComplete) await ports.objects.removeReport(scanId).catch(() => ports.log("report.left", { scanId }));
      return [isComplete ? { type: "completed" } : { type: "report-impossible", failure: effect.failure }];
    }
    case "release-gate":
      await releaseGate(ports, state, effect.hasEvidence);
      return [{ type: "gate-released" }];
  }
}

const releaseGate = (ports: Ports, state: ScanState, hasEvidence: boolean): Promise<void> =>
  ports.gate(state.request.registrableDomain).release({
    scanId: state.request.header.scanId,
    requestsUsed: requestsOf(state),
    hasEvidence: hasEvidence && state.request.visibility === "public",
  });

/** The gate calls others when it is told; a scan is complete without that. */
const RELEASE_MS = 1_000;

/** Within the effect that completes a scan, so that its end is stored once. One that fails is asked for by itself. */
async function isReleased(ports: Ports, state: ScanState): Promise<boolean> {
  const told = releaseGate(ports, state, true).then(
    () => true,
    () => false,
  );
  return Promise.race([told, ports.clock.sleep(RELEASE_MS).then(() => false)]);
}

/** What the last worker said that it asked for; null when it began to read and never said. */
export const requestsOf = ({ requestsUsed, crawl }: ScanState): number | null =>
  requestsUsed > 0 || crawl.leases === 0 || crawl.state === "done" ? requestsUsed : null;

/**
 * A scan that may lend its evidence, or borrow it, names what must be equal: address, type, and the version of
 * the evidence, so that nothing is borrowed across an update. Hashed, since the query of the address is nobody's
 * business.
 */
async function gateAsk({ request, deadlineMs }: ScanState, ports: Ports): Promise<GateAsk> {
  const { scanId, scanType } = request.header;
  return {
    scanId,
    subject: request.subject,
    reuseKey:
      request.visibility === "public"
        ? await ports.digest.sha256(`${EVIDENCE_VERSION} ${scanType} ${request.fetchUrl}`)
        : null,
    scanType,
    // A holder that never comes back loses its turn after its own deadline.
    until: ports.clock.now() + deadlineMs + 60_000,
  };
}

/** Events are handed on beside the scan, which is over or goes on without them. */
async function dispatchSoon(ports: Ports, scanId: string): Promise<void> {
  const { dispatchSoon: dispatch } = await import("./dispatch-events.ts");
  await dispatch(ports, scanId);
}
