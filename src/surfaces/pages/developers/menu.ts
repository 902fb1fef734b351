// The pages of the portal and their order; every page shows them beside its text.
import { API_REFERENCE_PATH, operationPagePath } from "../../../model/documentation-paths.ts";
import type { MenuGroup, PageName } from "../../../render/blocks.ts";
import { NAMED, SEARCH } from "../../../render/navigation.ts";
import type { Operation } from "../../../operations/define-operation.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import { TAGS, tagOf } from "../../../operations/tags.ts";

export const GUIDES = {
  quickstart: { path: "/developers/quickstart", name: "Quickstart" },
  authentication: { path: "/developers/authentication", name: "Authentication" },
  limits: { path: "/developers/limits", name: "Limits" },
  reference: { path: API_REFERENCE_PATH, name: "API reference" },
  events: { path: "/developers/events", name: "Live events" },
  webhooks: { path: "/developers/webhooks", name: "Webhooks" },
  mcp: { path: "/developers/mcp", name: "MCP" },
  a2a: { path: "/developers/a2a", name: "A2A" },
  ask: { path: "/developers/ask", name: "Questions" },
  clients: { path: "/developers/clients", name: "Clients" },
  badge: { path: "/developers/badge", name: "Badge" },
  errors: { path: "/developers/errors/", name: "Errors" },
  status: { path: "/developers/status", name: "Status" },
  changelog: { path: "/developers/changelog", name: "Changelog" },
} as const satisfies Record<string, PageName>;

const { quickstart, authentication, limits, reference, events, webhooks, mcp, a2a, ask, clients, badge } = GUIDES;

export interface OperationGroup {
  name: string;
  description: string;
  operations: readonly Operation[];
}

/** Operations in the groups of the API description. */
export const OPERATION_GROUPS: readonly OperationGroup[] = TAGS.map(({ name, description }) => ({
  name,
  description,
  operations: OPERATIONS.filter(({ http }) => tagOf(http.path) === name),
}));

export const MENU: readonly MenuGroup[] = [
  {
    name: "Start",
    pages: [{ path: NAMED.developers.path, name: "Overview" }, quickstart, authentication, limits, SEARCH],
  },
  { name: "Interfaces", pages: [reference, events, webhooks, mcp, a2a, ask, clients, badge] },
  { name: "Operate", pages: [GUIDES.errors, GUIDES.status, GUIDES.changelog] },
  { name: "Operations", pages: [] },
  ...OPERATION_GROUPS.map(({ name, operations }) => ({
    name,
    pages: operations.map(({ id }) => ({ path: operationPagePath(id), name: id })),
    listedAt: `${API_REFERENCE_PATH}#${name.toLowerCase()}` as const,
  })),
];
