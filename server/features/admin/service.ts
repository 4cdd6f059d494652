import { bucketDaysOf, CONVERSION_STEPS, daysIn, MEASURES, type Period } from '#domain/admin/summary.ts';
import { APPLICATION_STATUSES } from '#domain/applications/application-status.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { UserContext } from '#server/context.ts';
import { sourceStates } from '#server/features/imports/service.ts';
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
  const before = { from: new Date(span.from.getTime() - length), until: span.from, bucketDays };
  const { db } = ctx;
  const [counts, totals] = [await store.countBuckets(db, span), await store.countTotals(db, span)];
  const [countsBefore, totalsBefore] = [await store.countBuckets(db, before), await store.countTotals(db, before)];
  const conversion = await store.countConversion(db, span);
  const applications = await store.countApplications(db);
  return {
    days,
    bucketDays,
    queues: await store.countQueues(db),
    sources: await sourceStates(ctx),
    measures: MEASURES.map((measure) => ({
      measure,
      total: totals.find((each) => each.measure === measure)?.count ?? 0,
      before: totalsBefore.find((each) => each.measure === measure)?.count ?? 0,
      points: Array.from({ length: buckets }, (_, bucket) => ({
        from: new Date(span.from.getTime() + bucket * bucketDays * DAY_MS).toISOString(),
        value: countOf(counts, measure, bucket),
        before: countOf(countsBefore, measure, bucket),
      })),
    })),
    applications: APPLICATION_STATUSES.map((status) => ({
      status,
      count: applications.find((each) => each.status === status)?.count ?? 0,
    })),
    conversion: CONVERSION_STEPS.map((step) => ({ step, people: conversion[step] })),
  };
}

type Counts = Awaited<ReturnType<typeof store.countBuckets>>;
const countOf = (counts: Counts, measure: string, bucket: number): number =>
  counts.find((each) => each.measure === measure && each.bucket === bucket)?.count ?? 0;

export const readQueues = async ({ db }: UserContext) => ({ queues: await store.countQueues(db) });
