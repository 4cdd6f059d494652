import { deserialize } from 'node:v8';
import type { IsoDate } from '#domain/grants/grant.ts';
import type { Coded, ImportSource, RefusalCode } from '#domain/imports/codes.ts';
import type { DraftBatch } from '#domain/imports/draft.ts';
import type { Services } from '#server/context.ts';
import { turn } from '#server/platform/threads/in-turns.ts';
import type { packFile, packRecords } from './drafts.worker.ts';

const MODULE = 'server/features/imports/drafts.worker.ts';
const LIMITS = { lane: 'long', timeLimitMs: 120_000 } as const;
/** So many are copied to a worker in a few milliseconds. */
const RECORDS_AT_ONCE = 100;

/** What a source gave, as drafts, or why nothing of it is used. */
export type Drafted =
  | { ok: true; batch: DraftBatch; read: number; total: number; isComplete: boolean }
  | { ok: false; refusal: Coded<RefusalCode> };

type Reading = Pick<Services, 'workers'>;

/** A dump takes seconds to read: in a worker thread, and its drafts come back a few at a time. */
export async function draftFile(
  { workers }: Reading,
  source: ImportSource,
  bytes: Uint8Array,
  day: IsoDate,
): Promise<Drafted> {
  const limits = { ...LIMITS, chars: bytes.length };
  const packed = await workers.run<typeof packFile>(MODULE, 'packFile', [source, bytes, day], limits);
  if (!packed.ok) return packed;
  const batch: DraftBatch = { drafts: [], rejected: [] };
  await unpack(packed.parts, batch);
  const { read, total, isComplete } = packed;
  return { ok: true, batch, read, total, isComplete };
}

/** Records of "incentivi" stand each alone and are read a few at a time; those of other sources belong together. */
export async function draftRecords(
  { workers }: Reading,
  source: ImportSource,
  records: readonly unknown[],
  day: IsoDate,
): Promise<DraftBatch> {
  const atOnce = source === 'incentivi' ? RECORDS_AT_ONCE : Math.max(1, records.length);
  const batch: DraftBatch = { drafts: [], rejected: [] };
  for (let at = 0; at < records.length; at += atOnce) {
    const some = records.slice(at, at + atOnce);
    const parts = await workers.run<typeof packRecords>(MODULE, 'packRecords', [source, some, day], LIMITS);
    await unpack(parts, batch);
  }
  return batch;
}

async function unpack(parts: readonly Uint8Array[], batch: DraftBatch): Promise<void> {
  for (const part of parts) {
    const { drafts, rejected } = deserialize(part) as DraftBatch;
    batch.drafts.push(...drafts);
    batch.rejected.push(...rejected);
    await turn();
  }
}
