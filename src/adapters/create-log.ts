// The log: one line of JSON per event, redacted, to the console, which the platform keeps. Nothing else writes there.
import { redactField, redactText } from "../model/redact.ts";
import type { Log } from "../model/ports.ts";

export function createLog(write: (line: string) => void = (line) => console.log(line)): Log {
  return (event, fields = {}) => {
    const line: typeof fields = { event: redactText(event) };
    for (const [name, value] of Object.entries(fields)) line[name] = redactField(name, value);
    write(JSON.stringify(line));
  };
}
