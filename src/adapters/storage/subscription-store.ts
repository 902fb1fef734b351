// Webhook subscriptions in D1. Which active subscription lists which event stands in a table of its own.
import { and, desc, eq, gt, isNull, lte, or, sql, type Column, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import { EventType } from "../../model/events.ts";
import type { Subscription } from "../../model/webhook.ts";
import type { SubscriptionStore } from "../../model/webhook-ports.ts";
import { runBatch } from "./run-batch.ts";
import { subscriptionEvents, subscriptions } from "./webhook-schema.ts";

export function createSubscriptionStore(database: D1Database): SubscriptionStore {
  const db = drizzle(database);
  const findOne = async (condition: SQL): Promise<Subscription | null> => {
    const [row] = await db.select().from(subscriptions).where(condition).limit(1);
    return row === undefined ? null : toSubscription(row);
  };
  return {
    async insert(subscription, limits, at) {
      const results = await runBatch(database, insertStatements(subscription, limits, at));
      // The first statement tells how full it was before, the second whether the row was written.
      const counts = z.object({ owned: z.number(), hosted: z.number() }).parse(results[0]?.results[0]);
      if (results[1]?.meta.changes !== 0) return { ok: true };
      return { ok: false, full: counts.owned >= limits.perOwner ? "owner" : "host" };
    },
    find: (id) => findOne(eq(subscriptions.id, id)),
    findByToken: (hash) => findOne(eq(subscriptions.manageTokenHash, hash)),
    async listByOwner(owner, limit) {
      const rows = await db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.owner, owner))
        .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
        .limit(limit);
      return rows.map(toSubscription);
    },
    async rotate(id, from, to) {
      const rotated = await db
        .update(subscriptions)
        .set(to)
        .where(and(eq(subscriptions.id, id), eq(subscriptions.sealedSecret, from)))
        .returning({ id: subscriptions.id });
      return rotated.length > 0;
    },
    async end(id, endReason, endedAt) {
      await runBatch(database, [
        db.delete(subscriptionEvents).where(eq(subscriptionEvents.subscriptionId, id)),
        db
          .update(subscriptions)
          .set({ endedAt, endReason })
          .where(and(eq(subscriptions.id, id), isNull(subscriptions.endedAt))),
      ]);
    },
    async remove(id) {
      await runBatch(database, [
        db.delete(subscriptionEvents).where(eq(subscriptionEvents.subscriptionId, id)),
        db.delete(subscriptions).where(eq(subscriptions.id, id)),
      ]);
    },
    async match(type, owner, cursor, limit) {
      const { subscriptionId } = subscriptionEvents;
      const rows = await db
        .select({ id: subscriptionId })
        .from(subscriptionEvents)
        .where(
          and(
            eq(subscriptionEvents.type, type),
            owner === null ? undefined : eq(subscriptionEvents.owner, owner),
            cursor === null ? undefined : gt(subscriptionId, cursor),
          ),
        )
        .orderBy(subscriptionId)
        .limit(limit);
      return rows.map((row) => row.id);
    },
    async listHolders(type, owner, cursor, limit) {
      const rows = await db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(
          and(
            sql`exists (select 1 from json_each(${subscriptions.events}) where value = ${type})`,
            owner === null ? undefined : eq(subscriptions.owner, owner),
            cursor === null ? undefined : gt(subscriptions.id, cursor),
          ),
        )
        .orderBy(subscriptions.id)
        .limit(limit);
      return rows.map((row) => row.id);
    },
    list(afterRow, limit) {
      return db.all<{ id: string; row: number }>(
        sql`select id, rowid as row from ${subscriptions} where rowid > ${afterRow} order by rowid limit ${limit}`,
      );
    },
    async findStale(now, endedBefore, limit) {
      const isOver = or(
        sql`(expires_at is not null and expires_at <= ${now})`,
        sql`(ended_at is not null and ended_at < ${endedBefore})`,
      );
      const rows = await db.select({ id: subscriptions.id }).from(subscriptions).where(isOver).limit(limit);
      return rows.map((row) => row.id);
    },
    async forgetPreviousSecrets(now) {
      await db
        .update(subscriptions)
        .set({ sealedPreviousSecret: null, previousSecretUntil: null })
        .where(lte(subscriptions.previousSecretUntil, now));
    },
    async findSealedOtherwise(prefix, after, limit) {
      const { id, sealedSecret, sealedPreviousSecret } = subscriptions;
      const isOther = (column: Column): SQL => sql`substr(${column}, 1, ${prefix.length}) <> ${prefix}`;
      return db
        .select({ id, sealedSecret, sealedPreviousSecret })
        .from(subscriptions)
        .where(and(gt(id, after), or(isOther(sealedSecret), isOther(sealedPreviousSecret))))
        .orderBy(id)
        .limit(limit);
    },
    async reseal(from, { sealedSecret, sealedPreviousSecret }) {
      const { meta } = await db
        .update(subscriptions)
        .set({ sealedSecret, sealedPreviousSecret })
        .where(
          and(
            eq(subscriptions.id, from.id),
            eq(subscriptions.sealedSecret, from.sealedSecret),
            sql`sealed_previous_secret is ${from.sealedPreviousSecret}`,
          ),
        );
      return meta.changes > 0;
    },
  };
}

function insertStatements(
  subscription: Subscription,
  { perOwner, perHost }: { perOwner: number; perHost: number },
  at: number,
): SQL[] {
  const { id, owner, callbackHost, events, metadata } = subscription;
  const isActive = sql`ended_at is null and (expires_at is null or expires_at > ${at})`;
  const owned = sql`(select count(*) from ${subscriptions} where owner = ${owner} and ${isActive})`;
  const hosted = sql`(select count(*) from ${subscriptions} where callback_host = ${callbackHost} and ${isActive})`;
  return [
    sql`select ${owned} as owned, ${hosted} as hosted`,
    sql`insert into ${subscriptions} (id, owner, callback_url, callback_host, events, sealed_secret, metadata,
        created_at, expires_at, manage_token_hash)
      select ${id}, ${owner}, ${subscription.callbackUrl}, ${callbackHost}, ${JSON.stringify(events)},
        ${subscription.sealedSecret}, ${metadata === null ? null : JSON.stringify(metadata)}, ${subscription.createdAt},
        ${subscription.expiresAt}, ${subscription.manageTokenHash}
      where ${owned} < ${perOwner} and ${hosted} < ${perHost}`,
    sql`insert into ${subscriptionEvents} (type, owner, subscription_id)
      select value, ${owner}, ${id} from json_each(${JSON.stringify(events)})
      where exists (select 1 from ${subscriptions} where id = ${id})`,
  ];
}

function toSubscription({ events, metadata, ...row }: typeof subscriptions.$inferSelect): Subscription {
  return {
    ...row,
    events: z.array(EventType).parse(JSON.parse(events)),
    metadata: metadata === null ? null : z.record(z.string(), z.unknown()).parse(JSON.parse(metadata)),
  };
}
