// Section 2: resources and their fields, one test for each row of each table.
import { describe, expect } from "vitest";
import { INDUSTRIES } from "../../src/model/profile.ts";
import { call, type Json } from "./call.ts";
import { covers } from "./covers.ts";
import {
  listScans,
  newest,
  read,
  readComprehensive,
  readDeadScan,
  readDirectory,
  readPlaybook,
  readResults,
  withSubscription,
} from "./read.ts";
import {
  coversFields,
  isBoolean,
  isCount,
  isDateTime,
  isEmail,
  isNumber,
  isObject,
  isScore,
  isString,
  isText,
  isUnixTime,
  isUri,
  isUuid,
  listOf,
  once,
  oneOf,
  optional,
  orNull,
  required,
  withMembers,
} from "./shapes.ts";
import { world } from "./world.ts";

const RATING = oneOf("high", "medium", "low");
const STATUS = oneOf("pending", "fetching", "analyzing", "complete", "error");

describe("2 Scan summary", () => {
  const samples = once(async () => {
    const { row, scanId } = await readDeadScan();
    const ended = (await listScans("?mine=true&limit=20")).scans.find(({ id }) => id === scanId);
    return [...(await listScans()).scans, ...(row === null ? [] : [row]), ...(ended === undefined ? [] : [ended])];
  });
  coversFields(
    "2 ScanSummary",
    {
      id: required(isUuid),
      domain: required(isText),
      url: optional(isUri),
      email: optional(isEmail),
      status: required(STATUS),
      createdAt: required(isUnixTime),
      completedAt: optional(orNull(isUnixTime)),
      errorMessage: optional(orNull(isString)),
    },
    samples,
  );
  covers(["2 ScanSummary.errorMessage"], "errorMessage is set when status is error", async () => {
    const ended = (await samples()).filter(({ status }) => status === "error");
    expect(ended.length).toBeGreaterThan(0);
    for (const { errorMessage } of ended) expect(errorMessage).toMatch(/^[a-z0-9_]+: .+/);
  });
});

describe("2 Scan results", () => {
  covers(
    ["2 ScanResults.scan required", "2 ScanResults.results"],
    "has scan always, results once complete",
    async () => {
      for (const { scan, results } of await readResults()) {
        expect(isObject(scan)).toBe(true);
        expect(isObject(results)).toBe(true);
      }
      const { scanId } = await readDeadScan();
      const unfinished = await read(`/api/insights/scan/${scanId}/results`);
      expect(unfinished["scan"]).toMatchObject({ id: scanId });
      expect(unfinished).not.toHaveProperty("results");
    },
  );

  coversFields(
    "2 ScanResults.scan",
    {
      id: required(isUuid),
      domain: required(isText),
      status: required(STATUS),
      createdAt: optional(isUnixTime),
      completedAt: optional(orNull(isUnixTime)),
    },
    async () => (await readResults()).map(({ scan }) => scan),
  );

  coversFields(
    "2 ScanResults.results",
    {
      scanId: required(isUuid),
      domain: required(isText),
      readinessScore: required(isScore),
      aeoScore: required(isScore),
      readinessBreakdown: optional(listOf(isObject)),
      aeoBreakdown: optional(listOf(isObject)),
      executiveSummary: optional(isText),
      keyFindings: optional(listOf(isText)),
      totalTimeSavingsPotential: optional(isText),
      workflows: optional(listOf(isObject)),
      opportunities: optional(listOf(isObject)),
    },
    async () => (await readResults()).map(({ results }) => results),
  );
});

const all = async <T>(
  pick: (results: Awaited<ReturnType<typeof readResults>>[number]["results"]) => T[],
): Promise<T[]> => (await readResults()).flatMap(({ results }) => pick(results));

describe("2 ScoreBreakdown", () => {
  coversFields(
    "2 ScoreBreakdown",
    { category: required(isText), score: required(isScore), explanation: required(isText) },
    () => all(({ readinessBreakdown, aeoBreakdown }) => [...readinessBreakdown, ...aeoBreakdown]),
  );
});

