// Made by `npm run generate-client` from the API description. Changes by hand are lost.
import type { ScanEvent } from "./read-events.ts";

/** Version of the API that this client was made from. */
export const API_VERSION = "1.0.0";

export type HealthDocument = {
  status: "ok" | "degraded";
  service: string;
  version: string;
  timestamp: string;
  response_time_ms: number;
  capabilities: {
    free_tier: boolean;
    scan_types: ("light" | "basic" | "full")[];
    free_scan_limit: string;
    authentication: string;
  };
  services: {
    /** Pages and documents */
    website: "healthy" | "degraded";
    /** What calls need: database, reports and coordination */
    api: "healthy" | "degraded";
    /** How long a trivial read of the database took */
    api_latency_ms: number;
    database: "healthy" | "degraded";
    /** Stored reports */
    reports: "healthy" | "degraded";
    /** What counts quotas and watches over running scans */
    coordination: "healthy" | "degraded";
    /** What hands on the work of scans: while it is degraded, scans wait */
    queues: "healthy" | "degraded";
  };
  endpoints: Record<string, {
    method: string;
    path: string;
    auth: "none" | "optional" | "api_key";
  }>;
  quickstart: {
    step_1: string;
    step_2: string;
    step_3: string;
    step_4: string;
  };
  _links: Record<string, {
    href: string;
    method: string;
  }>;
};

export type ErrorBody = {
  /** Kind of error; several codes share one */
  error: "bad_request" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "conflict" | "rate_limited" | "internal_error" | "service_unavailable";
  /** Stable code to act on */
  code: "INVALID_URL" | "INVALID_REQUEST" | "INVALID_CALLBACK_URL" | "INVALID_EVENTS" | "INVALID_JSON" | "AUTH_REQUIRED" | "INVALID_CREDENTIALS" | "INSUFFICIENT_SCOPE" | "SCAN_NOT_FOUND" | "PLAYBOOK_NOT_FOUND" | "LISTING_NOT_FOUND" | "SUBSCRIPTION_NOT_FOUND" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_CONFLICT" | "RATE_LIMIT" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
  /** What was wrong and what would be right */
  message: string;
  /** What the message says, for programs: field and expected, or retry_after_seconds */
  details?: Record<string, unknown> | undefined;
  /** Address of the page about this code (RFC 9457) */
  type: string;
  /** Kind of error in words (RFC 9457) */
  title: string;
  /** HTTP status (RFC 9457) */
  status: number;
  /** The message again (RFC 9457) */
  detail: string;
  /** Path that was asked for (RFC 9457) */
  instance: string;
  /** Id of the request, as in X-Request-Id; name it when you ask for help */
  requestId: string;
};

export type Assumptions = {
  /** People who work in the business, 1 to 1000000 */
  employees?: number | undefined;
  /** Events a month by workflow id, 0 to 10000000 each, for example {"wf-appointment": 400} */
  eventsPerMonth?: Record<string, number> | undefined;
};

export type ScanAccepted = {
  scanId: string;
  status: "pending" | "fetching";
  message?: string | undefined;
  /** Shown once to anonymous callers; deletes the scan */
  ownerToken?: string | undefined;
};

export type ScanStatusAnswer = {
  status: "pending" | "fetching" | "analyzing" | "complete" | "error";
  progress: number;
  error: string | null;
  message: string | null;
  agents: ({
    id: "essentials" | "answerability" | "structured-data" | "operations" | "crawl-access" | "agent-interfaces" | "identity" | "technology" | "communication" | "commerce" | "trust-security" | "page-experience";
    state: "waiting" | "sent" | "running" | "done" | "failed";
    learnt: string | null;
  })[];
  /** Null once the scan is over */
  pollAfterSeconds: number | null;
};

export type ScanResultsAnswer = {
  scan: ScanRef;
  results?: ScanResults | undefined;
};

export type ScanRef = {
  id: string;
  domain: string;
  status: "pending" | "fetching" | "analyzing" | "complete" | "error";
  createdAt?: number | undefined;
  completedAt?: number | null | undefined;
};

export type ScanResults = {
  scanId: string;
  domain: string;
  readinessScore: number;
  aeoScore: number;
  readinessBreakdown: ScoreBreakdown[];
  aeoBreakdown: ScoreBreakdown[];
  executiveSummary: string;
  keyFindings: string[];
  totalTimeSavingsPotential?: string | undefined;
  workflows: Workflow[];
  opportunities: Opportunity[];
  scanType: "light" | "basic" | "full";
  startUrl: string;
  /** Unix timestamp, seconds, at which the site was read */
  scannedAt: number;
  scorecardVersion: string;
  profile: {
    businessName: string | null;
    businessNameConfidence: "low" | "medium" | "high";
    description: string | null;
    language: string | null;
    languages: string[];
    industry: "technology" | "healthcare" | "finance" | "retail" | "professional-services" | "education" | "manufacturing" | "real-estate" | "marketing" | "consulting" | "other";
    industryConfidence: "low" | "medium" | "high";
    alsoFair: "technology" | "healthcare" | "finance" | "retail" | "professional-services" | "education" | "manufacturing" | "real-estate" | "marketing" | "consulting" | "other" | null;
    siteType: "local-business" | "services" | "ecommerce" | "saas-api" | "docs" | "media-blog" | "marketplace" | "nonprofit-gov" | "portfolio" | "app-shell" | null;
    siteTypeConfidence: "low" | "medium" | "high";
    sizeBand: "micro" | "small" | "medium" | "larger";
    sizeBandReason: string;
    evidence: ({
      url: string;
      /** title, h1, h2, nav, body, schema, footer, url, technology, … */
      region: string;
      quote: string;
      weight?: number | undefined;
    })[];
  };
  level: {
    value: number;
    name: string;
    observable: number;
    next: {
      value: number;
      name: string;
      missing: {
        checkIds: string[];
        title: string;
        status: string;
      }[];
    } | null;
    note: string | null;
  };
  readiness: {
    confidence: "low" | "medium" | "high";
    /** Share of the planned checks that were observed */
    coverage: number;
    /** Every check that could not be observed counted as fail, and as pass */
    range: [number, number];
    applicableChecks: number;
    cap: {
      limit: number;
      reason: string;
    } | null;
  };
  aeo: {
    confidence: "low" | "medium" | "high";
    /** Share of the planned checks that were observed */
    coverage: number;
    /** Every check that could not be observed counted as fail, and as pass */
    range: [number, number];
    applicableChecks: number;
    cap: {
      limit: number;
      reason: string;
    } | null;
  };
  findings: Finding[];
  topFixes: ({
    checkId: string;
    title: string;
    fix: string;
    effort: "S" | "M" | "L";
    /** Points of the readiness score gained if this check passed */
    readinessGain: number;
    aeoGain: number;
    /** What the points take for granted, for example that a cap on the score was lifted first */
    gainsAssume?: string | undefined;
    /** Why it stands before fixes that gain more, for example that the next level takes it */
    firstBecause?: string | undefined;
    /** Title of the fix that makes it as well and whose gain holds its own */
    countedWith?: string | undefined;
    pages: string[];
    /** How many pages it concerns, where more than `pages` lists */
    pagesInAll?: number | undefined;
    /** What to paste, where it can be told honestly */
    draft?: Draft | undefined;
  })[];
  checkCounts: {
    total: number;
    byStatus: {
      pass: number;
      warn: number;
      fail: number;
      na: number;
      unable: number;
      info: number;
    };
    byCategory: Record<string, Record<string, number>>;
  };
  technologies: Technology[];
  channels: Channel[];
  pages: {
    url: string;
    kind: string;
    title: string;
    status: number;
    words: number;
  }[];
  coverage: {
    pagesRead: number;
    pagesKnown: number;
    requests: number;
    /** What was read and what was not, in words */
    sentence: string;
  };
  incompleteAgents: ({
    agent: "essentials" | "answerability" | "structured-data" | "operations" | "crawl-access" | "agent-interfaces" | "identity" | "technology" | "communication" | "commerce" | "trust-security" | "page-experience";
    reason: string;
  })[];
  hoursTotal: {
    low: number;
    base: number;
    high: number;
    confidence: "low" | "medium" | "high";
    note: string;
    staffHours: number;
    band: "micro" | "small" | "medium" | "larger";
  } | null;
  cloudflareView: {
    score: number | null;
    level: number;
    levelName: string;
    nextLevel: string | null;
    note: string;
  };
  /** The last public scan of the same address, type and scorecard; null without one */
  previous: PreviousScan | null;
  /** The last public scan of the same address and type where another scorecard judged it: not comparable */
  previousScorecard?: PreviousScan | null | undefined;
  /** Where the scores would stand, by the same scorer; null when nothing costs points, or too little text was read to tell. Default: null */
  projected: {
    /** The first five of topFixes made */
    first: ProjectedScores;
    /** All of topFixes made */
    all: ProjectedScores;
    /** Titles of checks that apply only once these fixes are made, and that nothing was found to judge for. Default: [] */
    leftOut: string[];
    /** Titles of checks that apply only then and for which something is missing: counted as half held */
    halfHeld?: string[] | undefined;
  } | null;
  /** Null while too few scans of the industry are known. Default: null */
  industryMedian: IndustryMedian | null;
};

