// What every HTTP handler finds in its context.
import type { Caller } from "../../model/caller.ts";
import type { Ports } from "../../model/ports.ts";

export interface HttpEnv {
  Bindings: { ports: Ports };
  Variables: {
    requestId: string;
    /** Id of the operation that the request is, where it is one. */
    operation?: string;
    /** Kind of caller, once it is known who calls. */
    caller?: Caller["kind"];
    /** Pattern of an address that was asked for by a method that it does not answer. */
    refusedRoute?: string | null;
  };
}
