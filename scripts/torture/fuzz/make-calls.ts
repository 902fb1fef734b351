// Calls of the protocols for agents: MCP in both eras, A2A in both versions, /ask in both shapes.
import { headerText, inAddress, type Draft, type Known } from "./fuzz-request.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";
import { spoil, toBytes, validValue, type Json, type Maker } from "./make-json.ts";

const MODERN = "2026-07-28";
const LEGACY = ["2025-11-25", "2025-06-18", "2025-03-26"];
const META = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientInfo": { name: "fuzz", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

export function mcpCall(maker: Maker, { tools }: Known): Draft {
  const { dice, corpora } = maker;
  const tool = dice.pick(tools);
  const args = (): unknown => {
    const right = validValue(maker, tool.inputSchema);
    return dice.chance(0.75) ? spoil(maker, right) : right;
  };
  const scanId = dice.pick(maker.known["scanId"] ?? ["x"]);
  const client = { protocolVersion: dice.pick([...LEGACY, MODERN, "x"]), capabilities: {}, clientInfo: META };
  const [method, params] = dice.pick<() => [string, Json]>([
    ...Array.from({ length: 8 }, () => (): [string, Json] => ["tools/call", { name: tool.name, arguments: args() }]),
    () => ["initialize", client],
    () => ["tools/list", { cursor: hostileText(dice, corpora) }],
    () => [
      "resources/read",
      { uri: `foresite://scan/${String(scanId)}/${dice.pick(["report", "report.json", "checks"])}` },
    ],
    () => ["resources/read", { uri: hostileText(dice, corpora) }],
    () => [
      "prompts/get",
      {
        name: dice.pick(["audit_my_site", "compare_two_sites", "explain_score", "x"]),
        arguments: { url: hostileText(dice, corpora), scanId, first: "a.com", second: hostileText(dice, corpora) },
      },
    ],
    () => [dice.pick(["ping", "prompts/list", "resources/list", "resources/templates/list", "server/discover"]), {}],
    () => [
      dice.pick([
        "completion/complete",
        "logging/setLevel",
        "subscriptions/listen",
        "tasks/get",
        hostileText(dice, corpora),
      ]),
      args() as Json,
    ],
    () => [
      dice.pick(["notifications/cancelled", "notifications/initialized", "notifications/progress"]),
      args() as Json,
    ],
  ])();
  const isModern = dice.chance(0.5);
  const meta = isModern ? META : dice.chance(0.1) ? { progressToken: hostileValue(dice, corpora) } : null;
  const right = {
    jsonrpc: "2.0",
    ...(method.startsWith("notifications/") ? {} : { id: dice.pick([1, 0, -1, "a", "", 1.5, 2 ** 53]) }),
    method,
    params: meta === null ? params : { ...params, _meta: meta },
  };
  const { name, uri } = Object(params) as Json;
  const headers: Record<string, string> = isModern
    ? {
        "mcp-protocol-version": MODERN,
        "mcp-method": headerText(method),
        ...(typeof (name ?? uri) === "string" ? { "mcp-name": headerText(String(name ?? uri)) } : {}),
      }
    : {
        "mcp-protocol-version": dice.pick([
          ...LEGACY,
          ...LEGACY,
          "",
          "2024-11-05",
          headerText(hostileText(dice, corpora)),
        ]),
      };
  return {
    surface: `mcp ${isModern ? "2026" : "2025"}`,
    method: "POST",
    path: "/.well-known/mcp",
    headers: { accept: dice.pick(["application/json", "application/json, text/event-stream"]), ...headers },
    body: messageBytes(maker, right),
    ...(method === "tools/call" ? { tool: tool.name } : {}),
  };
}

/** Mostly a message of the right form around odd params; sometimes the message itself is spoiled. */
function messageBytes(maker: Maker, message: Json): Buffer {
  const { dice } = maker;
  if (dice.chance(0.7)) return Buffer.from(JSON.stringify(message));
  if (dice.chance(0.1)) return Buffer.from(JSON.stringify([message, message]));
  return toBytes(maker, spoil(maker, message));
}