export type ScoreBreakdown = {
  category: string;
  score: number;
  /** One sentence that names what moved the score, biggest first */
  explanation: string;
};

export type Workflow = {
  name: string;
  description: string;
  steps?: ({
    name: string;
    description?: string | undefined;
    isManual: boolean;
    /** What it rests on: a course that a page tells, a sentence that tells who does it, one that promises it and names nobody, the usual course of such work, or a program seen at work; left out by reports from before it was kept */
    basis?: "told" | "quoted" | "promised" | "usual" | "seen" | undefined;
  })[] | undefined;
  /** True when it is a fixed sequence without judgement */
  isDeterministic?: boolean | undefined;
  automationPotential: "high" | "medium" | "low";
  currentState?: string | undefined;
  /** Stable id of the workflow family, for example wf-appointment */
  id?: string | undefined;
  confidence?: "low" | "medium" | "high" | undefined;
  /** Address and quote for every signal the claim rests on */
  evidence?: ({
    url: string;
    /** title, h1, h2, nav, body, schema, footer, url, technology, … */
    region: string;
    quote: string;
    weight?: number | undefined;
  })[] | undefined;
  alreadyAutomated?: string[] | undefined;
  /** Tools seen on the site that serve this workflow */
  tools?: string[] | undefined;
};

export type Opportunity = {
  id: string;
  title: string;
  description: string;
  currentState?: string | undefined;
  potentialState?: string | undefined;
  impact: "high" | "medium" | "low";
  /** Why the impact is what it is */
  impactReason?: string | undefined;
  effort: "high" | "medium" | "low";
  category: string;
  /** Hours saved a month, base case */
  estimatedTimeSavingsHours?: number | undefined;
  estimatedTimeSavingsRange?: string | undefined;
  automationApproach?: string[] | undefined;
  /** 1 is first */
  priority?: number | undefined;
  recommendedTools?: string[] | undefined;
  workflowId?: string | null | undefined;
  /** Failing checks it rests on */
  checkIds?: string[] | undefined;
  /** Checks that have to pass first */
  prerequisites?: string[] | undefined;
  /** Checks that show on a new scan that it is done */
  acceptance?: string[] | undefined;
  acceptanceNote?: string | undefined;
  kpi?: string | undefined;
  /** What could go wrong and who checks */
  risks?: string[] | undefined;
  evidence?: ({
    url: string;
    /** title, h1, h2, nav, body, schema, footer, url, technology, … */
    region: string;
    quote: string;
    weight?: number | undefined;
  })[] | undefined;
  hours?: HoursEstimate | null | undefined;
  kind?: string | undefined;
  /** Why the effort is what it is */
  ease?: string | undefined;
};

export type HoursEstimate = {
  low: number;
  base: number;
  high: number;
  /** net-effect: a measured effect on the whole workflow; formula: step share x beta x reduction x success */
  method: "net-effect" | "formula";
  /** The formula with its numbers filled in, base case */
  formula: string;
  /** What one event is, for example appointments */
  unit: string;
  eventsPerMonth: {
    low: number;
    base: number;
    high: number;
    grade: "published" | "derived" | "vendor" | "assumption" | "caller" | "site";
    sources: string[];
  };
  minutesPerEvent: {
    low: number;
    base: number;
    high: number;
    grade: "published" | "derived" | "vendor" | "assumption" | "caller" | "site";
    sources: string[];
  };
  factors: {
    name: string;
    low: number;
    base: number;
    high: number;
    source: string;
  }[];
  adjustments: ({
    reason: string;
    factor: number;
    applies: "events" | "minutes" | "saving";
    /** How many people it scales by; left out where it rests on something else, and by older reports */
    people?: number | undefined;
  })[];
  /** Anchor task or occupation of the exposure labels */
  task: string;
  citations: string[];
  confidence: "low" | "medium" | "high";
};

export type Finding = {
  id: string;
  /** The consequence for the business */
  headline: string;
  /** What is so on this site */
  situation: string;
  evidence: EvidenceItem[];
  fix: string;
  effort: "S" | "M" | "L";
  severity: "high" | "medium" | "low";
  /** Checks and topFixes of these ids carry what to paste */
  checkIds: string[];
};

export type EvidenceItem = {
  /** Address the observation was made at */
  url: string;
  /** What was received, verbatim and shortened */
  received: string;
  /** What that means, in a sentence */
  meaning: string;
  /** What it is about, by name: the fact that is told or differs, whose agent it is, the year */
  about?: string[] | undefined;
  /** What is left out there, by name */
  lacks?: string[] | undefined;
};

export type Draft = {
  /** What the content is written in */
  kind: "json-ld" | "robots" | "html" | "markdown" | "http-header" | "xml" | "text";
  title: string;
  /** Address of the page or file it belongs to */
  target: string;
  /** The block to copy. Text from the site is quoted in it: data, never instructions */
  content: string;
  /** Where it goes and what to fill in */
  notes: string[];
  /** Says that it is a draft */
  notice: string;
};

export type Technology = {
  id: string;
  name: string;
  category: string;
  confidence: "low" | "medium" | "high";
  evidence: string;
  url: string;
  /** Default: [] */
  feeds: string[];
};

export type Channel = {
  type: "phone" | "email" | "contact-form" | "booking" | "ecommerce" | "newsletter" | "careers" | "faq" | "pricing" | "testimonials" | "live-chat" | "messaging" | "login" | "social" | "reviews";
  /** Pages it was seen on, at most five */
  pages: string[];
  /** What was seen on the first of them, personal data masked */
  evidence: string;
  /** What was seen on each of the pages, in their order; left out by reports from before it was kept */
  quotes?: string[] | undefined;
  /** What each of the quotes tells of; left out by reports from before it was kept */
  seenAs?: ("link" | "control" | "form" | "application-form" | "external-shop" | "other")[] | undefined;
  confidence: "low" | "medium" | "high";
  vendor?: string | undefined;
  /** True where it stands in the data of the page, which no visitor sees */
  isInData?: boolean | undefined;
  /** True where data give a price of what is offered, or the page of prices a plan that costs nothing */
  showsPrice?: boolean | undefined;
  /** True where the only form asks for a demo and takes no message */
  isForDemo?: boolean | undefined;
};

export type PreviousScan = {
  scanId: string;
  /** Unix timestamp, seconds */
  scannedAt: number;
  readinessScore: number;
  aeoScore: number;
  /** Checks observed in both scans that ended differently; none when the scorecards differ */
  changedChecks: ({
    id: string;
    title: string;
    before: "pass" | "warn" | "fail" | "na" | "unable" | "info";
    after: "pass" | "warn" | "fail" | "na" | "unable" | "info";
  })[];
  /** Versions that the two scans were scored by; scores of different ones cannot be compared */
  scorecard?: {
    before: string;
    after: string;
    isComparable: boolean;
  } | undefined;
  /** What moved and why, for people */
  sentence?: string | undefined;
  /** Null when the scorecards differ */
  change?: ScoreChange | null | undefined;
  /** Only when the scorecards differ and the scans share enough checks */
  rescored?: Rescored | null | undefined;
};

export type ScoreChange = {
  /** This scan's score less the earlier one */
  readiness: number;
  aeo: number;
  /** Checks observed in both scans, most points first */
  moved: CheckMove[];
  newlyObserved: CheckMove[];
  noLongerObserved: CheckMove[];
  /** Rounding to whole points, caps, what changes bring only together, and what one of the scans did not see */
  remainder: {
    readiness: number;
    aeo: number;
  };
  categories: ({
    score: "readiness" | "aeo";
    category: string;
    /** Null when too few of its checks were observed */
    before: number | null;
    after: number | null;
  })[];
};

export type CheckMove = {
  id: string;
  title: string;
  /** Null when the earlier scan did not make this check */
  before: "pass" | "warn" | "fail" | "na" | "unable" | "info" | null;
  /** Null when this scan did not make it */
  after: "pass" | "warn" | "fail" | "na" | "unable" | "info" | null;
  readinessPoints: number;
  aeoPoints: number;
};

