// A part of the platform that does not answer is told to callers as SERVICE_UNAVAILABLE; which one, and why, goes to the
// log alone. Bugs stay what they are.
import { AppError, unavailable } from "../model/errors.ts";
import type { Log } from "../model/ports.ts";

/** What the service stands on. */
export type PlatformPart =
  | "database"
  | "objects"
  | "queues"
  | "mail"
  | "website"
  | "coordinator"
  | "gate"
  | "limiter"
  | "endpoint";

export type OutageGuard = <T extends object>(part: PlatformPart, port: T) => T;

/** The port with its failures told apart: what its methods reject with, or throw, is an AppError when the part is down. */
export const createOutageGuard =
  (log: Log): OutageGuard =>
  (part, port) =>
    new Proxy(port, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== "function") return member;
        return (...args: unknown[]): unknown => {
          const told = (error: unknown): never => {
            throw toOutage(error, part, log);
          };
          try {
            const result: unknown = Reflect.apply(member, target, args);
            return isThenable(result) ? Promise.resolve(result).catch(told) : result;
          } catch (error) {
            return told(error);
          }
        };
      },
    });

function toOutage(error: unknown, part: PlatformPart, log: Log): unknown {
  if (error instanceof AppError || isBug(error)) return error;
  log("outage", { part, error: reasonOf(error) });
  return unavailable();
}

/** What the engine throws for mistakes of ours, and zod for data of another shape. They keep their names over RPC. */
const NAMES_OF_BUGS = new Set(["TypeError", "RangeError", "ReferenceError", "SyntaxError", "ZodError", "$ZodError"]);
/** A statement that SQLite refuses, or a value that D1 cannot bind. What else D1 says is that it cannot be reached, or not now. */
const REFUSED_STATEMENT =
  /SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG|AUTH|SCHEMA)|D1_(?:TYPE_ERROR|COLUMN_NOTFOUND|EXEC_ERROR)/;

function isBug(error: unknown): boolean {
  const ofDatabase = findDatabaseError(error);
  if (ofDatabase !== null) return REFUSED_STATEMENT.test(ofDatabase.message);
  return !(error instanceof Error) || NAMES_OF_BUGS.has(error.name);
}

/** Drizzle wraps what D1 throws, with the statement and its values in the message: neither is for a log. */
function findDatabaseError(error: unknown): Error | null {
  for (let one = error; one instanceof Error; one = one.cause) if (one.message.startsWith("D1")) return one;
  return null;
}

function reasonOf(error: unknown): string {
  let one = error;
  while (one instanceof Error && one.cause instanceof Error && findDatabaseError(one) !== one) one = one.cause;
  return one instanceof Error ? one.message.slice(0, REASON_CHARS) : "unknown";
}
const REASON_CHARS = 300;

/** True for a failure of D1 that no statement of ours is the cause of. */
export const isDatabaseOutage = (error: unknown): boolean => {
  const found = findDatabaseError(error);
  return found !== null && !REFUSED_STATEMENT.test(found.message);
};

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  // Promises of a remote call are functions as well.
  (typeof value === "object" || typeof value === "function") &&
  value !== null &&
  "then" in value &&
  typeof value.then === "function";
