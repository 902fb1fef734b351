import type { Context } from "hono";

/** On the answer as it stands; Hono's own way copies it first, which only answers of bindings need. */
export function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value);
  } catch {
    c.header(name, value);
  }
}