export type Rescored = {
  /** Checks observed in both scans */
  checks: number;
  readiness: {
    before: number;
    after: number;
  };
  aeo: {
    before: number;
    after: number;
  };
  note: string;
};

export type ProjectedScores = {
  /** How many of topFixes, from the first on; what one makes as well (countedWith) is not counted again */
  fixes: number;
  readinessScore: number;
  aeoScore: number;
  level: {
    value: number;
    name: string;
  };
  /** What the next level asks for and these fixes alone do not promise */
  missing?: string | undefined;
};

export type IndustryMedian = {
  industry: "technology" | "healthcare" | "finance" | "retail" | "professional-services" | "education" | "manufacturing" | "real-estate" | "marketing" | "consulting" | "other";
  readiness: number;
  aeo: number;
  scans: number;
};

export type ScanChecksAnswer = {
  checks: CheckOutcome[];
  total: number;
  nextCursor: string | null;
};

export type CheckOutcome = {
  id: string;
  title: string;
  status: "pass" | "warn" | "fail" | "na" | "unable" | "info";
  category: "Access and crawl" | "Machine-readable content" | "Structured data and entity" | "Operability" | "Interfaces and identity" | "Trust and safety" | "Performance" | "Commerce" | "Answer-engine access" | "Extractability" | "Evidence in the text" | "Key facts and pricing" | "Freshness" | "Entity and reviews" | "Sampling" | "Technology" | "Channels" | "Workflow signals";
  /** Category in the AEO score, for checks that count in both under different ones */
  aeoCategory?: "Answer-engine access" | "Extractability" | "Evidence in the text" | "Key facts and pricing" | "Freshness" | "Entity and reviews" | undefined;
  agent: "essentials" | "answerability" | "structured-data" | "operations" | "crawl-access" | "agent-interfaces" | "identity" | "technology" | "communication" | "commerce" | "trust-security" | "page-experience";
  /** Severity times evidence grade; 0 when the row is never scored */
  weight: number;
  score: number | null;
  /** What is so on this site, in one sentence */
  situation: string;
  evidence: EvidenceItem[];
  /** How many pages it concerns, where the evidence shows fewer; 0 where it is a matter of the whole site */
  pagesInAll?: number | undefined;
  why: string;
  fix: string;
  effort: "S" | "M" | "L";
  reference: string;
  /** What to paste, where it can be told honestly */
  draft?: Draft | undefined;
};

export type HoursAnswer = {
  opportunities: {
    id: string;
    workflowId: string;
    hours: HoursEstimate;
    estimatedTimeSavingsHours: number;
    estimatedTimeSavingsRange: string;
  }[];
  hoursTotal: {
    low: number;
    base: number;
    high: number;
    confidence: "low" | "medium" | "high";
    note: string;
    staffHours: number;
    band: "micro" | "small" | "medium" | "larger";
  } | null;
  totalTimeSavingsPotential: string | null;
  /** Why a stated volume moved nothing, with the ids of the workflows that this site shows */
  notes: string[];
};

export type WebhookDocumentation = {
  events: ({
    event: "scan.completed" | "scan.failed" | "scan.started" | "directory.updated" | "insights.updated" | "analytics.weekly";
    description: string;
    /** The body of a delivery of this event */
    payload_example: Record<string, unknown>;
  })[];
  subscription_format: Record<string, {
    type: string;
    required: boolean;
    description: string;
  }>;
  delivery: {
    method: "POST";
    content_type: "application/json";
    signature_header: "X-Webhook-Signature";
    headers: Record<string, string>;
    signatures: {
      header: string;
      algorithm: string;
      signed_text: string;
      key: string;
      format: string;
    }[];
    test_vectors: {
      /** Published: for checking your verification alone */
      secret: string;
      body: string;
      headers: Record<string, string>;
    }[];
    retries: Record<string, unknown>;
    rules: string[];
  };
};

export type WebhookSubscribed = {
  ok: boolean;
  subscription: CreatedWebhookSubscription;
};

export type CreatedWebhookSubscription = {
  id: string;
  /** The contract's only value; delivery tells whether events are still sent */
  status: "active";
  callback_url: string;
  events: ("scan.completed" | "scan.failed" | "scan.started" | "directory.updated" | "insights.updated" | "analytics.weekly")[];
  created_at: string;
  metadata?: Record<string, unknown> | undefined;
  /** When an anonymous subscription ends */
  expires_at?: string | undefined;
  /** Present when the service made it */
  secret?: string | undefined;
  /** For anonymous callers; goes into the header x-manage-token */
  manageToken?: string | undefined;
};

export type WebhookSubscriptionList = {
  subscriptions: WebhookSubscription[];
};

export type WebhookSubscription = {
  id: string;
  /** The contract's only value; delivery tells whether events are still sent */
  status: "active";
  callback_url: string;
  events: ("scan.completed" | "scan.failed" | "scan.started" | "directory.updated" | "insights.updated" | "analytics.weekly")[];
  created_at: string;
  metadata?: Record<string, unknown> | undefined;
  /** When an anonymous subscription ends */
  expires_at?: string | undefined;
  delivery: {
    enabled: boolean;
    /** Why nothing is sent any more */
    reason: "gone" | "exhausted" | "disabled" | "expired" | null;
    since: string | null;
  };
  /** Until then the secret before signs as well */
  previous_secret_until?: string | undefined;
};

export type WebhookSubscriptionAnswer = {
  subscription: WebhookSubscription;
};

export type WebhookSubscriptionDeleted = {
  ok: boolean;
  id: string;
};

export type WebhookSecretRotated = {
  ok: boolean;
  subscription: {
    id: string;
    /** The contract's only value; delivery tells whether events are still sent */
    status: "active";
    callback_url: string;
    events: ("scan.completed" | "scan.failed" | "scan.started" | "directory.updated" | "insights.updated" | "analytics.weekly")[];
    created_at: string;
    metadata?: Record<string, unknown> | undefined;
    /** When an anonymous subscription ends */
    expires_at?: string | undefined;
    delivery: {
      enabled: boolean;
      /** Why nothing is sent any more */
      reason: "gone" | "exhausted" | "disabled" | "expired" | null;
      since: string | null;
    };
    /** Until then the secret before signs as well */
    previous_secret_until?: string | undefined;
    /** Present when the service made it */
    secret?: string | undefined;
  };
};

export type WebhookDeliveryList = {
  deliveries: WebhookDelivery[];
  nextCursor: string | null;
};

export type WebhookDelivery = {
  id: string;
  eventId: string;
  event: "scan.completed" | "scan.failed" | "scan.started" | "directory.updated" | "insights.updated" | "analytics.weekly";
  status: "waiting" | "delivered" | "failed";
  createdAt: string;
  nextAttemptAt: string | null;
  /** The delivery that was sent again */
  replayOf: string | null;
  attempts: ({
    attempt: number;
    at: string;
    /** HTTP status; null when there was no answer */
    status: number | null;
    ms: number;
    error: "timeout" | "dns" | "tls" | "refused" | "not_public" | "status" | "redirect" | null;
  })[];
};

export type WebhookReplayed = {
  ok: boolean;
  delivery: WebhookDelivery;
};

export type WebhookFailedReplayed = {
  ok: boolean;
  /** New deliveries that were made */
  replayed: number;
  /** False when more are left for the next call */
  complete: boolean;
};

export type ApiKeyList = {
  keys: ApiKey[];
};

export type ApiKey = {
  id: string;
  label: string | null;
  /** First characters of the key, to tell keys apart */
  prefix: string;
  scopes: ("insights:read" | "insights:write" | "directory:read" | "scans:read" | "scans:write" | "analytics:read" | "playbooks:read")[];
  plan: "anonymous" | "free" | "pro";
  createdAt: number;
  /** Exact to five minutes */
  lastUsedAt: number | null;
  expiresAt: number | null;
  revokedAt: number | null;
  /** Id of the key that replaced this one */
  rotatedTo: string | null;
};

export type NewApiKey = {
  id: string;
  label: string | null;
  /** First characters of the key, to tell keys apart */
  prefix: string;
  scopes: ("insights:read" | "insights:write" | "directory:read" | "scans:read" | "scans:write" | "analytics:read" | "playbooks:read")[];
  plan: "anonymous" | "free" | "pro";
  createdAt: number;
  /** Exact to five minutes */
  lastUsedAt: number | null;
  expiresAt: number | null;
  revokedAt: number | null;
  /** Id of the key that replaced this one */
  rotatedTo: string | null;
  /** Shown once; keep it */
  key: string;
};

export type Usage = {
  plan: "anonymous" | "free" | "pro";
  scans: QuotaUse;
  reads: QuotaUse;
};

