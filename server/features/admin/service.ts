import { bucketDaysOf, CONVERSION_STEPS, daysIn, MEASURES, type Measure, type Period } from '#domain/admin/summary.ts';
import { APPLICATION_STATUSES } from '#domain/applications/application-status.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { UserContext } from '#server/context.ts';
import { sourceStates } from '#server/features/imports/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';

const DAY_MS = 86_400_000;

/** Everything the first screen of the desk shows, in one answer. */
export async function readSummary(ctx: UserContext, period: Period) {
  const days = daysIn(period);
  const bucketDays = bucketDaysOf(days);
  const buckets = Math.ceil(days / bucketDays);
  const until = new Date(romeInstant(romeMoment(ctx.now()).day, '00:00').getTime() + DAY_MS);
  const length = buckets * bucketDays * DAY_MS;
  const span = { from: new Date(until.getTime() - length), until, bucketDays };
  const { db } = ctx;
  // Both periods in one reading: the first half of the buckets is the period before.
  const both = { ...span, from: new Date(span.from.getTime() - length) };
  const active = await countPresence(db, both, buckets);
  const counts = [...(await store.countBuckets(db, both)), ...active.buckets];
  const conversion = await store.countConversion(db, span);
  const applications = await store.countApplications(db);
  return {
    days,
    bucketDays,
    queues: await store.countQueues(db),
    sources: await sourceStates(ctx),
    measures: MEASURES.map((measure) => ({
      measure,
      total: measure === 'attivi' ? active.now : totalOf(counts, measure, buckets, 2 * buckets),
      before: measure === 'attivi' ? active.before : totalOf(counts, measure, 0, buckets),
      points: Array.from({ length: buckets }, (_, bucket) => ({
        from: new Date(span.from.getTime() + bucket * bucketDays * DAY_MS).toISOString(),
        value: totalOf(counts, measure, buckets + bucket, buckets + bucket + 1),
        before: totalOf(counts, measure, bucket, bucket + 1),
      })),
    })),
    applications: APPLICATION_STATUSES.map((status) => ({
      status,
      count: applications.find((each) => each.status === status)?.count ?? 0,
    })),
    conversion: CONVERSION_STEPS.map((step) => ({ step, people: conversion[step] })),
  };
}

/** People in each bucket, and over the buckets before and from `half` on: somebody seen twice is one. */
async function countPresence(db: Db, span: store.Span, half: number) {
  const [before, now] = [new Set<string>(), new Set<string>()];
  const buckets = (await store.readPresence(db, span)).flatMap(({ bucket, people, searches }) => {
    const once = new Set(people);
    const part = bucket < half ? before : now;
    for (const person of once) part.add(person);
    return [
      { measure: 'attivi' as const, bucket, count: once.size },
      { measure: 'ricerche' as const, bucket, count: searches },
    ];
  });
  return { buckets, before: before.size, now: now.size };
}

type Counts = readonly { measure: Measure; bucket: number; count: number }[];
/** Of the buckets from one up to another. */
const totalOf = (counts: Counts, measure: string, from: number, until: number): number =>
  counts.reduce(
    (sum, each) => (each.measure === measure && each.bucket >= from && each.bucket < until ? sum + each.count : sum),
    0,
  );

export const readQueues = async ({ db }: UserContext) => ({ queues: await store.countQueues(db) });
