import { romeMoment } from '#domain/grants/rome-time.ts';
import type { ClientInput, Portfolio } from '#domain/sharing/portfolio.ts';
import { AppError } from '#domain/errors.ts';
import { PORTFOLIO } from '#messages/sharing/portfolio.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { activeCompanyIdOf, addPortfolioCompany, chooseClient } from '#server/features/companies/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
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
  const createdId = await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const companyId = await addPortfolioCompany(ctx, tx, { ...company, roleInCompany: PORTFOLIO.role });
    const mandate = { companyId, userId: ctx.user.id, contactName, contactEmail, signedOn, declaredAt: now };
    await store.insertMandate(tx, mandate);
    const mandated = (await store.listClients(tx, ctx.user.id)).filter(({ kind }) => kind === 'mandato');
    refuseBeyond('clients', mandated.length, 'companyName');
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
