// What every HTTP handler finds in its context.
import type { Ports } from "../../model/ports.ts";

export interface HttpEnv {
  Bindings: { ports: Ports };
  Variables: { requestId: string };
}