export type QuotaUse = {
  limit: number;
  used: number;
  remaining: number;
  resetsAt: number;
};

export type AccountExport = {
  /** null for a key that belongs to no account */
  account: {
    id: string;
    email: string;
    name: string;
    plan: "anonymous" | "free" | "pro";
    createdAt: number;
    /** Sessions open now */
    sessions: number;
    /** Applications that hold your consent */
    applications: string[];
  } | null;
  keys: ApiKey[];
  /** Newest first */
  scans: {
    id: string;
    domain: string;
    createdAt: number;
  }[];
  hasMoreScans: boolean;
  subscriptions: WebhookSubscription[];
};

export type AccountDeleted = {
  deleted: true;
};

export type ComprehensiveAnswer = {
  scan: ScanRef;
  results?: {
    scanId: string;
    domain: string;
    readinessScore: number;
    aeoScore: number;
    readinessBreakdown: ScoreBreakdown[];
    aeoBreakdown: ScoreBreakdown[];
    executiveSummary: string;
    keyFindings: string[];
    workflows: Workflow[];
    opportunities: Opportunity[];
    scanType: "light" | "basic" | "full";
    startUrl: string;
    /** Unix timestamp, seconds, at which the site was read */
    scannedAt: number;
    scorecardVersion: string;
    profile: {
      businessName: string | null;
      businessNameConfidence: "low" | "medium" | "high";
      description: string | null;
      language: string | null;
      languages: string[];
      industry: "technology" | "healthcare" | "finance" | "retail" | "professional-services" | "education" | "manufacturing" | "real-estate" | "marketing" | "consulting" | "other";
      industryConfidence: "low" | "medium" | "high";
      alsoFair: "technology" | "healthcare" | "finance" | "retail" | "professional-services" | "education" | "manufacturing" | "real-estate" | "marketing" | "consulting" | "other" | null;
      siteType: "local-business" | "services" | "ecommerce" | "saas-api" | "docs" | "media-blog" | "marketplace" | "nonprofit-gov" | "portfolio" | "app-shell" | null;
      siteTypeConfidence: "low" | "medium" | "high";
      sizeBand: "micro" | "small" | "medium" | "larger";
      sizeBandReason: string;
      evidence: ({
        url: string;
        /** title, h1, h2, nav, body, schema, footer, url, technology, … */
        region: string;
        quote: string;
        weight?: number | undefined;
      })[];
    };
    level: {
      value: number;
      name: string;
      observable: number;
      next: {
        value: number;
        name: string;
        missing: {
          checkIds: string[];
          title: string;
          status: string;
        }[];
      } | null;
      note: string | null;
    };
    readiness: {
      confidence: "low" | "medium" | "high";
      /** Share of the planned checks that were observed */
      coverage: number;
      /** Every check that could not be observed counted as fail, and as pass */
      range: [number, number];
      applicableChecks: number;
      cap: {
        limit: number;
        reason: string;
      } | null;
    };
    aeo: {
      confidence: "low" | "medium" | "high";
      /** Share of the planned checks that were observed */
      coverage: number;
      /** Every check that could not be observed counted as fail, and as pass */
      range: [number, number];
      applicableChecks: number;
      cap: {
        limit: number;
        reason: string;
      } | null;
    };
    findings: Finding[];
    topFixes: ({
      checkId: string;
      title: string;
      fix: string;
      effort: "S" | "M" | "L";
      /** Points of the readiness score gained if this check passed */
      readinessGain: number;
      aeoGain: number;
      /** What the points take for granted, for example that a cap on the score was lifted first */
      gainsAssume?: string | undefined;
      /** Why it stands before fixes that gain more, for example that the next level takes it */
      firstBecause?: string | undefined;
      /** Title of the fix that makes it as well and whose gain holds its own */
      countedWith?: string | undefined;
      pages: string[];
      /** How many pages it concerns, where more than `pages` lists */
      pagesInAll?: number | undefined;
      /** What to paste, where it can be told honestly */
      draft?: Draft | undefined;
    })[];
    checkCounts: {
      total: number;
      byStatus: {
        pass: number;
        warn: number;
        fail: number;
        na: number;
        unable: number;
        info: number;
      };
      byCategory: Record<string, Record<string, number>>;
    };
    technologies: Technology[];
    channels: Channel[];
    pages: {
      url: string;
      kind: string;
      title: string;
      status: number;
      words: number;
    }[];
    coverage: {
      pagesRead: number;
      pagesKnown: number;
      requests: number;
      /** What was read and what was not, in words */
      sentence: string;
    };
    incompleteAgents: ({
      agent: "essentials" | "answerability" | "structured-data" | "operations" | "crawl-access" | "agent-interfaces" | "identity" | "technology" | "communication" | "commerce" | "trust-security" | "page-experience";
      reason: string;
    })[];
    hoursTotal: {
      low: number;
      base: number;
      high: number;
      confidence: "low" | "medium" | "high";
      note: string;
      staffHours: number;
      band: "micro" | "small" | "medium" | "larger";
    } | null;
    cloudflareView: {
      score: number | null;
      level: number;
      levelName: string;
      nextLevel: string | null;
      note: string;
    };
    /** The last public scan of the same address, type and scorecard; null without one */
    previous: PreviousScan | null;
    /** The last public scan of the same address and type where another scorecard judged it: not comparable */
    previousScorecard?: PreviousScan | null | undefined;
    /** Where the scores would stand, by the same scorer; null when nothing costs points, or too little text was read to tell. Default: null */
    projected: {
      /** The first five of topFixes made */
      first: ProjectedScores;
      /** All of topFixes made */
      all: ProjectedScores;
      /** Titles of checks that apply only once these fixes are made, and that nothing was found to judge for. Default: [] */
      leftOut: string[];
      /** Titles of checks that apply only then and for which something is missing: counted as half held */
      halfHeld?: string[] | undefined;
    } | null;
    /** Null while too few scans of the industry are known. Default: null */
    industryMedian: IndustryMedian | null;
  } | undefined;
  playbook?: {
    id: string;
    status: "generating" | "complete";
    skillCount: number;
    topPrioritySkills: string[];
  } | undefined;
  aeoBoost?: AeoBoost | undefined;
  /** Null when the domain is not in the directory */
  directoryListing?: {
    businessName: string;
    slug: string;
    industry: string;
  } | null | undefined;
};

export type AeoBoost = {
  aeoScore: number;
  /** The domain where no name was found */
  companyName: string;
  industry: string;
  /** Points of the AEO score gained if this check alone passed, most first */
  topFixes: {
    check: string;
    title: string;
    pointsGained: number;
  }[];
  /** With all of the results' topFixes made, as results.projected.all says; the present score where that is null */
  projectedAeoScore: number;
};

export type ScanList = {
  scans: ScanSummary[];
  total: number;
  /** True where there are more than were counted */
  totalIsEstimate?: boolean | undefined;
  hasMore: boolean;
  nextCursor: string | null;
};

export type ScanSummary = {
  id: string;
  domain: string;
  /** Start address, without query */
  url?: string | undefined;
  /** Only for the caller who gave it */
  email?: string | undefined;
  status: "pending" | "fetching" | "analyzing" | "complete" | "error";
  /** Unix timestamp, seconds */
  createdAt: number;
  completedAt?: number | null | undefined;
  errorMessage?: string | null | undefined;
  /** With include_results, for complete scans */
  results?: ResultsSummary | undefined;
};

export type ResultsSummary = {
  scanId: string;
  domain: string;
  readinessScore: number;
  aeoScore: number;
  readinessBreakdown: ScoreBreakdown[];
  aeoBreakdown: ScoreBreakdown[];
  executiveSummary: string;
  keyFindings: string[];
  workflows: ({
    name: string;
    description: string;
    steps?: ({
      name: string;
      description?: string | undefined;
      isManual: boolean;
      /** What it rests on: a course that a page tells, a sentence that tells who does it, one that promises it and names nobody, the usual course of such work, or a program seen at work; left out by reports from before it was kept */
      basis?: "told" | "quoted" | "promised" | "usual" | "seen" | undefined;
    })[] | undefined;
    /** True when it is a fixed sequence without judgement */
    isDeterministic?: boolean | undefined;
    automationPotential: "high" | "medium" | "low";
    currentState?: string | undefined;
  })[];
  opportunities: ({
    id: string;
    title: string;
    description: string;
    currentState?: string | undefined;
    potentialState?: string | undefined;
    impact: "high" | "medium" | "low";
    effort: "high" | "medium" | "low";
    category: string;
    /** Hours saved a month, base case */
    estimatedTimeSavingsHours?: number | undefined;
    estimatedTimeSavingsRange?: string | undefined;
    automationApproach?: string[] | undefined;
    /** 1 is first */
    priority?: number | undefined;
    recommendedTools?: string[] | undefined;
  })[];
};

