// The log: one line of JSON per event, redacted, to the console, which the platform keeps. Nothing else writes there.
import { redactField, redactText } from "../model/redact.ts";
import type { Log } from "../model/ports.ts";

export function createLog(write: (line: string) => void = (line) => console.log(line)): Log {
  return (event, fields = {}) => {
    const shown = Object.entries(fields).map(([name, value]) => [name, redactField(name, value)]);
    write(JSON.stringify({ event: redactText(event), ...Object.fromEntries(shown) }));
  };
}
