import { IMPORT_LIMITS } from '#domain/imports/limits.ts';
import { OFFICIAL_FIELDS } from '#domain/imports/incentivi/record.ts';
import { askSource, type Asking } from './ask-source.ts';
import { readFile } from './read-file.ts';
import { type Reading, refused } from './reading.ts';

/** The host must be www, and the site refuses addresses of cloud providers. */
const INCENTIVI_URL = 'https://www.incentivi.gov.it/solr/coredrupal/select';
const ROWS = 8_000;

/** The whole catalogue of incentivi.gov.it, as its own "Scarica JSON" asks for it; more pages only if it outgrows one. */
export async function fetchIncentivi(asking: Asking & { url?: string; rows?: number }): Promise<Reading> {
  const rows = asking.rows ?? ROWS;
  const records: Record<string, unknown>[] = [];
  let total = 0;
  do {
    const url = pageUrl(asking.url ?? INCENTIVI_URL, rows, records.length);
    const answer = await askSource(() => new Request(url, { headers: { accept: 'application/json' } }), asking);
    if (!answer.ok) return answer;
    const page = readFile('incentivi', answer.bytes, asking.maxBytes);
    // The first page decides whether there is anything; a later one that fails makes the answer partial.
    if (!page.ok) return records.length === 0 ? page : partial(records, total);
    total = page.total;
    records.push(...page.records);
    if (records.length > IMPORT_LIMITS.maxRecords)
      return refused('too_many_records', { max: IMPORT_LIMITS.maxRecords });
    if (page.records.length < rows) break;
  } while (records.length < total);
  return { ok: true, records, total, isComplete: records.length === total };
}

function partial(records: Record<string, unknown>[], total: number): Reading {
  return { ok: true, records, total, isComplete: false };
}

function pageUrl(base: string, rows: number, start: number): URL {
  const url = new URL(base);
  url.search = new URLSearchParams({
    q: 'index_id:incentivi',
    'q.op': 'OR',
    wt: 'json',
    rows: String(rows),
    start: String(start),
    ...(start > 0 || rows < ROWS ? { sort: 'zs_nid asc' } : {}),
    fl: OFFICIAL_FIELDS,
  }).toString();
  return url;
}
