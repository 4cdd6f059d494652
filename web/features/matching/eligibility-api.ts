import type { InferResponseType } from 'hono/client';
import { usualFirm } from '#domain/eligibility/usual-firm.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { actsForCompany, type SessionUser } from '#web/lib/session.ts';
import { projectToldAs, type Visitor } from '#web/lib/visitor.ts';
import type { Verdicts } from './verdict-words.ts';

type OwnCheck = InferResponseType<ApiClient['grants'][':id']['eligibility']['$get'], 200>;
export type Checked = NonNullable<OwnCheck['result']>;
export type { OwnCheck };

/** Verdicts for the cards of one page; none for visitors. A failure costs the verdicts, not the page. */
export async function readVerdicts(api: ApiClient, user: SessionUser | null, ids: string[]): Promise<Verdicts> {
  if (!actsForCompany(user) || ids.length === 0) return {};
  const answer = await dataOf(api.verdicts.$get({ query: { ids: ids.join(',') } })).catch(() => ({ verdicts: {} }));
  return answer.verdicts;
}

export async function readOwnCheck(api: ApiClient, user: SessionUser | null, id: string): Promise<OwnCheck | null> {
  if (!actsForCompany(user)) return null;
  return dataOf(api.grants[':id'].eligibility.$get({ param: { id } })).catch(() => null);
}

const readWish = async (api: ApiClient, text: string) =>
  (await dataOf(api.projects.reading.$post({ json: { text } }))).project;

/** The first verdict of a visitor, for the project of their words. */
export async function checkQuickly(api: ApiClient, id: string, answers: Visitor['company'], wish: string) {
  const company = usualFirm(answers);
  const project = wish === '' ? null : (projectToldAs(wish) ?? (await readWish(api, wish)));
  const checked: Checked = await dataOf(
    api.grants[':id'].eligibility.$post({ param: { id }, json: { company, ...(project ? { project } : {}) } }),
  );
  return { checked, project };
}
