import { countOf } from "../../../model/words.ts";
import { PRODUCT } from "../../../model/product.ts";
import { REQUEST_BODY_BYTES } from "../../../model/limits.ts";
import type { Site } from "../../../model/site.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import { code, fields, h2, link, list, p, type Page, prose } from "../../../render/blocks.ts";
import { GUIDES, OPERATION_GROUPS } from "./menu.ts";
import { OPERATION_HEAD, operationRows } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";

export const referencePage = ({ origin }: Site): Page =>
  portalPage(origin, {
    ...GUIDES.reference,
    title: "API reference",
    description: `All ${countOf(OPERATIONS.length, "operation")} of the ${PRODUCT.name} API: what each takes and gives, who may call it, and examples in three languages.`,
    type: "APIReference",
    blocks: [
      list(
        prose`The base address is ${code(origin)}. Addresses carry no version.`,
        prose`Requests and answers are JSON; a body has at most ${REQUEST_BODY_BYTES / 1024} KiB. Members that are not described are ignored.`,
        prose`Lists come in pages: send ${code("nextCursor")} of one answer as ${code("cursor")} of the next request, until it is null. Only the directory counts by ${code("offset")}.`,
        prose`Every address that answers GET answers HEAD, and pages of any origin may call it with a credential of their own.`,
        prose`For programs: ${link("OpenAPI 3.1", "/openapi.json")}, ${link("OpenAPI 3.0", "/openapi-3.0.json")}.`,
      ),
      ...OPERATION_GROUPS.flatMap(({ name, description, operations }) => [
        h2(name, name.toLowerCase()),
        p`${description}`,
        fields(operationRows(operations), OPERATION_HEAD),
      ]),
      h2("Beside the operations", "plain-routes"),
      list(
        prose`${code("GET /api/insights/scan/{scanId}/events")}: ${link("the progress of a scan as a stream", GUIDES.events.path)}.`,
        prose`${code("GET /api/insights/playbook/{scanId}/skills.zip")} and ${code("/skills/{skillId}/SKILL.md")}: the skills of a playbook as files, for a credential with ${code("playbooks:read")}.`,
      ),
    ],
  });
