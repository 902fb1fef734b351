// How the service is, as it finds out about itself.
export const SERVICE_STATES = ["healthy", "degraded"] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

export interface MeasuredHealth {
  status: "ok" | "degraded";
  services: { website: ServiceState; api: ServiceState; api_latency_ms: number };
  response_time_ms: number;
  /** Milliseconds since the epoch. */
  measuredAt: number;
}
