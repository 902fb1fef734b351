import type { Ports } from "../../model/ports.ts";

/** A surface with an address of its own beside the API: it answers every method there, preflights aside. */
export interface Mount {
  path: `/${string}`;
  serve: (request: Request, ports: Ports, requestId: string) => Promise<Response>;
}