describe("2 Opportunity", () => {
  coversFields(
    "2 Opportunity",
    {
      id: required(isText),
      title: required(isText),
      description: required(isText),
      currentState: optional(isString),
      potentialState: optional(isString),
      impact: required(RATING),
      effort: required(RATING),
      category: required(isText),
      estimatedTimeSavingsHours: optional(isNumber),
      estimatedTimeSavingsRange: optional(isText),
      automationApproach: optional(listOf(isText)),
      priority: optional(isNumber),
      recommendedTools: optional(listOf(isText)),
    },
    () => all(({ opportunities }) => opportunities),
  );
  covers(["2 Opportunity.priority"], "a lower priority comes first", async () => {
    for (const { results } of await readResults()) {
      const order = results.opportunities.map(({ priority }) => Number(priority));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});

describe("2 Workflow and its steps", () => {
  coversFields(
    "2 Workflow",
    {
      name: required(isText),
      description: required(isText),
      steps: optional(listOf(isObject)),
      isDeterministic: optional(isBoolean),
      automationPotential: required(RATING),
      currentState: optional(isString),
    },
    () => all(({ workflows }) => workflows),
  );
  coversFields("2 Step", { name: required(isText), description: optional(isText), isManual: required(isBoolean) }, () =>
    all(({ workflows }) => workflows.flatMap(({ steps = [] }) => steps)),
  );
});

describe("2 Comprehensive scan results", () => {
  covers(["2 Comprehensive.scan and results"], "has scan and results of the same shapes", async () => {
    const [plain] = (await readResults()).slice(-1);
    const { scan, results } = await readComprehensive();
    expect(scan).toEqual(plain?.scan);
    expect(results).toMatchObject({
      readinessScore: plain?.results["readinessScore"],
      aeoScore: plain?.results["aeoScore"],
    });
    expect(results.opportunities).toEqual(plain?.results.opportunities);
  });
  covers(["2 Comprehensive.no totalTimeSavingsPotential"], "omits totalTimeSavingsPotential from results", async () => {
    expect((await readComprehensive()).results).not.toHaveProperty("totalTimeSavingsPotential");
  });
  covers(["2 Comprehensive.playbook"], "has the playbook's id, status, skillCount and topPrioritySkills", async () => {
    const members = {
      id: isText,
      status: oneOf("generating", "complete"),
      skillCount: isCount,
      topPrioritySkills: listOf(isText),
    };
    expect(withMembers(members)((await readComprehensive())["playbook"])).toBe(true);
  });
  covers(["2 Comprehensive.aeoBoost"], "has aeoBoost with aeoScore, companyName and industry", async () => {
    const members = { aeoScore: isScore, companyName: isText, industry: isText };
    expect(withMembers(members)((await readComprehensive())["aeoBoost"])).toBe(true);
  });
  covers(
    ["2 Comprehensive.directoryListing"],
    "has directoryListing with businessName, slug and industry, or null",
    async () => {
      const members = { businessName: isText, slug: isText, industry: isText };
      const { directoryListing } = await readComprehensive();
      expect(orNull(withMembers(members))(directoryListing)).toBe(true);
      expect(directoryListing).not.toBeUndefined();
    },
  );
});

describe("2 Playbook", () => {
  coversFields(
    "2 Playbook",
    {
      id: required(isText),
      scanId: required(isUuid),
      status: required(oneOf("generating", "complete")),
      skillCount: required(isCount),
      topPrioritySkills: required(listOf(isText)),
      roadmap: optional(isObject),
      skills: optional(listOf(isObject)),
    },
    async () => [await readPlaybook()],
  );
  covers(["2 Playbook.roadmap"], "the roadmap spans 90 days", async () => {
    const { phases } = (await readPlaybook())["roadmap"] as { phases: { startDay: number; endDay: number }[] };
    expect(Math.max(...phases.map(({ endDay }) => endDay))).toBe(90);
  });
});

describe("2 DirectoryListing", () => {
  coversFields(
    "2 DirectoryListing",
    {
      businessName: required(isText),
      slug: required((value) => isString(value) && /^[a-z0-9-]+$/.test(String(value))),
      domain: optional(isText),
      industry: optional(oneOf(...INDUSTRIES)),
      readinessScore: optional(isScore),
      aeoScore: optional(isScore),
      description: optional(isString),
    },
    async () => (await readDirectory()).listings,
  );
  covers(["2 Industry.values"], "the filter takes exactly the eleven industries", async () => {
    const named =
      "technology, healthcare, finance, retail, professional-services, education, manufacturing, real-estate, marketing, consulting, other";
    for (const industry of named.split(", ")) await read(`/api/directory?industry=${industry}&limit=1`);
    const { status, body } = await call("/api/directory?industry=mining");
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field: "industry" } });
  });
});