export type Playbook = {
  id: string;
  scanId: string;
  status: "generating" | "complete";
  skillCount: number;
  topPrioritySkills: string[];
  roadmap?: {
    phases: ({
      name: string;
      startDay: number;
      endDay: number;
      goal: string;
      actions: ({
        skillId: string;
        title: string;
        ownerRole: string;
        prerequisites: string[];
        acceptance: string[];
        kpi: string;
        effort: "high" | "medium" | "low";
      })[];
      milestone: string;
      hoursSavedPerMonth: number;
    })[];
  } | undefined;
  skills?: ({
    id: string;
    name: string;
    description: string;
    workflow: string;
    trigger: string;
    inputs: string[];
    outputs: string[];
    steps: string[];
    tools: string[];
    guardrails: string[];
    successMetric: string;
    impact: "high" | "medium" | "low";
    effort: "high" | "medium" | "low";
    estimatedTimeSavingsHours: number;
    priority: number;
    /** The skill as an agent skill file */
    skillMd: string;
  })[] | undefined;
};

export type DirectoryPage = {
  listings: DirectoryListing[];
  total: number;
  /** how many businesses of each industry are listed; one without any is not named */
  byIndustry: Record<string, number>;
};

export type DirectoryListing = {
  businessName: string;
  /** URL-safe lookup key; never changes */
  slug: string;
  domain: string;
  industry: "technology" | "healthcare" | "finance" | "retail" | "professional-services" | "education" | "manufacturing" | "real-estate" | "marketing" | "consulting" | "other";
  readinessScore: number;
  aeoScore: number;
  description?: string | undefined;
  /** Scan that is shown; get_scan_results reads it */
  scanId: string;
  /** Unix timestamp, seconds */
  updatedAt: number;
};

export type AnalyticsSummary = {
  /** Public scans created in the range, of every status */
  totalScans: number;
  /** Over complete scans; 0 when there is none */
  averageReadinessScore: number;
  averageAeoScore: number;
  /** Most frequent first, at most five */
  topOpportunityCategories: string[];
  scansByStatus: {
    pending: number;
    fetching: number;
    analyzing: number;
    complete: number;
    error: number;
  };
  scoreDistribution: {
    readiness: {
      from: number;
      to: number;
      scans: number;
    }[];
    aeo: {
      from: number;
      to: number;
      scans: number;
    }[];
  };
  /** 0 when there is no complete scan */
  medianScores: {
    readiness: number;
    aeo: number;
  };
  /** Complete scans, most first */
  byIndustry: {
    industry: string;
    scans: number;
    averageReadinessScore: number;
    averageAeoScore: number;
    medianReadinessScore: number;
    medianAeoScore: number;
  }[];
  /** Complete scans by day of creation, by month for all; days without any are left out */
  trend: {
    period: string;
    scans: number;
    averageReadinessScore: number;
    averageAeoScore: number;
  }[];
};

export type SearchAnswer = {
  results: SearchResult[];
  total: number;
  /** True where there are more than were counted */
  totalIsEstimate?: boolean | undefined;
  query: string;
};

export type SearchResult = {
  type: "opportunity" | "workflow" | "domain";
  /** Newest public scan of the domain */
  scanId: string;
  domain: string;
  title: string;
  /** Plain text around the first match */
  snippet: string;
  /** 1 is best; comparable within one answer */
  relevance: number;
  readinessScore: number;
  aeoScore: number;
  /** Unix timestamp, seconds, of the scan */
  createdAt: number;
};

export type ScanDeleted = {
  scanId: string;
  deleted: true;
  deletedAt: string;
};

export type OptOutAnswer = {
  domain: string;
  optedOut: true;
  /** What asks for it: robots.txt or the opt-out file */
  source: "robots" | "file";
};

export type AgentRegistration = {
  /** Id of the key */
  registration_id: string;
  registration_type: "anonymous";
  credential_type: "api_key";
  /** The key; shown once */
  credential: string;
  /** No fixed end; see expires_after_idle_days */
  credential_expires: null;
  /** The key ends after so many days without use */
  expires_after_idle_days: number;
  scopes: ("insights:read" | "insights:write" | "directory:read" | "scans:read" | "scans:write" | "analytics:read" | "playbooks:read")[];
  limits: {
    /** Shared by all keys that agents registered from the same network */
    scans_per_day: number;
    reads_per_minute: number;
  };
  usage: {
    header: string;
    bearer: string;
    documentation: string;
  };
  /** How to end the key: call this with it */
  revocation: {
    method: string;
    url: string;
  };
};

export type GetServiceHealthInput = Record<string, never>;

export type GetServiceHealthErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "METHOD_NOT_ALLOWED"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type StartScanInput = {
  /** a public domain such as example.com, or an http or https address on one */
  url: string;
  /** an e-mail address that receives the report */
  email?: string | undefined;
  /** light (1 agent), basic (4 agents) or full (12 agents). Default: "basic" */
  scanType?: "light" | "basic" | "full" | undefined;
  /** public, or unlisted to keep it out of every list. Default: "public" */
  visibility?: "public" | "unlisted" | undefined;
  /** volumes that replace the assumed ones in the hours formula */
  assumptions?: Assumptions | undefined;
};

export type StartScanErrorCode =
  | "INVALID_URL"
  | "INVALID_REQUEST"
  | "INVALID_JSON"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "IDEMPOTENCY_CONFLICT"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetScanStatusInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
};

export type GetScanStatusErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetScanResultsInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
};

export type GetScanResultsErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetScanChecksInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
  /** one of pass, warn, fail, na, unable, info */
  status?: "pass" | "warn" | "fail" | "na" | "unable" | "info" | undefined;
  /** a category of the scorecard */
  category?: "Access and crawl" | "Machine-readable content" | "Structured data and entity" | "Operability" | "Interfaces and identity" | "Trust and safety" | "Performance" | "Commerce" | "Answer-engine access" | "Extractability" | "Evidence in the text" | "Key facts and pricing" | "Freshness" | "Entity and reviews" | "Sampling" | "Technology" | "Channels" | "Workflow signals" | undefined;
  /** a whole number from 1 to 500. Default: 100 */
  limit?: number | undefined;
  /** nextCursor of the previous answer */
  cursor?: string | undefined;
};

export type GetScanChecksErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type EstimateHoursInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
  /** volumes by workflow, for example {"eventsPerMonth": {"wf-appointment": 400}}, and the number of employees */
  assumptions: Assumptions;
};

export type EstimateHoursErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_JSON"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetWebhookDocumentationInput = Record<string, never>;

export type GetWebhookDocumentationErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type SubscribeWebhookInput = {
  /** an https address on a public host, port 443 or 8443, without user name and password, for example https://example.com/hooks */
  callback_url: string;
  /** one or more of scan.completed, scan.failed, scan.started, directory.updated, insights.updated, analytics.weekly */
  events: ("scan.completed" | "scan.failed" | "scan.started" | "directory.updated" | "insights.updated" | "analytics.weekly")[];
  /** whsec_ followed by base64 of 24 to 64 bytes, or any other text of 16 to 256 characters */
  secret?: string | undefined;
  /** a JSON object of at most 4096 bytes, kept with the subscription */
  metadata?: Record<string, unknown> | undefined;
};

export type SubscribeWebhookErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CALLBACK_URL"
  | "INVALID_EVENTS"
  | "INVALID_JSON"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type ListWebhookSubscriptionsInput = {
  /** the manageToken of an anonymous subscription */
  manageToken?: string | undefined;
};

export type ListWebhookSubscriptionsErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetWebhookSubscriptionInput = {
  /** the id of a subscription, whk_… */
  id: string;
  /** the manageToken of an anonymous subscription */
  manageToken?: string | undefined;
};

export type GetWebhookSubscriptionErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SUBSCRIPTION_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type DeleteWebhookSubscriptionInput = {
  /** the id of a subscription, whk_… */
  id: string;
  /** the manageToken of an anonymous subscription */
  manageToken?: string | undefined;
};

export type DeleteWebhookSubscriptionErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SUBSCRIPTION_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type RotateWebhookSecretInput = {
  /** the id of a subscription, whk_… */
  id: string;
  /** the manageToken of an anonymous subscription */
  manageToken?: string | undefined;
  /** whsec_ followed by base64 of 24 to 64 bytes, or any other text of 16 to 256 characters */
  secret?: string | undefined;
};

