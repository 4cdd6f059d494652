import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { grantsQuery, type GrantsSearch } from './grants-search.ts';

type Grants = ApiClient['grants'];
type WholePage = InferResponseType<Grants['$get'], 200>;
export type GrantDetail = InferResponseType<Grants[':id']['$get'], 200>;
export type GrantSummary = GrantDetail['similar'][number];
/** What a card shows; the rest of a summary stays on the server. */
export type CardGrant = Pick<GrantSummary, (typeof CARD_FIELDS)[number]>;
/** Found by words: which ones, where. */
export type GrantHit = CardGrant & Partial<Pick<WholePage['items'][number], 'nameSegments' | 'snippet'>>;
export type GrantPage = Omit<WholePage, 'items'> & { items: GrantHit[] };
export type GrantVersion = GrantDetail['versions'][number];
export type Suggestions = InferResponseType<Grants['suggest']['$get'], 200>;

const CARD_FIELDS = [
  'id',
  'name',
  'entity',
  'level',
  'regions',
  'aidForm',
  'aidIntensity',
  'amount',
  'opensOn',
  'opensAt',
  'closesOn',
  'closesAt',
  'status',
  'daysLeft',
  'daysToOpening',
  'checkedOn',
  'isOwn',
  'isSaved',
  'isHidden',
] as const satisfies readonly (keyof GrantSummary)[];

/** The feature's API client: reads for the loaders, and the two questions that screens ask. */
export async function findGrants(api: ApiClient, search: GrantsSearch): Promise<GrantPage> {
  const page = await dataOf(api.grants.$get({ query: grantsQuery(search) }));
  return { ...page, items: page.items.map(forCard) };
}

/** A page is sent twice, as HTML and as data for the script: only what the cards use goes into the second. */
function forCard({ nameSegments, snippet, ...grant }: WholePage['items'][number]): GrantHit {
  const shown = Object.fromEntries(CARD_FIELDS.map((field) => [field, grant[field]])) as CardGrant;
  return snippet.length > 0 ? { ...shown, nameSegments, snippet } : shown;
}

export const readGrant = (api: ApiClient, id: string): Promise<GrantDetail> =>
  dataOf(api.grants[':id'].$get({ param: { id } }));

const findSimilar = async (api: ApiClient, id: string): Promise<GrantSummary[]> =>
  (await dataOf(api.grants[':id'].similar.$get({ param: { id } }))).items;

export type Suggested = { grants: CardGrant[]; areAlike: boolean };
const OPEN_SHOWN = 4;

/** For an address that is no grant: those its words may mean, else the open ones that close first. */
export async function suggestInstead(api: ApiClient, id: string): Promise<Suggested> {
  const alike = await findSimilar(api, id);
  if (alike.length > 0) return { grants: alike, areAlike: true };
  return { grants: (await findGrants(api, {})).items.slice(0, OPEN_SHOWN), areAlike: false };
}

export const suggest = (api: ApiClient, q: string): Promise<Suggestions> =>
  dataOf(api.grants.suggest.$get({ query: { q } }));

export const reportGrant = (api: ApiClient, id: string, report: { field?: string; text: string }) =>
  dataOf(api.grants[':id'].reports.$post({ param: { id }, json: report }));

/** That somebody opened what these words found, without saying who; nobody waits for it. */
export function countOpened(api: ApiClient, q: string | undefined): void {
  if (q) void api.grants['search-clicks'].$post({ json: { q } }, { init: { keepalive: true } }).catch(() => undefined);
}
