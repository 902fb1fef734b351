// Pages made from tables: one for each operation and each error code.
import type { Site } from "../../../model/site.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import type { Page } from "../../../render/blocks.ts";
import { errorPages } from "./errors.ts";
import { operationPage } from "./operation-page.ts";

export const referencePages = (site: Site): Page[] => [
  ...OPERATIONS.map((operation) => operationPage(operation, site)),
  ...errorPages(site),
];