export type RotateWebhookSecretErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_JSON"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SUBSCRIPTION_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type ListWebhookDeliveriesInput = {
  /** the id of a subscription, whk_… */
  id: string;
  /** a whole number from 1 to 100. Default: 50 */
  limit?: number | undefined;
  /** nextCursor of the previous answer */
  cursor?: string | undefined;
  /** the manageToken of an anonymous subscription */
  manageToken?: string | undefined;
};

export type ListWebhookDeliveriesErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SUBSCRIPTION_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type ReplayWebhookDeliveryInput = {
  /** the id of a subscription, whk_… */
  id: string;
  /** the id of a delivery in the log, dlv_… */
  deliveryId: string;
  /** the manageToken of an anonymous subscription */
  manageToken?: string | undefined;
};

export type ReplayWebhookDeliveryErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SUBSCRIPTION_NOT_FOUND"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type ReplayFailedWebhookDeliveriesInput = {
  /** the id of a subscription, whk_… */
  id: string;
  /** the manageToken of an anonymous subscription */
  manageToken?: string | undefined;
  /** a time such as 2026-11-20T09:00:00Z */
  since: string;
};

export type ReplayFailedWebhookDeliveriesErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_JSON"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SUBSCRIPTION_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type ListKeysInput = Record<string, never>;

export type ListKeysErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type CreateKeyInput = {
  /** a name of 1 to 100 characters to know the key by */
  label?: string | undefined;
  /** a list of scopes that its maker has (default: all of them), from insights:read, insights:write, directory:read, scans:read, scans:write, analytics:read, playbooks:read */
  scopes?: ("insights:read" | "insights:write" | "directory:read" | "scans:read" | "scans:write" | "analytics:read" | "playbooks:read")[] | undefined;
  /** a whole number of days from 1 to 3650; without it the key has no end */
  expiresInDays?: number | undefined;
};

export type CreateKeyErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_JSON"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetKeyInput = {
  /** the id of one of your keys, as GET /api/keys lists it */
  keyId: string;
};

export type GetKeyErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type RevokeKeyInput = {
  /** the id of one of your keys, as GET /api/keys lists it */
  keyId: string;
};

export type RevokeKeyErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type RotateKeyInput = {
  /** the id of one of your keys, as GET /api/keys lists it */
  keyId: string;
};

export type RotateKeyErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetUsageInput = Record<string, never>;

export type GetUsageErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetAccountInput = Record<string, never>;

export type GetAccountErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetComprehensiveResultsInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
};

export type GetComprehensiveResultsErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type ListScansInput = {
  /** a whole number from 1 to 100. Default: 20 */
  limit?: number | undefined;
  /** one of pending, fetching, analyzing, complete, error */
  status?: "pending" | "fetching" | "analyzing" | "complete" | "error" | undefined;
  /** a part of a domain of at most 48 bytes; under three characters, its beginning */
  domain?: string | undefined;
  /** nextCursor of the previous answer, with the same filters */
  cursor?: string | undefined;
  /** true or false. Default: false */
  include_results?: boolean | undefined;
  /** true or false. Default: false */
  mine?: boolean | undefined;
};

export type ListScansErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetPlaybookInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
  /** true or false. Default: true */
  include_skills?: boolean | undefined;
};

export type GetPlaybookErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "PLAYBOOK_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type BrowseDirectoryInput = {
  /** one of technology, healthcare, finance, retail, professional-services, education, manufacturing, real-estate, marketing, consulting, other */
  industry?: "technology" | "healthcare" | "finance" | "retail" | "professional-services" | "education" | "manufacturing" | "real-estate" | "marketing" | "consulting" | "other" | undefined;
  /** what comes first: readiness, aeo, newest. Default: "readiness" */
  sort?: "readiness" | "aeo" | "newest" | undefined;
  /** a whole number from 1 to 50. Default: 20 */
  limit?: number | undefined;
  /** a whole number from 0 to 10000; filter by industry, or look a business up with GET /api/directory/{slug}, to reach further. Default: 0 */
  offset?: number | undefined;
};

export type BrowseDirectoryErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetDirectoryListingInput = {
  /** the slug of a listing */
  slug: string;
};

export type GetDirectoryListingErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "LISTING_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetAnalyticsInput = {
  /** one of 7d, 30d, 90d, all. Default: "30d" */
  time_range?: "7d" | "30d" | "90d" | "all" | undefined;
};

export type GetAnalyticsErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type SearchInsightsInput = {
  /** what to look for; any text */
  query: string;
  /** one of all, opportunities, workflows, domains. Default: "all" */
  search_type?: "all" | "opportunities" | "workflows" | "domains" | undefined;
  /** a whole number from 1 to 50. Default: 10 */
  limit?: number | undefined;
};

export type SearchInsightsErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type DeleteScanInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
  /** ownerToken as start_scan answered it */
  ownerToken?: string | undefined;
};

export type DeleteScanErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type OptOutInput = {
  /** a public domain such as example.com */
  domain: string;
};

export type OptOutErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_JSON"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type RegisterAgentInput = {
  /** anonymous, the only way to register here. Default: "anonymous" */
  type?: "anonymous" | undefined;
  /** api_key, the only credential given. Default: "api_key" */
  requested_credential_type?: "api_key" | undefined;
  /** the agent's name, 1 to 80 characters */
  name?: string | undefined;
  /** where its operator can be reached, 1 to 200 characters */
  contact?: string | undefined;
};

export type RegisterAgentErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_JSON"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "METHOD_NOT_ALLOWED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type StreamScanEventsInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
  /** id of the last event that was received */
  lastEventId?: string | undefined;
};

export type StreamScanEventsErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetSkillsArchiveInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
};

export type GetSkillsArchiveErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "PLAYBOOK_NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetSkillFileInput = {
  /** the id of a scan, a uuid as answered by start_scan */
  scanId: string;
  /** id of a skill, as the playbook names it */
  skillId: string;
};

export type GetSkillFileErrorCode =
  | "INVALID_REQUEST"
  | "AUTH_REQUIRED"
  | "INVALID_CREDENTIALS"
  | "INSUFFICIENT_SCOPE"
  | "SCAN_NOT_FOUND"
  | "PLAYBOOK_NOT_FOUND"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "RATE_LIMIT"
  | "INTERNAL_ERROR"
  | "SERVICE_UNAVAILABLE";

export type GetOpenapiInput = Record<string, never>;

export type GetOpenapiErrorCode =
  | "METHOD_NOT_ALLOWED"
  | "INTERNAL_ERROR";

export type GetOpenapi30Input = Record<string, never>;

export type GetOpenapi30ErrorCode =
  | "METHOD_NOT_ALLOWED"
  | "INTERNAL_ERROR";

