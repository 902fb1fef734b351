// Waiting that ends: after a time, or when the caller's own signal says so.

export interface TimeLimit {
  signal: AbortSignal;
  /** From now on only the caller's signal counts. */
  stopClock(): void;
  /** Lets go of the timer and of the caller's signal. */
  release(): void;
}

/** AbortSignal.any is younger than the oldest Node that this runs on. */
export function limitTime(ms: number, reason: () => unknown, callers?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const follow = (): void => controller.abort(callers?.reason);
  if (callers?.aborted === true) follow();
  callers?.addEventListener("abort", follow, { once: true });
  const timer = setTimeout(() => controller.abort(reason()), ms);
  return {
    signal: controller.signal,
    stopClock: () => clearTimeout(timer),
    release() {
      clearTimeout(timer);
      callers?.removeEventListener("abort", follow);
    },
  };
}

/** Rejects with the signal's reason when it is aborted meanwhile. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason as Error);
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });
}
