// Follows a running scan on the terminal: a bar with the page or the agent at work.
import { SingleBar } from "cli-progress";
import pc from "picocolors";
import type { ApiClient, ScanEventLine } from "../lib/api-client.ts";

const BAR_COLUMNS = 28;

/** Resolves when the scan is over, with its last status. */
export async function followScan(
  client: ApiClient,
  scanId: string,
  url: string,
): Promise<{ status: string; error: string | null }> {
  const bar = process.stderr.isTTY
    ? new SingleBar({
        format: `${pc.bold("{bar}")} {percentage}%  {doing}`,
        barsize: BAR_COLUMNS,
        stream: process.stderr,
        clearOnComplete: true,
        hideCursor: true,
      })
    : null;
  bar?.start(100, 0, { doing: `asking for ${url}` });
  if (bar === null) process.stderr.write(`Scanning ${url}\n`);
  let value = 0;
  try {
    for await (const event of client.events(scanId)) {
      if (event.type === "end") break;
      value = Math.min(99, value + (event.type === "page" ? 4 : event.type === "agent" ? 3 : 1));
      const doing = describeEvent(event);
      if (bar !== null) bar.update(value, { doing });
      else if (event.type !== "document") process.stderr.write(`  ${doing}\n`);
    }
  } finally {
    bar?.stop();
  }
  const { status, error } = await client.status(scanId);
  return { status, error };
}

function describeEvent({ type, data }: ScanEventLine): string {
  if (type === "page") return `read ${short(data["url"])}`;
  if (type === "document") return `looked for ${short(data["url"])}`;
  if (type === "agent")
    return data["state"] === "done"
      ? `${text(data["agent"])}: ${text(data["learnt"])}`
      : `${text(data["agent"])} ${text(data["state"])}`;
  return text(data["status"]);
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const short = (value: unknown): string =>
  text(value)
    .replace(/^https?:\/\//, "")
    .slice(0, 60);
