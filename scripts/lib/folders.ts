// Where things are; apart from the service, whose tools take seconds to load.
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
/** Where a local service keeps everything unless it is told otherwise. */
export const DEFAULT_STATE = join(ROOT, ".foresite");
