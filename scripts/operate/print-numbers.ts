// Numbers as an operator reads them.
import { NUMBERS, NUMBER_NAMES, type Numbers, type Unit } from "./number-list.ts";

export function renderNumbers(numbers: Numbers): string {
  const width = Math.max(...NUMBER_NAMES.map((name) => name.length));
  return NUMBER_NAMES.map((name) => {
    const { unit, says } = NUMBERS[name];
    return `${name.padEnd(width)}  ${renderNumber(numbers[name], unit).padStart(10)}  ${says}`;
  }).join("\n");
}

export function renderNumber(value: number | null, unit: Unit): string {
  if (value === null) return "-";
  switch (unit) {
    case "count":
      return String(value);
    case "seconds":
      return `${Math.round(value * 10) / 10} s`;
    case "milliseconds":
      return `${Math.round(value)} ms`;
    case "share":
      return `${Math.round(value * 1000) / 10} %`;
    case "bytes":
      return `${Math.round(value / 100_000) / 10} MB`;
  }
}