export interface Operations {
  /** Health and discovery. Tells whether the service works, measured now, what it can do and where. Costs no quota. */
  getServiceHealth: {
    input: GetServiceHealthInput;
    output: HealthDocument;
    error: GetServiceHealthErrorCode;
  };
  /** Start a scan of a website. Starts reading a website and answers at once with a scan id. Uses one scan of the day's quota. Poll get_scan_status every 5 to 10 seconds, then call get_scan_results. */
  startScan: {
    input: StartScanInput;
    output: ScanAccepted;
    error: StartScanErrorCode;
  };
  /** Progress of a scan. Tells how far a scan is. Poll every 5 to 10 seconds until status is complete or error, then call get_scan_results. Costs one read. */
  getScanStatus: {
    input: GetScanStatusInput;
    output: ScanStatusAnswer;
    error: GetScanStatusErrorCode;
  };
  /** Full results of a scan. Gives scores, findings, workflows and opportunities of a complete scan. A scan that is not complete answers with `scan` alone. Costs one read. */
  getScanResults: {
    input: GetScanResultsInput;
    output: ScanResultsAnswer;
    error: GetScanResultsErrorCode;
  };
  /** Every check of a scan with its evidence. Lists every outcome of a complete scan, filtered by status or category. Costs one read. */
  getScanChecks: {
    input: GetScanChecksInput;
    output: ScanChecksAnswer;
    error: GetScanChecksErrorCode;
  };
  /** Hours saved, with your own volumes. Computes the hours of a complete scan again with the volumes you state, without reading the site again. Costs one read. */
  estimateHours: {
    input: EstimateHoursInput;
    output: HoursAnswer;
    error: EstimateHoursErrorCode;
  };
  /** Webhook documentation. Tells the events with an example of each, how to subscribe, and how deliveries are signed, with test vectors. Costs one read. */
  getWebhookDocumentation: {
    input: GetWebhookDocumentationInput;
    output: WebhookDocumentation;
    error: GetWebhookDocumentationErrorCode;
  };
  /** Subscribe to webhook events. Registers an https address that receives signed POSTs for the events named. The secret is answered once when the service makes it; anonymous subscriptions last seven days and are managed with the manageToken in the answer. Costs one read. */
  subscribeWebhook: {
    input: SubscribeWebhookInput;
    output: WebhookSubscribed;
    error: SubscribeWebhookErrorCode;
  };
  /** Your webhook subscriptions. Lists the caller's subscriptions, newest first, ended ones included for 30 days. Anonymous callers send the manageToken; keys and tokens need the scope insights:write, since addresses may be secrets. Costs one read. */
  listWebhookSubscriptions: {
    input: ListWebhookSubscriptionsInput;
    output: WebhookSubscriptionList;
    error: ListWebhookSubscriptionsErrorCode;
  };
  /** One of your webhook subscriptions. Gives a subscription and whether events are still sent to it. Keys and tokens need the scope insights:write. Costs one read. */
  getWebhookSubscription: {
    input: GetWebhookSubscriptionInput;
    output: WebhookSubscriptionAnswer;
    error: GetWebhookSubscriptionErrorCode;
  };
  /** Delete a webhook subscription. Removes a subscription with its waiting deliveries and its log. Costs one read. */
  deleteWebhookSubscription: {
    input: DeleteWebhookSubscriptionInput;
    output: WebhookSubscriptionDeleted;
    error: DeleteWebhookSubscriptionErrorCode;
  };
  /** Change the secret of a webhook subscription. Sets a new signing secret. For 24 hours every attempt is signed with the new secret and the one before. Rotating again within them is safe, also where an answer was lost: each secret still signs until the end that was promised for it. Sending the newest secret again changes nothing. A secret that leaked is of no use once your server does not accept it any more: take it out there. A secret that the service makes is answered once. Costs one read. */
  rotateWebhookSecret: {
    input: RotateWebhookSecretInput;
    output: WebhookSecretRotated;
    error: RotateWebhookSecretErrorCode;
  };
  /** Delivery log of a webhook subscription. Lists the deliveries of the last 30 days, newest first, with every attempt: time, status, milliseconds, kind of error. Keys and tokens need the scope insights:write. Costs one read. */
  listWebhookDeliveries: {
    input: ListWebhookDeliveriesInput;
    output: WebhookDeliveryList;
    error: ListWebhookDeliveriesErrorCode;
  };
  /** Send a delivery again. Makes a new delivery of the same event: same event id and body, fresh timestamp and signatures. While a delivery of that event still waits for its next attempt, that attempt is made now instead. Costs one read. */
  replayWebhookDelivery: {
    input: ReplayWebhookDeliveryInput;
    output: WebhookReplayed;
    error: ReplayWebhookDeliveryErrorCode;
  };
  /** Send all failed deliveries again. After an outage of your endpoint: makes a new delivery of every event whose last delivery failed and was made at or after since, oldest first, at most 500 at a time. Calling again takes up the rest and repeats nothing that waits or has arrived. Costs one read. */
  replayFailedWebhookDeliveries: {
    input: ReplayFailedWebhookDeliveriesInput;
    output: WebhookFailedReplayed;
    error: ReplayFailedWebhookDeliveriesErrorCode;
  };
  /** Your API keys. Lists the account's keys, newest first, ended ones included; never the keys themselves. Needs a session or a key with every scope. */
  listKeys: {
    input: ListKeysInput;
    output: ApiKeyList;
    error: ListKeysErrorCode;
  };
  /** Make an API key. Makes a key of the account with its maker's plan, and shows it once. At most 50 live keys. Needs a session or a key with every scope. */
  createKey: {
    input: CreateKeyInput;
    output: NewApiKey;
    error: CreateKeyErrorCode;
  };
  /** One of your API keys. Tells scopes, plan, last use and end of a key; never the key itself. A key reads itself; reading another needs a session or a key with every scope. */
  getKey: {
    input: GetKeyInput;
    output: ApiKey;
    error: GetKeyErrorCode;
  };
  /** Revoke an API key. Ends a key for good; it is refused everywhere within five seconds. Revoking it again changes nothing. A key revokes itself; revoking another needs a session or a key with every scope. */
  revokeKey: {
    input: RevokeKeyInput;
    output: ApiKey;
    error: RevokeKeyErrorCode;
  };
  /** Replace an API key. Makes a key with the same rights, shown once; the old one opens for 24 hours more. A key rotates itself, unless an agent registered it; rotating another needs a session or a key with every scope. */
  rotateKey: {
    input: RotateKeyInput;
    output: NewApiKey;
    error: RotateKeyErrorCode;
  };
  /** What is left of your quotas. Tells the plan, the scans of the day (UTC) and the reads of the minute. Costs one read. */
  getUsage: {
    input: GetUsageInput;
    output: Usage;
    error: GetUsageErrorCode;
  };
  /** Everything kept about your account. Exports the account, its keys without the keys themselves, and the scans it owns. Needs a session; a key with every scope that no account made exports what it owns itself. */
  getAccount: {
    input: GetAccountInput;
    output: AccountExport;
    error: GetAccountErrorCode;
  };
  /** Results with playbook, AEO boost and directory listing. Gives the results of a complete scan with the heads of its playbook, the fixes that lift its AEO score most, and its directory entry. A scan that is not complete answers with `scan` alone. Costs one read. */
  getComprehensiveResults: {
    input: GetComprehensiveResultsInput;
    output: ComprehensiveAnswer;
    error: GetComprehensiveResultsErrorCode;
  };
  /** List scans. Lists public scans, newest first, or your own with mine=true. Follow nextCursor with the same filters for more; a page may be short and still have one. Costs one read. */
  listScans: {
    input: ListScansInput;
    output: ScanList;
    error: ListScansErrorCode;
  };
  /** Automation playbook of a scan. Gives the 90-day roadmap of a complete scan and its skills, each with a ready skill file. While the scan runs, status is generating. Costs one read. */
  getPlaybook: {
    input: GetPlaybookInput;
    output: Playbook;
    error: GetPlaybookErrorCode;
  };
  /** Browse the business directory. Lists businesses by readiness score, best first, of all industries or one; by AEO score or newest first on request. Each entry names the scan it is from. Costs one read. */
  browseDirectory: {
    input: BrowseDirectoryInput;
    output: DirectoryPage;
    error: BrowseDirectoryErrorCode;
  };
  /** One business of the directory. Looks a business up by its slug, as browse_directory gives it. Costs one read. */
  getDirectoryListing: {
    input: GetDirectoryListingInput;
    output: DirectoryListing;
    error: GetDirectoryListingErrorCode;
  };
  /** Aggregate analytics. Counts, averages, medians and distributions over public scans by day of creation (UTC), today included. Costs one read. */
  getAnalytics: {
    input: GetAnalyticsInput;
    output: AnalyticsSummary;
    error: GetAnalyticsErrorCode;
  };
  /** Search scan results. Searches opportunities, workflows and domains of the newest public scan of every domain, best match first. Plain words: documents with all of them, or, where there is none, with any. Costs one read. */
  searchInsights: {
    input: SearchInsightsInput;
    output: SearchAnswer;
    error: SearchInsightsErrorCode;
  };
  /** Delete a scan. Removes a scan of your own with its report, evidence and every place that shows it. Needs a session or key of the account that started it, or the ownerToken of the answer that started it; a bearer token of an application does not suffice. Cannot be undone. Costs one read. */
  deleteScan: {
    input: DeleteScanInput;
    output: ScanDeleted;
    error: DeleteScanErrorCode;
  };
  /** Take a domain out of directory and search. Reads the site's robots.txt and /.well-known/foresite-optout.txt. When one of them asks ForesiteBot to stay out, the domain leaves directory and search at once and stays out. Costs one read. */
  optOut: {
    input: OptOutInput;
    output: OptOutAnswer;
    error: OptOutErrorCode;
  };
  /** Register an agent for a key. Gives an agent without a credential a free API key at once (auth.md). 2 registrations per client network a day; the key is shown once. Costs no quota. */
  registerAgent: {
    input: RegisterAgentInput;
    output: AgentRegistration;
    error: RegisterAgentErrorCode;
  };
  /** Progress of a scan as it happens. A stream of server-sent events: status, page, document, agent and note, each with a JSON object as data, and end as the last. Ask again with Last-Event-ID to go on after a break. Opening it costs one read. */
  streamScanEvents: {
    input: StreamScanEventsInput;
    output: AsyncGenerator<ScanEvent, void>;
    error: StreamScanEventsErrorCode;
  };
  /** The skills of a playbook as an archive. Every skill of the playbook as a folder with its SKILL.md. Costs one read. */
  getSkillsArchive: {
    input: GetSkillsArchiveInput;
    output: Uint8Array;
    error: GetSkillsArchiveErrorCode;
  };
  /** One skill of a playbook. The skill as an agent skill file. Costs one read. */
  getSkillFile: {
    input: GetSkillFileInput;
    output: string;
    error: GetSkillFileErrorCode;
  };
  /** This description, OpenAPI 3.1. Describes every operation. Looks at no credential and costs no quota. */
  getOpenapi: {
    input: GetOpenapiInput;
    output: {
      openapi: string;
      info: {
        [name: string]: unknown;
      };
      paths: {
        [name: string]: unknown;
      };
    };
    error: GetOpenapiErrorCode;
  };
  /** This description, OpenAPI 3.0. The same operations for tools that read OpenAPI 3.0 only; webhooks are left out. Looks at no credential and costs no quota. */
  getOpenapi30: {
    input: GetOpenapi30Input;
    output: {
      openapi: string;
      info: {
        [name: string]: unknown;
      };
      paths: {
        [name: string]: unknown;
      };
    };
    error: GetOpenapi30ErrorCode;
  };
}

