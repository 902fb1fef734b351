// The address policy that follows from the configuration.
import type { Config } from "../model/config.ts";
import type { TargetPolicy } from "../model/target.ts";

export function targetPolicy(config: Config): TargetPolicy {
  return {
    allowLoopback: config.allowPrivateTargets,
    mayAllowLoopback: config.isDevelopment,
    mappedHosts: config.devHostMap === null ? null : new Set(Object.keys(config.devHostMap)),
    ownOrigins: [config.publicOrigin, ...config.ownOrigins],
  };
}
