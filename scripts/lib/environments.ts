// The services that one account may hold side by side, and where what is generated for each lies.
import { join } from "node:path";
import { ROOT } from "./folders.ts";

export const ENVIRONMENTS = ["production", "staging"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const workerName = (product: string, environment: Environment): string =>
  environment === "production" ? product : `${product}-${environment}`;

export const deployFolder = (environment: Environment): string => join(ROOT, ".foresite/deploy", environment);
