// What our A2A agent speaks and can do: the agent card says it, the endpoint keeps it.
export const A2A_PATH = "/a2a";
/** Protocol versions (major.minor), the preferred one first. */
export const A2A_VERSIONS = ["1.0", "0.3"] as const;
export type A2aVersion = (typeof A2A_VERSIONS)[number];
export const A2A_CAPABILITIES = { streaming: true, pushNotifications: false, extendedAgentCard: false } as const;
export const A2A_INPUT_MODES = ["text/plain", "application/json"] as const;
export const A2A_OUTPUT_MODES = ["application/json", "text/markdown"] as const;
