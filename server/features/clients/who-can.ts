import { AppError } from '#domain/errors.ts';
import { compareStandings, type PortfolioTable, type WhoCan } from '#domain/sharing/who-can.ts';
import { daysBetween, romeMoment } from '#domain/grants/rome-time.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { UserContext } from '#server/context.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { verdictsOf } from '#server/features/matching/service.ts';
import { readStoredDay, type StoredDay } from './day-store.ts';

const COLUMNS = 6;

/** Which clients can ask for one grant, the readiest first (CON-20). */
export async function whoCanAsk(ctx: UserContext, grantId: string): Promise<WhoCan> {
  const grant = (await openCatalogue(ctx)).find(grantId)?.grant;
  if (!grant) throw new AppError('not_found');
  const clients = await standingsOf(ctx, [grant], await readStoredDay(ctx.db, ctx.user.id));
  return { clients: clients.sort(compareStandings), today: romeMoment(ctx.now()).day };
}

/** Clients by the open grants that the consultant watches, the first to close first (CON-20). */
export async function portfolioTableOf(
  ctx: UserContext,
  watched: ReadonlySet<string>,
  stored: Stored,
): Promise<PortfolioTable> {
  const catalogue = await openCatalogue(ctx);
  const today = romeMoment(ctx.now()).day;
  const open = [...watched].flatMap((id) => {
    const entry = catalogue.find(id);
    return entry && OPEN_STATUSES.includes(catalogue.statusOf(entry, ctx.now()).status) ? [entry.grant] : [];
  });
  const dayOf = ({ closesOn }: Grant) => (closesOn?.length === 10 ? closesOn : null);
  const grants = open
    .sort((one, other) => (dayOf(one) ?? '9').localeCompare(dayOf(other) ?? '9') || one.name.localeCompare(other.name))
    .slice(0, COLUMNS);
  return {
    grants: grants.map((grant) => {
      const closesOn = dayOf(grant);
      return {
        id: grant.id,
        name: grant.name,
        closesOn,
        daysLeft: closesOn === null ? null : daysBetween(today, closesOn),
      };
    }),
    clients: grants.length === 0 ? [] : await standingsOf(ctx, grants, stored),
  };
}

type Stored = Pick<StoredDay, 'firms' | 'applications'>;

async function standingsOf(ctx: UserContext, grants: readonly Grant[], { firms, applications }: Stored) {
  if (firms.length === 0) return [];
  const known = firms.map(({ companyId, ...marks }) => ({ ...marks, id: companyId }));
  const verdicts = await verdictsOf(ctx, known, (ids) => companiesOf(ctx.db, ctx.user.id, ids), grants);
  const begun = new Map(applications.toReversed().map((each) => [`${each.companyId}:${each.grantId}`, each]));
  return firms.map(({ companyId, consultancyId, name, place, kind }) => ({
    companyId,
    consultancyId,
    name,
    place,
    kind,
    cells: (verdicts.get(companyId) ?? []).map((verdict) => {
      const own = begun.get(`${companyId}:${verdict.grantId}`);
      return { ...verdict, application: own ? stateOf(own) : null };
    }),
  }));
}

const stateOf = ({ id, status, sentAt }: StoredDay['applications'][number]) => ({
  id,
  status,
  sentOn: sentAt && romeMoment(new Date(sentAt)).day,
});
