// How the service is, as it finds out about itself.
export const SERVICE_STATES = ["healthy", "degraded"] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** Behind the API: rows, stored reports, what keeps count and watches over scans, and what hands work on. */
export const MEASURED_PARTS = ["database", "reports", "coordination", "queues"] as const;
export type MeasuredPart = (typeof MEASURED_PARTS)[number];

export interface MeasuredHealth {
  status: "ok" | "degraded";
  services: {
    website: ServiceState;
    /** What calls need: database, reports and coordination. */
    api: ServiceState;
    api_latency_ms: number;
  } & Record<MeasuredPart, ServiceState>;
  response_time_ms: number;
  /** Milliseconds since the epoch. */
  measuredAt: number;
}
