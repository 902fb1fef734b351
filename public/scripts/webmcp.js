// Offers two tools to the agent in a visitor's browser (WebMCP), where the browser has such a thing. They call our own
// API, as the visitor could: nothing is kept, and no credential is sent.
// In a function of its own, since files of a page share their names.
(() => {
  const context = document.modelContext ?? navigator.modelContext;

  const PATIENCE_MS = 100_000;
  const FINDINGS = 5;

  const TOOLS = [
    {
      name: "scan_website",
      title: "Scan a website",
      description:
        "Reads a public business website and tells how ready it is for AI: two scores from 0 to 100, a level from 0 to 5, the most important findings and the address of the whole report. Takes up to a minute and uses one of the visitor's few scans of the day. The report is public unless visibility is unlisted.",
      inputSchema: {
        type: "object",
        properties: {
          url: { type: "string", description: "A public domain such as example.com, or an address on one." },
          scanType: {
            type: "string",
            enum: ["light", "basic", "full"],
            default: "full",
            description: "How deep it reads: light up to 3 pages, basic up to 10, full up to 25.",
          },
          visibility: {
            type: "string",
            enum: ["public", "unlisted"],
            default: "public",
            description: "unlisted keeps the report out of the directory and of all lists.",
          },
        },
        required: ["url"],
        additionalProperties: false,
      },
      // What it returns quotes the scanned website.
      annotations: { readOnlyHint: false, untrustedContentHint: true },
      execute: scanWebsite,
    },
    {
      name: "search_directory",
      title: "Search the directory",
      description:
        "Finds businesses whose websites were read: by words in their name or description, or, without a query, the most ready ones of all industries or of one. Each comes with both scores and the address of its report.",
      inputSchema: {
        type: "object",
        properties: {
          query: { type: "string", description: "Words to look for, such as dentist berlin." },
          industry: {
            type: "string",
            description:
              "Name of an industry as the directory spells it, such as healthcare; counts only without a query.",
          },
          limit: { type: "integer", minimum: 1, maximum: 20, default: 10 },
        },
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      execute: searchDirectory,
    },
  ];

  for (const tool of context?.registerTool ? TOOLS : []) register(tool);

  /** A browser that knows another draft of the API, or a page loaded twice, must not cost the visitor anything. */
  async function register(tool) {
    try {
      await context.registerTool({ ...tool, execute: async (input) => answer(() => tool.execute(input ?? {})) });
    } catch (error) {
      console.info(`${tool.name} was not taken by this browser: ${error.message}`);
    }
  }

  /** In the shape of MCP's tool results, which agents that call these tools read. */
  async function answer(work) {
    try {
      return { content: [{ type: "text", text: JSON.stringify(await work()) }] };
    } catch (error) {
      return { isError: true, content: [{ type: "text", text: error.message }] };
    }
  }

  async function scanWebsite({ url, scanType = "full", visibility = "public" }) {
    const { scanId } = await call("/api/insights/scan", { url, scanType, visibility });
    const report = new URL(`/report/${scanId}`, location.origin).href;
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const { status, error, progress, pollAfterSeconds } = await call(`/api/insights/scan/${scanId}/status`);
      if (status === "complete") return { ...(await summaryOf(scanId)), report };
      if (status === "error") throw new Error(`The scan ended in error: ${error ?? "unknown"}. ${report}`);
      if (Date.now() > until)
        return { scanId, status, progress, report, note: "Still at work; the report will stand there." };
      await new Promise((resume) => setTimeout(resume, (pollAfterSeconds ?? 5) * 1000));
    }
  }

  async function summaryOf(scanId) {
    const { scan, results } = await call(`/api/insights/scan/${scanId}/results`);
    const { readinessScore, aeoScore, level, executiveSummary, findings } = results;
    return {
      scanId,
      status: scan.status,
      domain: scan.domain,
      readinessScore,
      aeoScore,
      level: { value: level.value, name: level.name },
      summary: executiveSummary,
      findings: findings.slice(0, FINDINGS).map(({ headline, fix }) => ({ headline, fix })),
    };
  }

  async function searchDirectory({ query, industry, limit = 10 }) {
    if (query?.trim()) {
      const { results, total } = await call(
        withQuery("/api/insights/search", { query, search_type: "domains", limit }),
      );
      return { total, businesses: results.map(({ scanId, ...one }) => ({ ...picked(one), report: reportOf(scanId) })) };
    }
    const { listings, total } = await call(withQuery("/api/directory", { ...(industry ? { industry } : {}), limit }));
    return {
      total,
      businesses: listings.map(({ scanId, ...one }) => ({ ...picked(one), report: reportOf(scanId) })),
    };
  }

  const picked = ({ title, businessName, domain, industry, readinessScore, aeoScore }) => ({
    name: businessName ?? title,
    domain,
    industry,
    readinessScore,
    aeoScore,
  });
  const reportOf = (scanId) => new URL(`/report/${scanId}`, location.origin).href;
  const withQuery = (path, query) => `${path}?${new URLSearchParams(query)}`;

  /** GET, or POST where there is a body. An error of the API says what was wrong and what would be right. */
  async function call(path, body) {
    const answered = await fetch(path, {
      credentials: "omit",
      ...(body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    const json = await answered.json();
    if (!answered.ok) throw new Error(json.message ?? `The service answered ${answered.status}.`);
    return json;
  }
})();
