import type { IsoDate } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import { batchOf, type DraftBatch, type DraftResult, rejected } from '#domain/imports/draft.ts';
import { sediaDraft } from './draft-of.ts';
import { isObject, mergedRecord, type SediaRecord, sediaRecord } from './record.ts';

/** Best language first: ours, then the one the portal writes in. */
const LANGUAGES = ['it', 'en'];

/** All results of an answer: one draft per topic, whatever its translations and types of action. */
export function sediaDrafts(raws: readonly unknown[], importedOn: IsoDate): DraftBatch {
  const results: DraftResult[] = [];
  const topics = new Map<string, SediaRecord[]>();
  for (const raw of raws) {
    const record = isObject(raw) ? sediaRecord(raw) : null;
    if (record === null) results.push(rejected('', null, coded('not_an_object')));
    else if ('tooLong' in record) results.push(rejected('', null, coded('field_too_long', { column: record.tooLong })));
    else {
      const key = record.identifier === '' ? `#${topics.size}` : topicKey(record);
      const others = topics.get(key);
      if (others) others.push(record);
      else topics.set(key, [record]);
    }
  }
  return batchOf([...results, ...[...topics.values()].flatMap((records) => oneTopic(records, importedOn))]);
}

function topicKey({ identifier, datasource, type }: SediaRecord): string {
  return [identifier, datasource, type].join('|');
}

function oneTopic(records: SediaRecord[], importedOn: IsoDate): DraftResult[] {
  const languages = [...new Set(records.map((record) => record.language))].sort(
    (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
  const [best] = languages;
  const same = records.filter((record) => record.language === best);
  const sorted = same.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  const others = records.filter((record) => record.language !== best);
  return [
    sediaDraft(sorted.reduce(mergedRecord), importedOn),
    ...others.map((record) =>
      rejected(record.identifier, record.title, coded('translation', { language: record.language })),
    ),
  ];
}

function rank(language: string): number {
  const at = LANGUAGES.indexOf(language);
  return at === -1 ? LANGUAGES.length : at;
}
