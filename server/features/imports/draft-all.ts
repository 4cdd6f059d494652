import type { IsoDate } from '#domain/grants/grant.ts';
import type { ImportSource } from '#domain/imports/codes.ts';
import type { DraftBatch } from '#domain/imports/draft.ts';
import { draftsOf } from '#domain/imports/drafts-of.ts';
import { turn } from '#server/platform/threads/in-turns.ts';

const RECORDS_AT_ONCE = 100;

/** Thousands of records take seconds to read: where each stands alone, this yields to the event loop in between. */
export async function draftAll(source: ImportSource, records: readonly unknown[], day: IsoDate): Promise<DraftBatch> {
  if (source !== 'incentivi') return draftsOf(source, records, day);
  const batch: DraftBatch = { drafts: [], rejected: [] };
  for (let at = 0; at < records.length; at += RECORDS_AT_ONCE) {
    const some = draftsOf(source, records.slice(at, at + RECORDS_AT_ONCE), day);
    batch.drafts.push(...some.drafts);
    batch.rejected.push(...some.rejected);
    await turn();
  }
  return batch;
}
