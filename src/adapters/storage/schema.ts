// Tables of D1. Rows stay small: reports and evidence live in R2. Each index entry that a write touches is paid for as a
// row, so an index stands for a question that is asked. Hand-written migrations make what cannot be said here: virtual
// tables (full text, trigram), and tables without a row id, whose key is the table itself.
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
    /** 1 for scans of loopback targets and of other ports: in no list, directory, search or rollup. */
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
    /** The scan that its report and its insights.updated compare it with: what has to be forgotten with that one. */
    previousId: text("previous_id"),
  },
  (t) => [
    uniqueIndex("scans_by_id").on(t.id),
    index("scans_by_previous")
      .on(t.previousId)
      .where(sql`previous_id is not null`),
    // SQLite uses a partial index only when the query repeats its condition with literals (see is-listed.ts).
    index("scans_listed")
      .on(t.seq)
      .where(sql`visibility = 'public' and is_local = 0`),
    index("scans_failed")
      .on(t.seq)
      .where(sql`status = 'error' and visibility = 'public' and is_local = 0`),
    index("scans_open")
      .on(t.createdAt)
      .where(sql`status in ('pending', 'fetching', 'analyzing')`),
    index("scans_by_owner").on(t.owner, t.seq),
    index("scans_of_domain")
      .on(t.domain, t.seq)
      .where(sql`status = 'complete' and visibility = 'public' and is_local = 0`),
  ],
);

/**
 * Exact totals, without a row id: public scans that ended, and listings. Only their sums over all industries tell of
 * scans: those in error, and those that were deleted, are counted under no industry (""). Scans that have not ended are
 * few, and counted where a total is asked for.
 */
export const totals = sqliteTable("totals", {
  industry: text("industry").primaryKey(),
  complete: integer("complete").notNull().default(0),
  error: integer("error").notNull().default(0),
  listings: integer("listings").notNull().default(0),
});

/** Numbers by name, without a row id: agents that failed on a day, and marks of how far a job has got ("mark:callers"). */
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

/** The business directory: one row per domain, without a row id. */
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
    /** When the site was last asked whether it wants to be listed. */
    checkedAt: integer("checked_at").notNull().default(0),
  },
  (t) => [
    uniqueIndex("listings_by_domain").on(t.domain),
    index("listings_by_industry").on(t.industry, sql`${t.readinessScore} desc`, t.slug),
    index("listings_by_industry_aeo").on(t.industry, sql`${t.aeoScore} desc`, t.slug),
    index("listings_by_industry_update").on(t.industry, sql`${t.updatedAt} desc`, t.slug),
  ],
);

/**
 * Completed scans of a day of creation, by industry: counts, sums, and JSON objects that count whole scores and opportunity
 * categories ({"62": 3}). Only public scans; a scan that is deleted later stays counted. A row of a month sums its days up
 * to the one that the mark of months names. What a row of a day has "to date" counts its month up to and with that day, so
 * that any range of days is told by a few rows of each industry. Without a row id.
 */
export const rollups = sqliteTable(
  "rollups",
  {
    grain: text("grain", { enum: ["day", "month"] }).notNull(),
    /** "2026-11-20", or "2026-11" for a month. */
    period: text("period").notNull(),
    industry: text("industry").notNull(),
    scans: integer("scans").notNull(),
    readinessSum: real("readiness_sum").notNull(),
    aeoSum: real("aeo_sum").notNull(),
    readinessHistogram: text("readiness_histogram").notNull().default("{}"),
    aeoHistogram: text("aeo_histogram").notNull().default("{}"),
    opportunityCategories: text("opportunity_categories").notNull().default("{}"),
    readinessToDate: text("readiness_to_date").notNull().default("{}"),
    aeoToDate: text("aeo_to_date").notNull().default("{}"),
    categoriesToDate: text("categories_to_date").notNull().default("{}"),
  },
  (t) => [primaryKey({ columns: [t.grain, t.period, t.industry] })],
);

/** Public scans of a day of creation that ended in error, deleted ones included. Without a row id. */
export const failures = sqliteTable("failures", {
  /** "2026-11-20". */
  day: text("day").primaryKey(),
  scans: integer("scans").notNull(),
});

/** Ids of scans that were deleted, so that what comes late about them is swept away. */
export const tombstones = sqliteTable(
  "tombstones",
  { scanId: text("scan_id").primaryKey(), deletedAt: integer("deleted_at").notNull() },
  (t) => [index("tombstones_by_time").on(t.deletedAt)],
);

/** Domains that asked to stay out of directory and search. */
export const optOuts = sqliteTable("opt_outs", {
  domain: text("domain").primaryKey(),
  source: text("source", { enum: ["robots", "file", "operator"] }).notNull(),
  at: integer("at").notNull(),
});

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
