import { romeMoment } from '#domain/grants/rome-time.ts';
import { PORTFOLIO_CAP, type ClientInput, type Portfolio } from '#domain/sharing/portfolio.ts';
import { AppError } from '#domain/errors.ts';
import { PORTFOLIO } from '#messages/sharing/portfolio.ts';
import type { UserContext } from '#server/context.ts';
import { activeCompanyIdOf, addPortfolioCompany, chooseClient } from '#server/features/companies/service.ts';
import * as store from './portfolio-store.ts';

/** The companies to choose from, by name. */
export async function listPortfolio(ctx: UserContext): Promise<Portfolio> {
  const active = await activeCompanyIdOf(ctx.db, ctx.user.id);
  const rows = await store.listClients(ctx.db, ctx.user.id);
  return {
    clients: rows.map(({ ownerId: _owner, version: _version, ...client }) => ({
      ...client,
      isActive: client.companyId === active,
    })),
  };
}

/** A client without an account, under a declared mandate; from now on the one worked for (CON-19). */
export async function addClient(ctx: UserContext, input: ClientInput): Promise<Portfolio & { createdId: string }> {
  const { contactName, contactEmail, signedOn, hasMandate: _declared, ...company } = input;
  const now = ctx.now();
  if (signedOn > romeMoment(now).day) throw refused('signedOn', PORTFOLIO.signedLater);
  const known = await store.listClients(ctx.db, ctx.user.id);
  if (known.filter(({ kind }) => kind === 'mandato').length >= PORTFOLIO_CAP) {
    throw refused('companyName', PORTFOLIO.full(PORTFOLIO_CAP));
  }
  const createdId = await ctx.db.transaction(async (tx) => {
    const companyId = await addPortfolioCompany(ctx, tx, { ...company, roleInCompany: PORTFOLIO.role });
    const mandate = { companyId, userId: ctx.user.id, contactName, contactEmail, signedOn, declaredAt: now };
    await store.insertMandate(tx, mandate);
    return companyId;
  });
  await chooseClient(ctx, createdId);
  return { createdId, ...(await listPortfolio(ctx)) };
}

/** Nobody in particular: the consultant's own view of all. */
export async function leaveClient(ctx: UserContext): Promise<Portfolio> {
  await chooseClient(ctx, null);
  return listPortfolio(ctx);
}

const refused = (field: string, message: string) => new AppError('invalid_input', { fields: [{ field, message }] });
