// The twelve scan agents, one line each.
export { essentials } from "./essentials.ts";
export { answerability } from "./answerability.ts";
export { structuredData } from "./structured-data.ts";
export { operations } from "./operations.ts";
export { crawlAccess } from "./crawl-access.ts";
export { agentInterfaces } from "./agent-interfaces.ts";
export { identity } from "./identity.ts";
export { technology } from "./technology.ts";
export { communication } from "./communication.ts";
export { commerce } from "./commerce.ts";
export { trustSecurity } from "./trust-security.ts";
export { pageExperience } from "./page-experience.ts";
