// What the scenarios of the MCP conformance suite expect of a server under test, as their descriptions state it.
import {
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
  McpServer,
  ResourceTemplate,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { z } from "zod";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
const SILENCE = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";
const STEP_MS = 50;
const IMAGE = { type: "image" as const, data: PIXEL, mimeType: "image/png" };
const HINT = { ttlMs: 60_000, cacheScope: "public" } as const;

const text = (words: string) => ({ type: "text" as const, text: words });
const answer = (...content: (ReturnType<typeof text> | typeof IMAGE)[]) => ({ content });
const embedded = (uri: string, mimeType: string, words: string) => ({
  type: "resource" as const,
  resource: { uri, mimeType, text: words },
});
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume, STEP_MS));
const state = createRequestStateCodec<string>({ key: "a key of thirty-two bytes or more for the tests" });

export function createFixtureServer(): Server {
  const server = new McpServer(
    { name: "fixture", version: "1.0.0" },
    {
      capabilities: {
        logging: {},
        completions: {},
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { listChanged: false, subscribe: true },
      },
      cacheHints: {
        "tools/list": HINT,
        "prompts/list": HINT,
        "resources/list": HINT,
        "resources/templates/list": HINT,
      },
      requestState: { verify: (sent, ctx) => state.verify(sent, ctx) },
    },
  );
  addContentTools(server);
  addTalkingTools(server);
  addAskingTools(server);
  addResources(server);
  addPrompts(server);
  server.server.setRequestHandler("completion/complete", () => ({ completion: { values: [], total: 0 } }));
  server.server.setRequestHandler("resources/subscribe", () => ({}));
  server.server.setRequestHandler("resources/unsubscribe", () => ({}));
  return server.server;
}

function addContentTools(server: McpServer): void {
  const tool = (name: string, run: () => object): void =>
    void server.registerTool(name, { description: `Fixture ${name}` }, () => run() as ReturnType<typeof answer>);
  tool("test_simple_text", () => answer(text("This is a simple text response for testing.")));
  tool("test_image_content", () => answer(IMAGE));
  tool("test_audio_content", () => ({ content: [{ type: "audio", data: SILENCE, mimeType: "audio/wav" }] }));
  tool("test_embedded_resource", () => ({
    content: [embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")],
  }));
  tool("test_multiple_content_types", () => ({
    content: [
      text("Multiple content types test:"),
      IMAGE,
      embedded("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
    ],
  }));
  tool("test_error_handling", () => {
    throw new Error("This tool intentionally returns an error for testing");
  });
}

function addTalkingTools(server: McpServer): void {
  server.registerTool("test_tool_with_progress", { description: "Tells progress" }, async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } });
      await pause();
    }
    return answer(text("Done."));
  });
  const log = async ({ mcpReq }: ServerContext) => {
    for (const words of ["Tool execution started", "Tool processing data", "Tool execution completed"]) {
      await mcpReq.log("info", words);
      await pause();
    }
    return answer(text("Done."));
  };
  server.registerTool("test_tool_with_logging", { description: "Logs" }, log);
  server.registerTool("test_logging_tool", { description: "Logs" }, log);
}

const NAME_SCHEMA = { type: "object" as const, properties: { name: { type: "string" as const } }, required: ["name"] };
const elicit = (message: string, requestedSchema: typeof NAME_SCHEMA = NAME_SCHEMA) =>
  inputRequired.elicit({ message, requestedSchema });
const sample = (words: string) =>
  inputRequired.createMessage({ messages: [{ role: "user", content: text(words) }], maxTokens: 100 });

