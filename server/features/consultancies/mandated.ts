import type { Sector } from '#domain/vocabulary.ts';
import { takenOverNotice } from '#messages/sharing/takeover.ts';
import type { UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { countFigures } from './figures.ts';
import { recordEvent } from './store.ts';
import { consultancies } from './tables.ts';
import { tellConsultant, tellTabs } from './tell.ts';

type Mandated = {
  id: string;
  companyName: string;
  sector: Sector;
  region: string | null;
  consultantId: string;
  description: string;
};

/** The owner of a company that was kept under a mandate goes on with the same consultant: it is under way at once. */
export async function beginMandated(ctx: UserContext, tx: Db, company: Mandated): Promise<string> {
  const { id: companyId, companyName: clientName, sector, region, consultantId, description } = company;
  const [id, now] = [newId(), ctx.now()];
  const row = { id, businessId: ctx.user.id, consultantId };
  await tx.insert(consultancies).values({
    ...{ ...row, companyId, clientName, sector, region, description, kind: 'altro', urgency: 'media' },
    ...{ sharesCompany: true, status: 'in_corso', createdAt: now, answeredAt: now, acceptedAt: now },
  });
  await recordEvent(tx, id, 'presa_in_carico', ctx.user.id, now, clientName);
  await countFigures(tx, [consultantId], now);
  const owner = `${ctx.user.firstName} ${ctx.user.lastName}`.trim();
  await tellConsultant(ctx, tx, row, 'presa_in_carico', takenOverNotice(owner, clientName), 'attive');
  await tellTabs(ctx, tx, row, { kind: 'incarico', chat: id });
  return id;
}
