import type { IsoDate } from '#domain/grants/grant.ts';
import { SEDIA_STATUS, SEDIA_TYPE } from '#domain/imports/sedia/codes.ts';
import { askSource, type Asking } from './ask-source.ts';
import { readFile } from './read-file.ts';
import { type Reading, refused } from './reading.ts';

/** The key is public: it is the name of the index. */
const SEDIA_URL = 'https://api.tech.ec.europa.eu/search-api/prod/rest/search';
const PAGE_SIZE = 100;
const MAX_PAGES = 100;
const FIELDS = [
  'identifier',
  'title',
  'type',
  'status',
  'callIdentifier',
  'callTitle',
  'callccm2Id',
  'startDate',
  'deadlineDate',
  'deadlineModel',
  'frameworkProgramme',
  'typesOfAction',
  'descriptionByte',
  'topicConditions',
  'budgetOverview',
  'budget',
  'currency',
  'DATASOURCE',
];

/** Grants of the EU portal that are open or coming, asked by date because its status codes cannot be trusted. */
export async function fetchSedia(today: IsoDate, asking: Asking & { url?: string }): Promise<Reading> {
  const byReference = new Map<string, Record<string, unknown>>();
  let total = 0;
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber += 1) {
    const answer = await askSource(() => pageRequest(asking.url ?? SEDIA_URL, pageNumber, today), asking);
    const page = answer.ok ? readFile('sedia', answer.bytes, asking.maxBytes) : answer;
    if (!page.ok) {
      if (pageNumber === 1) return page;
      break;
    }
    total = page.total;
    for (const record of page.records) byReference.set(referenceOf(record), record);
    if (pageNumber * PAGE_SIZE >= total) break;
  }
  if (byReference.size === 0) return refused('no_records');
  return { ok: true, records: [...byReference.values()], total, isComplete: byReference.size === total };
}

function referenceOf(record: Record<string, unknown>): string {
  return typeof record.reference === 'string' ? record.reference : JSON.stringify(record);
}

/** Each part must say that it is JSON, or the portal answers 500; plain dates are not compared, instants are. */
function pageRequest(base: string, pageNumber: number, today: IsoDate): Request {
  const url = new URL(base);
  url.search = new URLSearchParams({
    apiKey: 'SEDIA',
    text: '***',
    pageSize: String(PAGE_SIZE),
    pageNumber: String(pageNumber),
  }).toString();
  const parts = {
    query: {
      bool: {
        must: [
          { terms: { type: [SEDIA_TYPE.topic, SEDIA_TYPE.externalAction, SEDIA_TYPE.cascade] } },
          { terms: { status: [SEDIA_STATUS.forthcoming, SEDIA_STATUS.open] } },
          { range: { deadlineDate: { gte: `${today}T00:00:00.000+0000` } } },
        ],
      },
    },
    languages: ['en'],
    // A field that is unique: sorted by date, pages overlap and rows are lost.
    sort: { field: 'identifier', order: 'ASC' },
    displayFields: FIELDS,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    body.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }), 'blob');
  }
  return new Request(url, { method: 'POST', body });
}
