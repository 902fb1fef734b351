// The database with its outages noted, for code of others that swallows them or answers as if nothing had been found.
import { isDatabaseOutage } from "./outages.ts";

/** Each failure of the database itself is handed on, and thrown as it was. */
export function watchDatabase(database: D1Database, onOutage: (error: unknown) => void): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (isDatabaseOutage(error)) onOutage(error);
      throw error;
    }
  };
  const watchStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const copy = new Proxy(statement, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== "function") return member;
        const call = (...args: unknown[]): unknown => Reflect.apply(member, target, args);
        if (name === "bind") return (...args: unknown[]) => watchStatement(target.bind(...args));
        return (...args: unknown[]) => watched(async () => call(...args));
      },
    });
    originals.set(copy, statement);
    return copy;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (query: string) => watchStatement(target.prepare(query));
      if (name === "batch")
        return (statements: D1PreparedStatement[]) =>
          watched(() => target.batch(statements.map((one) => originals.get(one) ?? one)));
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
