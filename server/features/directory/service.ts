import type { ConsultantCard, DirectoryPage } from '#domain/consultants/consultant-card.ts';
import type { DirectorySearch } from '#domain/consultants/directory-search.ts';
import { AppError } from '#domain/errors.ts';
import type { Context, SessionUser } from '#server/context.ts';
import { activeCompanyOf } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { cardOf } from './entries.ts';
import { openDirectory } from './memory.ts';
import { countEntries, leadingEntries, searchEntries, type Fit } from './search.ts';
import * as store from './store.ts';

export { forgetChanges, listedIds } from './store.ts';

const BY_RATING = 'valutazione';
const BY_RELEVANCE = 'rilevanza';

/** The directory: a list, its figures and what the filters would leave. */
export async function findConsultants(
  { db }: Context,
  user: SessionUser | null,
  search: DirectorySearch,
  /** Who is recommended: the list by relevance begins with them. */
  leadId?: string,
): Promise<DirectoryPage> {
  const directory = await openDirectory(db);
  const fit = { ...(await fitOf(db, user, search)), ...(leadId === undefined ? {} : { leadId }) };
  return { ...searchEntries(directory.inOrder(search.sort ?? BY_RATING), search, fit), stats: directory.stats };
}

/** Before "Applica": how many it would bring. */
export async function countConsultants({ db }: Context, search: DirectorySearch): Promise<number> {
  return countEntries((await openDirectory(db)).inOrder(BY_RATING), search);
}

/** Who is not listed is not there for anybody: waiting, refused, suspended, or not taking requests now. */
export async function readConsultant({ db }: Context, id: string): Promise<ConsultantCard> {
  const row = await store.findListed(db, id);
  if (!row) throw new AppError('not_found');
  return cardOf(row);
}

export async function listedConsultants(db: Db, ids: readonly string[]): Promise<ConsultantCard[]> {
  return ids.length === 0 ? [] : (await store.listedByIds(db, ids)).map(cardOf);
}

/** Whom the list by relevance puts first for a company: those who know its region and sector best, if anybody does. */
export async function leadingIds(db: Db, fit: Fit): Promise<string[]> {
  return leadingEntries((await openDirectory(db)).inOrder(BY_RELEVANCE), fit).map(({ id }) => id);
}

/** Relevance is about the active company; visitors and consultants have none. */
async function fitOf(db: Db, user: SessionUser | null, { sort }: DirectorySearch): Promise<Fit> {
  if (sort !== BY_RELEVANCE || user?.userType !== 'business_user') return { region: null, sector: null };
  const company = await activeCompanyOf(db, user.id);
  return { region: company?.region ?? null, sector: company?.sector ?? null };
}