describe("2 Analytics summary", () => {
  coversFields(
    "2 Analytics",
    {
      totalScans: required(isCount),
      averageReadinessScore: required(isScore),
      averageAeoScore: required(isScore),
      topOpportunityCategories: required(listOf(isText)),
      scansByStatus: required((value) => isObject(value) && Object.values(value as Json).every(isCount)),
    },
    async () => [await read("/api/insights/analytics?time_range=all")],
  );
});

describe("2 Search response", () => {
  const search = once(() => read("/api/insights/search?query=dental"));
  covers(["2 Search.results", "2 Search.total", "2 Search.query"], "has results, total and the query", async () => {
    const answer = await search();
    expect(listOf(isObject)(answer["results"])).toBe(true);
    expect(isCount(answer["total"])).toBe(true);
    expect(answer["query"]).toBe("dental");
  });
  covers(["2 Search.ranked"], "items are ranked by relevance", async () => {
    const { results } = (await search()) as { results: { relevance: number }[] };
    expect(results.length).toBeGreaterThan(0);
    const order = results.map(({ relevance }) => relevance);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });
});

describe("2 Webhook subscription", () => {
  const subscription = once(() => withSubscription({}, ({ subscription }) => subscription));
  coversFields(
    "2 Subscription",
    {
      id: required(isText),
      status: required(oneOf("active")),
      callback_url: required(isUri),
      events: required(listOf(isText)),
      created_at: required(isDateTime),
    },
    async () => [await subscription()],
  );
});

describe("2 Health document", () => {
  const endpoint = withMembers({ method: isText, path: isText, auth: oneOf("none", "optional", "api_key") });
  const link = withMembers({ href: isUri, method: isText });
  coversFields(
    "2 Health",
    {
      status: required(oneOf("ok", "degraded")),
      service: required(isText),
      version: required(isText),
      timestamp: required(isDateTime),
      response_time_ms: required(isNumber),
      capabilities: required(
        withMembers({
          free_tier: isBoolean,
          scan_types: (value) => JSON.stringify(value) === '["light","basic","full"]',
          free_scan_limit: isText,
          authentication: oneOf("optional"),
        }),
      ),
      services: required(
        withMembers({
          website: oneOf("healthy", "degraded"),
          api: oneOf("healthy", "degraded"),
          api_latency_ms: isNumber,
        }),
      ),
      endpoints: required((value) => isObject(value) && Object.values(value as Json).every(endpoint)),
      quickstart: required(withMembers({ step_1: isText, step_2: isText, step_3: isText, step_4: isText })),
      _links: required(withMembers({ self: link, openapi: link, docs: link, mcp: link })),
    },
    async () => [await read("/api/health")],
  );
  covers(
    ["2 Health.endpoints"],
    "endpoints names every path of section 4 that is an operation, as it is protected",
    async () => {
      const { endpoints } = (await read("/api/health")) as {
        endpoints: Record<string, { method: string; path: string; auth: string }>;
      };
      const shown = new Map(Object.values(endpoints).map(({ method, path, auth }) => [`${method} ${path}`, auth]));
      const expected: Record<string, string> = {
        "GET /api/health": "none",
        "POST /api/insights/scan": "optional",
        "GET /api/insights/scan/{scanId}/status": "none",
        "GET /api/insights/scan/{scanId}/results": "none",
        "GET /api/insights/scan/{scanId}/comprehensive": "api_key",
        "GET /api/insights/scans": "api_key",
        "GET /api/insights/playbook/{scanId}": "api_key",
        "GET /api/directory": "none",
        "GET /api/directory/{slug}": "none",
        "GET /api/insights/analytics": "api_key",
        "GET /api/insights/search": "none",
        "GET /api/webhooks/subscribe": "none",
        "POST /api/webhooks/subscribe": "optional",
      };
      expect(Object.fromEntries(Object.keys(expected).map((name) => [name, shown.get(name)]))).toEqual(expected);
    },
  );
});

describe("2 The seeded or found scans", () => {
  covers(["2 ScanResults.scan.id"], "are the ones that were asked for", async () => {
    expect((await readResults()).map(({ scan }) => scan["id"])).toEqual(world.scans);
    expect(newest()).toBe(world.scans.at(-1));
  });
});
