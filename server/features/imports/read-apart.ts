import { deserialize } from 'node:v8';
import type { IsoDate } from '#domain/grants/grant.ts';
import type { Coded, ImportSource, RefusalCode } from '#domain/imports/codes.ts';
import type { DraftBatch } from '#domain/imports/draft.ts';
import { runApart } from '#server/platform/threads/run-apart.ts';
import { turn } from '#server/platform/threads/in-turns.ts';
import type { PackedFile } from './pack-file.ts';

/** What a source gave, as drafts, or why nothing of it is used. */
export type Drafted =
  | { ok: true; batch: DraftBatch; read: number; total: number; isComplete: boolean }
  | { ok: false; refusal: Coded<RefusalCode> };

/** A dump takes seconds to read: in a thread of its own, and its drafts come back a few at a time. */
export async function readApart(source: ImportSource, bytes: Uint8Array, day: IsoDate): Promise<Drafted> {
  const packed = await runApart<PackedFile>('server/features/imports/pack-file.ts', 'packFile', source, bytes, day);
  if (!packed.ok) return packed;
  const batch: DraftBatch = { drafts: [], rejected: [] };
  for (const part of packed.parts) {
    const { drafts, rejected } = deserialize(part) as DraftBatch;
    batch.drafts.push(...drafts);
    batch.rejected.push(...rejected);
    await turn();
  }
  const { read, total, isComplete } = packed;
  return { ok: true, batch, read, total, isComplete };
}
