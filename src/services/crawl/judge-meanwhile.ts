// Judges a site in the pauses of reading it: the processor is idle while answers are awaited.
import type { Clock } from "../../model/ports.ts";
import type { ScanType } from "../../model/scan.ts";
import type { SettledParts } from "../../scanner/agents/verdict-of.ts";

export interface Meanwhile {
  /** What needs nothing but these parts of the evidence. Resolves when that is judged, or no longer to be. */
  judge(settled: SettledParts): Promise<void>;
  /** What was not begun by now is judged by its agent, like everything else. */
  end(): void;
}

/** Checks at a time, some milliseconds together: an answer that arrives waits no longer than that. */
const CHECKS_AT_ONCE = 4;

export function startMeanwhile(clock: Clock, scanType: ScanType): Meanwhile {
  let isOver = false;
  let work = Promise.resolve();

  async function judge(settled: SettledParts): Promise<void> {
    const { judgeAhead } = await import("../../scanner/agents/judge-ahead.ts");
    let done = 0;
    for (const _ of judgeAhead(scanType, settled)) {
      if (!isOver && done++ % CHECKS_AT_ONCE === 0) await clock.sleep(0);
      if (isOver) return;
    }
  }

  return {
    judge: (settled) => (work = work.then(() => judge(settled))),
    end() {
      isOver = true;
    },
  };
}
