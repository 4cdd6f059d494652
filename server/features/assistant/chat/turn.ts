import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { Records } from '#server/features/assistant/records.ts';
import type { ChatPart, Reply } from './answer.ts';
import type { ApplicationOnScreen } from './page-application.ts';

/** One question with the grants it means, and whom the verdicts are about. */
export type Turn = {
  context: OperationContext;
  question: ChatQuestion;
  grants: Grant[];
  /** The one on screen, where the person may read it. */
  application: ApplicationOnScreen | null;
};
export type Teller = (turn: Turn) => Promise<Reply>;

export type Judged = {
  grant: Grant;
  item: MatchItem | undefined;
  company: string;
  today: string;
  isConsultant: boolean;
};

/** Whom the verdicts are about; null without a company. */
export async function whomOf(records: Pick<Records, 'company' | 'isDescribed'>): Promise<string | null> {
  return records.isDescribed ? CHAT.thisCase : ((await records.company())?.companyName ?? null);
}

/** The grants with the one verdict of the product. */
export async function judgedOf({ records, ctx }: OperationContext, grants: readonly Grant[]): Promise<Judged[]> {
  const judged = await records.judge(grants);
  const company = (await whomOf(records)) || CHAT.yourCompany;
  const isConsultant = ctx.user.userType === 'consultant';
  return grants.map((grant) => ({ grant, item: judged.get(grant.id), company, today: records.today, isConsultant }));
}

export const textOf = (parts: readonly ChatPart[]): string => parts.map(({ text }) => text).join('\n');
