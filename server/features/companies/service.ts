import type { Sector } from '#domain/vocabulary.ts';
import type { UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';

export type FirstCompany = { companyName: string; roleInCompany: string; sector: Sector; vatNumber: string | null };

/** The first company a user creates becomes the active one (spec §4). */
export const addFirstCompany = (tx: Db, userId: string, company: FirstCompany): Promise<void> =>
  store.insertCompany(tx, userId, company, true);

export const listCompanies = ({ db, user }: UserContext) => store.listCompanies(db, user.id);
