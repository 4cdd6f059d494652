import type { ChatQuestion, QuestionKind } from '#domain/assistant/reading/chat-question.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { UNKNOWN } from '#messages/assistant/filo.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { PastMessage, Reply } from './answer.ts';
import { aboutApplying } from './applying.ts';
import { aboutDeadlines } from './deadlines.ts';
import { application } from './intents/application.ts';
import { best } from './intents/best.ts';
import { compare } from './intents/compare.ts';
import { aboutContract } from './intents/contracts.ts';
import { consultants } from './intents/consultants.ts';
import { bounded, courtesy } from './intents/courtesy.ts';
import { cumulation } from './intents/cumulation.ts';
import { deMinimisRoom } from './intents/de-minimis.ts';
import { aboutGrant } from './intents/grant.ts';
import { orders } from './intents/orders.ts';
import { withOwnAnswer } from './intents/own-answers.ts';
import { plainSum } from './intents/plain-sum.ts';
import { product } from './intents/product.ts';
import { rules } from './intents/rules.ts';
import { search } from './intents/search.ts';
import { companySizeAnswer } from './intents/size.ts';
import { tasks } from './intents/tasks.ts';
import { unknown } from './intents/unknown.ts';
import { aboutOwnRecord } from './own-records.ts';
import { pageApplication, type ApplicationOnScreen } from './page-application.ts';
import { LINKS, say } from './parts.ts';
import { readChat } from './read-chat.ts';
import { placesTold } from './told-company.ts';
import type { Teller } from './turn.ts';

const TELLERS: Record<Exclude<QuestionKind, 'ignota' | 'ricerca'>, Teller> = {
  cortesia: courtesy,
  compito: tasks,
  limite: bounded,
  candidatura: application,
  bando: aboutGrant,
  confronto: compare,
  cumulo: cumulation,
  ordine: orders,
  de_minimis: deMinimisRoom,
  dimensione: companySizeAnswer,
  scadenze: async ({ context, question }) => ({
    parts: await aboutDeadlines(context, question),
    intent: 'scadenze',
  }),
  conto: plainSum,
  migliore: best,
  consulenti: consultants,
  prodotto: product,
  proprie: ({ context, question }) => aboutOwnRecord(context, question.own!),
  regola: rules,
  documenti: async () => ({ parts: [say(CHAT.usualDocuments, [LINKS.requirements])], intent: 'compilazione' }),
  domanda: async ({ context }) => ({ parts: await aboutApplying(context), intent: 'compilazione' }),
};

export type Asking = { message: string; past: readonly PastMessage[]; page: { path: string } | null };

/** The message is read once; each question in it goes to the file of its kind. */
export async function replyTo(
  context: OperationContext,
  { message, past, page }: Asking,
): Promise<Reply & Required<Pick<Reply, 'intent'>>> {
  const onScreen = page && (await pageApplication(context.ctx, page.path));
  const { questions, intent } = await readChat(context, { message, past, page }, onScreen);
  const replies: Reply[] = [];
  for (const question of questions) replies.push(await answerOf(context, question, { past, onScreen }));
  const parts = distinct(replies.flatMap(({ parts: each }) => each));
  return {
    ...replies[0],
    intent: replies[0]?.intent ?? intent,
    parts: [...(await forWhom(context, questions)), ...parts],
  };
}

const FOR_SOMEBODY: readonly QuestionKind[] = ['ricerca', 'bando', 'confronto', 'migliore'];

/** Whom the answer is for, where the message tells of another firm than the one at hand. */
async function forWhom({ records }: OperationContext, questions: readonly ChatQuestion[]): Promise<Reply['parts']> {
  const told = questions.find(({ isSelfTold, kind }) => isSelfTold && FOR_SOMEBODY.includes(kind));
  const company = told && (await records.company());
  if (!company) return [];
  const isPlaced = placesTold(told).length > 0;
  return [say(CHAT.asTold(company.companyName, isPlaced ? null : company.region))];
}

async function answerOf(
  context: OperationContext,
  question: ChatQuestion,
  { past, onScreen }: { past: readonly PastMessage[]; onScreen: ApplicationOnScreen | null },
): Promise<Reply> {
  const catalogue = await context.records.catalogue();
  const grants = question.grants.flatMap((id) => catalogue.find(id)?.grant ?? []);
  const turn = { context, question, grants, application: onScreen };
  const isAgain = (past.findLast(({ sender }) => sender !== 'user')?.content ?? '').includes(UNKNOWN.first);
  if (question.kind === 'ignota') return unknown(turn, isAgain);
  if (question.kind === 'ricerca') return search(turn, isAgain);
  const ofContract = question.kind === 'bando' || question.kind === 'confronto' ? aboutContract(turn) : null;
  return ofContract ?? withOwnAnswer(turn, await TELLERS[question.kind](turn));
}

function distinct(parts: Reply['parts']): Reply['parts'] {
  const seen = new Set<string>();
  return parts.filter(({ text }) => !seen.has(text) && seen.add(text));
}
