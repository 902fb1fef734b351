// The peers that are command line tools: each gives its own verdicts by its own ids, as it is.
import { peerFile } from "./install-peers.ts";
import { runCommand } from "./run-command.ts";
import type { Verdict } from "./compare-verdicts.ts";

/** By the peer's own id of the audit. */
export type Audits = Readonly<Record<string, Verdict>>;

export async function runAiseoAudit(url: string): Promise<Audits> {
  const output = await runCommand(peerFile("aiseo-audit", "bin", "aiseo-audit.js"), [url, "--json"]);
  const { categories = {} } = readJson<{
    categories?: Record<string, { factors: { name: string; status: string }[] }>;
  }>(output);
  const verdicts: Record<string, Verdict> = { good: "pass", needs_improvement: "fail", critical: "fail" };
  const factors = Object.values(categories).flatMap((category) => category.factors);
  return Object.fromEntries(factors.map(({ name, status }) => [name, verdicts[status] ?? "none"]));
}

export async function runAgentReadability(url: string): Promise<Audits> {
  const file = peerFile("@vercel", "agent-readability", "dist", "cli", "index.cjs");
  const { categories = {} } = readJson<{
    categories?: Record<string, { checks: { name: string; passed: boolean; skipped: boolean }[] }>;
  }>(await runCommand(file, ["audit", url, "--json"]));
  const checks = Object.values(categories).flatMap((category) => category.checks);
  return Object.fromEntries(
    checks.map(({ name, passed, skipped }) => [name, skipped ? "none" : passed ? "pass" : "fail"]),
  );
}

export async function runAfdocs(url: string): Promise<Audits> {
  const { results = [] } = readJson<{ results?: { id: string; status: string }[] }>(
    await runCommand(peerFile("afdocs", "bin", "afdocs.mjs"), [
      "check",
      url,
      "--format",
      "json",
      "--request-delay",
      "0",
    ]),
  );
  const verdicts: Record<string, Verdict> = { pass: "pass", warn: "fail", fail: "fail" };
  return Object.fromEntries(results.map(({ id, status }) => [id, verdicts[status] ?? "none"]));
}

/** A tool that broke off has said nothing. */
function readJson<T extends object>(output: string): Partial<T> {
  try {
    return JSON.parse(output.slice(Math.max(0, output.indexOf("{")))) as Partial<T>;
  } catch {
    return {};
  }
}