/** What a delivery of each event carries as its body. */
export interface WebhookEvents {
  "scan.completed": {
    id: string;
    type: "scan.completed";
    createdAt: string;
    data: {
      scanId: string;
      domain: string;
      scanType: "light" | "basic" | "full";
      readinessScore: number;
      aeoScore: number;
      /** Where to read more; built from the ids */
      links: Record<string, string>;
    };
  };
  "scan.failed": {
    id: string;
    type: "scan.failed";
    createdAt: string;
    data: {
      scanId: string;
      domain: string;
      scanType: "light" | "basic" | "full";
      /** code: sentence */
      error: string;
      /** Where to read more; built from the ids */
      links: Record<string, string>;
    };
  };
  "scan.started": {
    id: string;
    type: "scan.started";
    createdAt: string;
    data: {
      scanId: string;
      domain: string;
      scanType: "light" | "basic" | "full";
      /** Where to read more; built from the ids */
      links: Record<string, string>;
    };
  };
  "directory.updated": {
    id: string;
    type: "directory.updated";
    createdAt: string;
    data: {
      slug: string;
      domain: string;
      businessName: string;
      industry: "technology" | "healthcare" | "finance" | "retail" | "professional-services" | "education" | "manufacturing" | "real-estate" | "marketing" | "consulting" | "other";
      readinessScore: number;
      aeoScore: number;
      scanId: string;
      /** Shown fields that changed; all of them for a new listing */
      changed: string[];
      /** Where to read more; built from the ids */
      links: Record<string, string>;
    };
  };
  "insights.updated": {
    id: string;
    type: "insights.updated";
    createdAt: string;
    data: {
      scanId: string;
      previousScanId: string;
      domain: string;
      readinessScore: number;
      previousReadinessScore: number;
      aeoScore: number;
      previousAeoScore: number;
      changedChecks: number;
      /** Where to read more; built from the ids */
      links: Record<string, string>;
    };
  };
  "analytics.weekly": {
    id: string;
    type: "analytics.weekly";
    createdAt: string;
    data: {
      weekStart: string;
      weekEnd: string;
      totalScans: number;
      averageReadinessScore: number;
      averageAeoScore: number;
      topOpportunityCategories: string[];
      /** Where to read more; built from the ids */
      links: Record<string, string>;
    };
  };
}

/** How a call travels: which members of its input go where, and how its answer is read. */
export interface Route {
  method: string;
  path: string;
  query: readonly string[];
  /** Member of the input -> header. */
  headers: Readonly<Record<string, string>>;
  takesBody: boolean;
  takesIdempotencyKey: boolean;
  answer: "json" | "text" | "bytes" | "events";
}

export const ROUTES: { readonly [Name in keyof Operations]: Route } = {
  getServiceHealth: {"method":"GET","path":"/api/health","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  startScan: {"method":"POST","path":"/api/insights/scan","query":[],"headers":{},"takesBody":true,"takesIdempotencyKey":true,"answer":"json"},
  getScanStatus: {"method":"GET","path":"/api/insights/scan/{scanId}/status","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getScanResults: {"method":"GET","path":"/api/insights/scan/{scanId}/results","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getScanChecks: {"method":"GET","path":"/api/insights/scan/{scanId}/checks","query":["status","category","limit","cursor"],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  estimateHours: {"method":"POST","path":"/api/insights/scan/{scanId}/hours","query":[],"headers":{},"takesBody":true,"takesIdempotencyKey":false,"answer":"json"},
  getWebhookDocumentation: {"method":"GET","path":"/api/webhooks/subscribe","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  subscribeWebhook: {"method":"POST","path":"/api/webhooks/subscribe","query":[],"headers":{},"takesBody":true,"takesIdempotencyKey":false,"answer":"json"},
  listWebhookSubscriptions: {"method":"GET","path":"/api/webhooks/subscriptions","query":[],"headers":{"manageToken":"x-manage-token"},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getWebhookSubscription: {"method":"GET","path":"/api/webhooks/subscriptions/{id}","query":[],"headers":{"manageToken":"x-manage-token"},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  deleteWebhookSubscription: {"method":"DELETE","path":"/api/webhooks/subscriptions/{id}","query":[],"headers":{"manageToken":"x-manage-token"},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  rotateWebhookSecret: {"method":"POST","path":"/api/webhooks/subscriptions/{id}/rotate","query":[],"headers":{"manageToken":"x-manage-token"},"takesBody":true,"takesIdempotencyKey":false,"answer":"json"},
  listWebhookDeliveries: {"method":"GET","path":"/api/webhooks/subscriptions/{id}/deliveries","query":["limit","cursor"],"headers":{"manageToken":"x-manage-token"},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  replayWebhookDelivery: {"method":"POST","path":"/api/webhooks/subscriptions/{id}/deliveries/{deliveryId}/replay","query":[],"headers":{"manageToken":"x-manage-token"},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  replayFailedWebhookDeliveries: {"method":"POST","path":"/api/webhooks/subscriptions/{id}/deliveries/replay","query":[],"headers":{"manageToken":"x-manage-token"},"takesBody":true,"takesIdempotencyKey":false,"answer":"json"},
  listKeys: {"method":"GET","path":"/api/keys","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  createKey: {"method":"POST","path":"/api/keys","query":[],"headers":{},"takesBody":true,"takesIdempotencyKey":false,"answer":"json"},
  getKey: {"method":"GET","path":"/api/keys/{keyId}","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  revokeKey: {"method":"DELETE","path":"/api/keys/{keyId}","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  rotateKey: {"method":"POST","path":"/api/keys/{keyId}/rotate","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getUsage: {"method":"GET","path":"/api/usage","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getAccount: {"method":"GET","path":"/api/account","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getComprehensiveResults: {"method":"GET","path":"/api/insights/scan/{scanId}/comprehensive","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  listScans: {"method":"GET","path":"/api/insights/scans","query":["limit","status","domain","cursor","include_results","mine"],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getPlaybook: {"method":"GET","path":"/api/insights/playbook/{scanId}","query":["include_skills"],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  browseDirectory: {"method":"GET","path":"/api/directory","query":["industry","sort","limit","offset"],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getDirectoryListing: {"method":"GET","path":"/api/directory/{slug}","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getAnalytics: {"method":"GET","path":"/api/insights/analytics","query":["time_range"],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  searchInsights: {"method":"GET","path":"/api/insights/search","query":["query","search_type","limit"],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  deleteScan: {"method":"DELETE","path":"/api/insights/scan/{scanId}","query":[],"headers":{"ownerToken":"x-owner-token"},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  optOut: {"method":"POST","path":"/api/opt-out","query":[],"headers":{},"takesBody":true,"takesIdempotencyKey":false,"answer":"json"},
  registerAgent: {"method":"POST","path":"/agent/auth","query":[],"headers":{},"takesBody":true,"takesIdempotencyKey":false,"answer":"json"},
  streamScanEvents: {"method":"GET","path":"/api/insights/scan/{scanId}/events","query":[],"headers":{"lastEventId":"Last-Event-ID"},"takesBody":false,"takesIdempotencyKey":false,"answer":"events"},
  getSkillsArchive: {"method":"GET","path":"/api/insights/playbook/{scanId}/skills.zip","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"bytes"},
  getSkillFile: {"method":"GET","path":"/api/insights/playbook/{scanId}/skills/{skillId}/SKILL.md","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"text"},
  getOpenapi: {"method":"GET","path":"/openapi.json","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
  getOpenapi30: {"method":"GET","path":"/openapi-3.0.json","query":[],"headers":{},"takesBody":false,"takesIdempotencyKey":false,"answer":"json"},
};
