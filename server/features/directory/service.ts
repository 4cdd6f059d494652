import type { ConsultantCard, DirectoryPage } from '#domain/consultants/consultant-card.ts';
import { chosenFilters, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import { AppError } from '#domain/errors.ts';
import type { Context, SessionUser } from '#server/context.ts';
import { activeCompanyOf } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';

export { listedIds } from './store.ts';

/** The directory: a list, its figures and what the filters would leave. */
export async function findConsultants(
  { db }: Context,
  user: SessionUser | null,
  search: DirectorySearch,
): Promise<DirectoryPage> {
  const rows = await store.listConsultants(db, search, await fitOf(db, user, search));
  const total = await store.countConsultants(db, search);
  return {
    items: rows.map(cardOf),
    total,
    stats: await store.directoryStats(db),
    topics: await store.countByTopic(db, search),
    rates: await store.countByRate(db, search),
    waysOut: total === 0 ? await waysOut(db, search) : [],
  };
}

/** Before "Applica": how many it would bring. */
export const countConsultants = ({ db }: Context, search: DirectorySearch): Promise<number> =>
  store.countConsultants(db, search);

/** Who is not listed is not there for anybody: waiting, refused, suspended, or not taking requests now. */
export async function readConsultant({ db }: Context, id: string): Promise<ConsultantCard> {
  const row = await store.findListed(db, id);
  if (!row) throw new AppError('not_found');
  return cardOf(row);
}

export async function listedConsultants(db: Db, ids: readonly string[]): Promise<ConsultantCard[]> {
  return ids.length === 0 ? [] : (await store.listedByIds(db, ids)).map(cardOf);
}

/** Relevance is about the active company; visitors and consultants have none. */
async function fitOf(db: Db, user: SessionUser | null, { sort }: DirectorySearch): Promise<store.Fit> {
  if (sort !== 'rilevanza' || user?.userType !== 'business_user') return { region: null, sector: null };
  const company = await activeCompanyOf(db, user.id);
  return { region: company?.region ?? null, sector: company?.sector ?? null };
}

async function waysOut(db: Db, search: DirectorySearch): Promise<DirectoryPage['waysOut']> {
  const ways: DirectoryPage['waysOut'] = [];
  for (const drop of chosenFilters(search)) {
    const { [drop]: _dropped, ...rest } = search;
    const total = await store.countConsultants(db, rest);
    if (total > 0) ways.push({ drop, total });
  }
  return ways.toSorted((a, b) => b.total - a.total);
}

function cardOf({ verifiedAt, rating, ...row }: store.ListedRow): ConsultantCard {
  return {
    ...(row as unknown as ConsultantCard),
    isVerified: verifiedAt !== null,
    rating: rating === null ? null : Math.round(rating * 10) / 10,
    reviewsCount: row.reviewsCount ?? 0,
    closed: row.closed ?? 0,
    granted: row.granted ?? 0,
    requests: row.requests ?? 0,
    accepted: row.accepted ?? 0,
  };
}