export function a2aCall(maker: Maker): Draft {
  const { dice, corpora } = maker;
  const isNew = dice.chance(0.5);
  const scanId = String(dice.pick(maker.known["scanId"] ?? ["x"]));
  const text = dice.pick([
    "what do you do",
    "scan nowhere",
    `scan https://${"x".repeat(70)}.example`,
    hostileText(dice, corpora),
  ]);
  const data = { url: hostileText(dice, corpora), scanType: dice.pick(["light", "deep"]) };
  const parts = isNew
    ? [
        dice.pick<Json>([
          { text },
          { data },
          { url: "https://example.com/x", mediaType: "text/plain" },
          { raw: "AAAA" },
        ]),
      ]
    : [
        dice.pick<Json>([
          { kind: "text", text },
          { kind: "data", data },
          { kind: "file", file: { uri: "x:" } },
        ]),
      ];
  const message = {
    messageId: dice.pick(["m", "", hostileText(dice, corpora)]),
    role: isNew ? "ROLE_USER" : "user",
    ...(isNew ? {} : { kind: "message" }),
    parts,
    ...(dice.chance(0.2) ? { contextId: hostileText(dice, corpora) } : {}),
    ...(dice.chance(0.1) ? { taskId: dice.pick([scanId, hostileText(dice, corpora)]) } : {}),
  };
  // Nobody waits here for a whole scan.
  const configuration = isNew ? { returnImmediately: true } : { blocking: false };
  const id = dice.pick([scanId, scanId, hostileText(dice, corpora)]);
  const [method, params] = dice.pick<() => [string, Json]>([
    () => [isNew ? "SendMessage" : "message/send", { message, configuration }],
    () => [isNew ? "SendMessage" : "message/send", { message, configuration }],
    () => [isNew ? "SendStreamingMessage" : "message/stream", { message, configuration }],
    () => [isNew ? "GetTask" : "tasks/get", { id, historyLength: hostileValue(dice, corpora) }],
    () => [isNew ? "CancelTask" : "tasks/cancel", { id }],
    () => [isNew ? "SubscribeToTask" : "tasks/resubscribe", { id }],
    () => [
      "ListTasks",
      {
        pageSize: dice.pick([1, 100, 101, 0, -1]),
        pageToken: hostileText(dice, corpora),
        status: dice.pick(["TASK_STATE_WORKING", "x", 3]),
      },
    ],
    () => [isNew ? "CreateTaskPushNotificationConfig" : "tasks/pushNotificationConfig/set", { taskId: id }],
    () => [isNew ? "GetExtendedAgentCard" : "agent/getAuthenticatedExtendedCard", {}],
    () => [hostileText(dice, corpora), { id }],
  ])();
  const spoiled = dice.chance(0.5) ? (spoil(maker, params) as Json) : params;
  return {
    surface: isNew ? "a2a 1.0" : "a2a 0.3",
    method: "POST",
    path: dice.pick(["/a2a", "/a2a/"]),
    headers: isNew ? { "a2a-version": dice.pick(["1.0", "1.0", "1.0.1", headerText(hostileText(dice, corpora))]) } : {},
    body: messageBytes(maker, { jsonrpc: "2.0", id: dice.pick([1, "a", null]), method, params: spoiled }),
  };
}

export function askCall(maker: Maker): Draft {
  const { dice, corpora } = maker;
  const scanId = String(dice.pick(maker.known["scanId"] ?? ["x"]));
  const domain = String(dice.pick(maker.known["domain"] ?? ["example.com"]));
  const question = (): string =>
    dice.pick([
      `what did you find on ${domain}`,
      "how do I stop your crawler",
      "dental practices with booking",
      "scan nothing",
      hostileText(dice, corpora),
      hostileText(dice, corpora),
    ]);
  const legacy: Json = {
    query: question(),
    site: dice.pick(["all", "docs", "scans", domain, '["docs"]', hostileText(dice, corpora)]),
    prev: dice.pick(["[]", '["a","b"]', hostileText(dice, corpora)]),
    mode: dice.pick(["list", "summarize", "generate", "none", hostileText(dice, corpora)]),
    streaming: dice.pick(["true", "false", "0", hostileText(dice, corpora)]),
    query_id: hostileText(dice, corpora),
  };
  const typed: Json = {
    query: {
      text: question(),
      site: dice.pick(["all", domain]),
      num_results: dice.pick([1, 10, 1_000, 1_001]),
      min_score: 10,
    },
    context: { prev: [question()] },
    prefer: { streaming: dice.chance(0.3), response_format: dice.pick(["conv_search", "chatgpt_app"]), mode: "list" },
    meta: { session_context: { conversation_id: hostileText(dice, corpora) } },
  };
  const kind = dice.below(4);
  if (kind === 0) {
    const pairs = Object.entries(legacy).filter(([name]) => name === "query" || dice.chance(0.3));
    const query = pairs.map(([name, value]) => `${name}=${inAddress(maker, String(value))}`).join("&");
    return { surface: "ask", method: "GET", path: `/ask?${query}`, body: null };
  }
  if (kind === 1) {
    const body = {
      promise_token: dice.pick([scanId, hostileText(dice, corpora)]),
      action: dice.pick(["checkin", "cancel", "x"]),
    };
    return {
      surface: "ask",
      method: "POST",
      path: "/await",
      body: toBytes(maker, dice.chance(0.5) ? spoil(maker, body) : body),
    };
  }
  const body = kind === 2 ? legacy : typed;
  return {
    surface: "ask",
    method: "POST",
    path: "/ask",
    body: toBytes(maker, dice.chance(0.7) ? spoil(maker, body) : body),
  };
}
