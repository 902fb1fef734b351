// Ports whose adapters are loaded when they are first used: a library that a request does without is not read for it.

/** What can be loaded late: every method answers by a promise, and nothing else is asked of it. */
type Asynchronous<T> = { [K in keyof T]: T[K] extends (...args: never[]) => Promise<unknown> ? T[K] : never };

/**
 * Each request that comes before the adapter is there waits for a load of its own: none may wait for another's. The port
 * cannot be copied by its members, which are not known before.
 */
export function late<T extends Asynchronous<T>>(load: () => Promise<T>): T {
  let known: T | undefined;
  return new Proxy(Object.create(null) as T, {
    get: (_, name) => {
      // Whoever awaits the port itself gets the port.
      if (name === "then") return undefined;
      return async (...args: unknown[]): Promise<unknown> => {
        const adapter = (known ??= await load());
        const method: unknown = Reflect.get(adapter, name, adapter);
        if (typeof method !== "function") throw new TypeError(`The port has no method ${String(name)}.`);
        return Reflect.apply(method, adapter, args);
      };
    },
    ownKeys: () => {
      throw new TypeError("A port that is loaded late cannot be copied.");
    },
  });
}
