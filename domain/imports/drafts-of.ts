import type { IsoDate } from '#domain/grants/grant.ts';
import type { ImportSource } from './codes.ts';
import { batchOf, type DraftBatch } from './draft.ts';
import { genericDraft } from './generic/draft-of.ts';
import { incentiviDraft } from './incentivi/draft-of.ts';
import { sediaDrafts } from './sedia/drafts.ts';

/** The records of a source as grants. `importedOn` is the day in Rome of the import. */
export function draftsOf(source: ImportSource, records: readonly unknown[], importedOn: IsoDate): DraftBatch {
  switch (source) {
    case 'incentivi':
      return batchOf(records.map((record) => incentiviDraft(record, importedOn)));
    case 'sedia':
      return sediaDrafts(records, importedOn);
    case 'generic':
      return batchOf(records.map((record, at) => genericDraft(record, at + 1, importedOn)));
  }
}
