// Tables of D1. Rows stay small: reports and evidence live in R2. Virtual tables (full text, trigram)
// are made by hand-written migrations.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** One row per scan. Times are milliseconds since the epoch. `seq` is the order of every list. */
export const scans = sqliteTable(
  "scans",
  {
    seq: integer("seq").primaryKey(),
    id: text("id").notNull(),
    domain: text("domain").notNull(),
    url: text("url").notNull(),
    scanType: text("scan_type", { enum: ["light", "basic", "full"] }).notNull(),
    status: text("status", { enum: ["pending", "fetching", "analyzing", "complete", "error"] }).notNull(),
    visibility: text("visibility", { enum: ["public", "unlisted"] }).notNull(),
    /** 1 for scans of loopback targets: in no list, directory, search or rollup. */
    isLocal: integer("is_local", { mode: "boolean" }).notNull(),
    /** Whose scan it is: "user:…", "key:…" or "addr:<hash>". */
    owner: text("owner").notNull(),
    email: text("email"),
    ownerTokenHash: text("owner_token_hash"),
    createdAt: integer("created_at").notNull(),
    completedAt: integer("completed_at"),
    errorMessage: text("error_message"),
    readinessScore: real("readiness_score"),
    aeoScore: real("aeo_score"),
    scorecardVersion: text("scorecard_version"),
  },
  (t) => [
    uniqueIndex("scans_by_id").on(t.id),
    // SQLite uses a partial index only when the query repeats its condition with literals (see is-listed.ts).
    index("scans_listed")
      .on(t.seq)
      .where(sql`visibility = 'public' and is_local = 0`),
    index("scans_by_status")
      .on(t.status, t.seq)
      .where(sql`visibility = 'public' and is_local = 0`),
    index("scans_open")
      .on(t.createdAt)
      .where(sql`status in ('pending', 'fetching', 'analyzing')`),
    index("scans_by_owner").on(t.owner, t.seq),
    index("scans_comparable")
      .on(t.url, t.scanType, t.seq)
      .where(sql`status = 'complete'`),
  ],
);

/** Exact totals, kept in the batch of every state change ("scans:public:complete", …). */
export const counters = sqliteTable("counters", {
  name: text("name").primaryKey(),
  value: integer("value").notNull().default(0),
});

export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    /** SHA-256 of the key; the key itself is never stored. */
    hash: text("hash").notNull(),
    /** What is made with it belongs to this, whichever key of a rotation is used: "user:…" or "key:…". */
    owner: text("owner").notNull(),
    /** What its quotas are counted on; keys of one account, or of one agent's address, share it. */
    subject: text("subject").notNull(),
    /** First characters, to tell keys apart in a list. */
    prefix: text("prefix").notNull(),
    plan: text("plan", { enum: ["anonymous", "free", "pro"] }).notNull(),
    scopes: text("scopes").notNull(),
    label: text("label"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at"),
    revokedAt: integer("revoked_at"),
    lastUsedAt: integer("last_used_at"),
    /** Key that replaces this one; the old one holds until expiresAt. */
    rotatedTo: text("rotated_to"),
    /** An agent's key ends after this many milliseconds without use; null for keys of people. */
    idleMs: integer("idle_ms"),
  },
  (t) => [uniqueIndex("api_keys_by_hash").on(t.hash), index("api_keys_by_owner").on(t.owner, t.createdAt)],
);

/** The business directory: one row per domain. */
export const listings = sqliteTable(
  "listings",
  {
    slug: text("slug").primaryKey(),
    domain: text("domain").notNull(),
    businessName: text("business_name").notNull(),
    industry: text("industry").notNull(),
    description: text("description"),
    readinessScore: real("readiness_score").notNull(),
    aeoScore: real("aeo_score").notNull(),
    scanId: text("scan_id").notNull(),
    scanType: text("scan_type", { enum: ["light", "basic", "full"] }).notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("listings_by_domain").on(t.domain),
    index("listings_by_score").on(sql`${t.readinessScore} desc`, t.slug),
    index("listings_by_industry").on(t.industry, sql`${t.readinessScore} desc`, t.slug),
  ],
);

/** What search finds: opportunities, workflows and domains of the newest public scan of each domain. */
export const searchDocuments = sqliteTable(
  "search_documents",
  {
    id: integer("id").primaryKey(),
    type: text("type", { enum: ["opportunity", "workflow", "domain"] }).notNull(),
    scanId: text("scan_id").notNull(),
    domain: text("domain").notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    readinessScore: real("readiness_score").notNull(),
    aeoScore: real("aeo_score").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [index("search_documents_by_domain").on(t.domain)],
);

/** Every public domain once; the trigram index over them answers substring filters. */
export const domains = sqliteTable(
  "domains",
  {
    id: integer("id").primaryKey(),
    domain: text("domain").notNull(),
  },
  (t) => [uniqueIndex("domains_by_name").on(t.domain)],
);

/** Per day and industry: counts and sums. */
export const rollups = sqliteTable(
  "rollups",
  {
    day: text("day").notNull(),
    industry: text("industry").notNull(),
    scans: integer("scans").notNull(),
    readinessSum: real("readiness_sum").notNull(),
    aeoSum: real("aeo_sum").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.industry] })],
);

/** Whole scores per day and industry, one row per score seen: medians and distributions come from here. */
export const scoreHistogram = sqliteTable(
  "score_histogram",
  {
    day: text("day").notNull(),
    industry: text("industry").notNull(),
    measure: text("measure", { enum: ["readiness", "aeo"] }).notNull(),
    score: integer("score").notNull(),
    scans: integer("scans").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.industry, t.measure, t.score] })],
);

/** Events to deliver, one row per event, written in the batch of the state change they tell of. */
export const outbox = sqliteTable(
  "outbox",
  {
    eventId: text("event_id").primaryKey(),
    type: text("type").notNull(),
    /** Whose subscriptions get it; null for everybody who lists its type. */
    owner: text("owner"),
    scanId: text("scan_id"),
    /** The event's `data` as JSON. */
    data: text("data").notNull(),
    createdAt: integer("created_at").notNull(),
    dispatchedAt: integer("dispatched_at"),
    /** Last subscription handed to, so that a dispatcher that died is continued. */
    cursor: text("cursor"),
    attempts: integer("attempts").notNull().default(0),
    /** Not to be tried before this time. */
    dueAt: integer("due_at").notNull(),
  },
  (t) => [
    index("outbox_due")
      .on(t.dueAt)
      .where(sql`dispatched_at is null`),
    index("outbox_by_scan").on(t.scanId),
    index("outbox_done")
      .on(t.dispatchedAt)
      .where(sql`dispatched_at is not null`),
  ],
);

/** Hashes of recipients who want no reports by e-mail. */
export const mailStops = sqliteTable("mail_stops", {
  recipient: text("recipient").primaryKey(),
  at: integer("at").notNull(),
});