function addAskingTools(server: McpServer): void {
  type Ask = ({ mcpReq }: ServerContext) => unknown;
  const tool = (name: string, ask: Ask): void =>
    void server.registerTool(name, { description: `Fixture ${name}` }, (ctx) => ask(ctx) as ReturnType<typeof answer>);
  const done = (words: string) => answer(text(words));
  const responses = ({ mcpReq }: ServerContext): Record<string, unknown> => mcpReq.inputResponses ?? {};

  tool("test_input_required_result_elicitation", (ctx) => {
    const content = acceptedContent(responses(ctx), "user_name", z.object({ name: z.string() }));
    return content === undefined
      ? inputRequired({ inputRequests: { user_name: elicit("What is your name?") } })
      : done(`Hello, ${content.name}!`);
  });
  tool("test_input_required_result_sampling", (ctx) =>
    "capital_question" in responses(ctx)
      ? done(JSON.stringify(responses(ctx)["capital_question"]))
      : inputRequired({ inputRequests: { capital_question: sample("What is the capital of France?") } }),
  );
  tool("test_input_required_result_list_roots", (ctx) =>
    "client_roots" in responses(ctx)
      ? done(JSON.stringify(responses(ctx)["client_roots"]))
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } }),
  );
  for (const name of ["test_input_required_result_request_state", "test_input_required_result_tampered_state"])
    tool(name, async (ctx) =>
      "confirm" in responses(ctx) && ctx.mcpReq.requestState<string>() === "asked"
        ? done("state-ok")
        : inputRequired({
            inputRequests: { confirm: elicit("Please confirm") },
            requestState: await state.mint("asked"),
          }),
    );
  tool("test_input_required_result_multiple_inputs", async (ctx) =>
    ["user_name", "greeting", "client_roots"].every((key) => key in responses(ctx))
      ? done("All here.")
      : inputRequired({
          inputRequests: {
            user_name: elicit("What is your name?"),
            greeting: sample("Generate a greeting"),
            client_roots: inputRequired.listRoots(),
          },
          requestState: await state.mint("asked"),
        }),
  );
  tool("test_input_required_result_multi_round", async (ctx) => {
    if ("step2" in responses(ctx)) return done("Three rounds.");
    const [key, question] = "step1" in responses(ctx) ? ["step2", "Step 2: color?"] : ["step1", "Step 1: name?"];
    return inputRequired({ inputRequests: { [key]: elicit(question) }, requestState: await state.mint(key) });
  });
  // Asks only for what the client says it can do.
  tool("test_input_required_result_capabilities", (ctx) => {
    // The envelope's members are named by constants that its type does not carry.
    const envelope = (ctx.mcpReq.envelope ?? {}) as Record<string, { elicitation?: object; sampling?: object }>;
    const can = envelope["io.modelcontextprotocol/clientCapabilities"] ?? {};
    return inputRequired({
      inputRequests: {
        ...(can.elicitation === undefined ? {} : { user_name: elicit("What is your name?") }),
        ...(can.sampling === undefined ? {} : { greeting: sample("Generate a greeting") }),
      },
    });
  });
  tool("test_missing_capability", () => inputRequired({ inputRequests: { greeting: sample("Generate a greeting") } }));
  tool("test_streaming_elicitation", () =>
    inputRequired({ inputRequests: { user_name: elicit("What is your name?") } }),
  );
}

function addResources(server: McpServer): void {
  const described = (title: string, mimeType: string) => ({ title, description: title, mimeType, cacheHint: HINT });
  server.registerResource("static-text", "test://static-text", described("Text", "text/plain"), (uri) => ({
    contents: [{ uri: uri.href, mimeType: "text/plain", text: "This is the content of the static text resource." }],
  }));
  server.registerResource("static-binary", "test://static-binary", described("Image", "image/png"), (uri) => ({
    contents: [{ uri: uri.href, mimeType: "image/png", blob: PIXEL }],
  }));
  server.registerResource("watched", "test://watched-resource", described("Watched", "text/plain"), (uri) => ({
    contents: [{ uri: uri.href, mimeType: "text/plain", text: "Watched." }],
  }));
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  server.registerResource("template", template, described("Template", "application/json"), (uri, { id }) => ({
    contents: [
      {
        uri: uri.href,
        mimeType: "application/json",
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
      },
    ],
  }));
}

function addPrompts(server: McpServer): void {
  const says = (...contents: object[]) => ({ messages: contents.map((content) => ({ role: "user", content })) });
  const prompt = (
    name: string,
    args: Record<string, z.ZodString>,
    run: (args: Record<string, string>) => object,
  ): void =>
    void server.registerPrompt(
      name,
      { description: `Fixture ${name}`, argsSchema: z.object(args) },
      (args) => run(args as Record<string, string>) as { messages: [] },
    );
  prompt("test_simple_prompt", {}, () => says(text("This is a simple prompt for testing.")));
  prompt("test_prompt_with_arguments", { arg1: z.string(), arg2: z.string() }, ({ arg1, arg2 }) =>
    says(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  prompt("test_prompt_with_embedded_resource", { resourceUri: z.string() }, ({ resourceUri = "" }) =>
    says(
      embedded(resourceUri, "text/plain", "Embedded resource content for testing."),
      text("Please process the embedded resource above."),
    ),
  );
  prompt("test_prompt_with_image", {}, () => says(IMAGE, text("Please analyze the image above.")));
  server.registerPrompt("test_input_required_result_prompt", { description: "Asks first" }, ({ mcpReq }) => {
    const isAnswered = "user_context" in (mcpReq.inputResponses ?? {});
    const asked = inputRequired({ inputRequests: { user_context: elicit("What context should the prompt use?") } });
    return isAnswered ? { messages: [{ role: "user" as const, content: text("Use the context.") }] } : asked;
  });
}
