// When lasting secrets were rotated, as far as this machine did it: lines of "time name" beside what deploy generates.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LastingName } from "./rotation.ts";

const fileIn = (folder: string): string => join(folder, "rotations.txt");

export function noteRotation(folder: string, names: readonly LastingName[]): void {
  const at = new Date().toISOString();
  writeFileSync(fileIn(folder), names.map((name) => `${at} ${name}\n`).join(""), { flag: "a" });
}

/** Milliseconds since the epoch of the last time; null when this machine does not know of any. */
export function readRotatedAt(folder: string, name: LastingName): number | null {
  if (!existsSync(fileIn(folder))) return null;
  const lines = readFileSync(fileIn(folder), "utf8").trim().split("\n");
  const at = Date.parse(lines.findLast((line) => line.endsWith(` ${name}`))?.split(" ")[0] ?? "");
  return Number.isNaN(at) ? null : at;
}
