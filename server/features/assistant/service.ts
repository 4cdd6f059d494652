import { failureReason, type FailureReason } from '#domain/admin/failure-reason.ts';
import { AppError } from '#domain/errors.ts';
import type { AssistantType, DocumentType } from '#domain/assistant/request-types.ts';
import { ASSISTANT_NEEDS, consentText, UNKNOWN_FAILURE } from '#messages/assistant/assistant.ts';
import { fieldMessage } from '#messages/validation.ts';
import type { UserContext } from '#server/context.ts';
import { recordAssistantUse } from '#server/features/activity/service.ts';
import { activeCompanyOf } from '#server/features/companies/service.ts';
import { checkUploads, type Upload } from '#server/features/files/service.ts';
import { isOn } from '#server/features/installation/service.ts';
import { newId } from '#server/platform/tokens.ts';
import { answerWith, type AnswerOptions, type Outcome } from './answer.ts';
import { OPERATIONS, type AnyOperation } from './operations/operations.ts';
import { modelCallerOf, providerHost } from './provider/provider.ts';
import { projectOf } from './project-input.ts';
import { countRequest, DAILY_REQUESTS, startOfToday } from './quota.ts';
import { openRecords } from './records.ts';
import { rewriteWith } from './rewriting.ts';
import type { AssistantAnswer } from './shapes.ts';
import * as store from './store.ts';

export { usageShape } from './shapes.ts';
export { trainBoth, writeBoth } from './chat/trained-models.ts';
export { warmFilo } from './warm.ts';

const ERROR_CHARS = 300;

type AssistantRequest = {
  type: AssistantType;
  data: Record<string, unknown>;
  userProfile?: Record<string, unknown> | null | undefined;
};
type Waiting = Pick<AnswerOptions, 'signal'> &
  Partial<Pick<AnswerOptions, 'onDelta'>> & {
    /** Answered on this server whatever the consent. */
    isLocal?: boolean;
  };

/** One request, from the quota to the record of it. */
export async function askAssistant(
  ctx: UserContext,
  request: AssistantRequest,
  waiting: Waiting,
): Promise<AssistantAnswer> {
  const operation = OPERATIONS[request.type];
  const input = inputOf(operation, request.data);
  const id = newId();
  await countRequest(ctx, { id, userId: ctx.user.id, type: request.type, createdAt: ctx.now() });
  const startedAt = performance.now();
  const subject = operation.subject?.(input) ?? {};
  const records = openRecords(ctx, {
    ...subject,
    profile: subject.profile ?? request.userProfile ?? undefined,
    project: projectOf(request.data.project),
  });
  const company = await records.company();
  const companyId = company?.id ?? null;
  const { isLocal = false, ...options } = waiting;
  const caller = !isLocal && (await mayUseProvider(ctx, companyId)) ? modelCallerOf(ctx) : null;
  const durationMs = () => Math.round(performance.now() - startedAt);
  const record = (outcome: Outcome | null) => endRequest(ctx, id, companyId, outcome, durationMs());
  let outcome: Outcome;
  try {
    outcome = await answerWith(operation, { ctx, records }, input, { caller, ...options });
  } catch (error) {
    if (waiting.signal.aborted) await record(null);
    throw error;
  }
  await record(outcome);
  if (outcome.answer !== null) {
    const { answer: response, answeredBy, notice } = outcome;
    await recordAssistantUse(ctx, ctx.db, { ...request, response, answeredBy, notice });
  }
  const { answer, answeredBy, notice } = outcome;
  const isAnswered = answer !== null;
  if (!isAnswered) ctx.log.error({ type: request.type, error: outcome.error }, 'assistant failed');
  return {
    type: request.type,
    success: isAnswered,
    response: answer,
    error: isAnswered ? null : operation.failure || UNKNOWN_FAILURE,
    answeredBy,
    notice,
    durationMs: durationMs(),
  };
}

type UploadedDocument = { documentType: DocumentType; companyId: string | null };

/**
 * A document that is read and not kept. It is never passed on to a provider: it names people who were not asked, and
 * what is in it is found here.
 */
export function analyseUpload(ctx: UserContext, uploads: Upload[], about: UploadedDocument, signal: AbortSignal) {
  const [upload] = checkUploads('analysed_document', uploads, 'file');
  if (!upload) throw new AppError('invalid_input', { fields: [{ field: 'file', message: ASSISTANT_NEEDS.document }] });
  const documentData = { upload: { name: upload.name.slice(0, 200), bytes: upload.bytes } };
  return askAssistant(
    ctx,
    { type: 'document_analysis', data: { ...about, documentData } },
    { signal, isLocal: true },
  ) as Promise<AssistantAnswer<'document_analysis'>>;
}

function inputOf(operation: AnyOperation, data: Record<string, unknown>): unknown {
  const parsed = operation.input.safeParse(data);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({
    field: ['data', ...issue.path].join('.'),
    message: fieldMessage(issue),
  }));
  throw new AppError('invalid_input', { fields });
}

/** Nothing of a company leaves this server before its owner said yes, to this very host. */
async function mayUseProvider(ctx: UserContext, companyId: string | null): Promise<boolean> {
  const host = providerHost(ctx);
  if (host === null || !(await isOn(ctx, 'assistente_esterno'))) return false;
  return companyId !== null && store.hasConsent(ctx.db, ctx.user.id, companyId, host);
}

async function endRequest(
  ctx: UserContext,
  id: string,
  companyId: string | null,
  outcome: Outcome | null,
  durationMs: number,
) {
  await store.endRequest(ctx.db, id, {
    companyId,
    answeredBy: outcome?.answeredBy ?? null,
    // Filo standing in for a provider that failed is help for the person, and a failure in the figures.
    isSuccess: outcome !== null && outcome.error === null && outcome.answeredBy !== null,
    isCancelled: outcome === null,
    error: outcome?.error?.slice(0, ERROR_CHARS) ?? null,
    failurePlace: outcome?.thrown === undefined ? null : placeText(failureReason(outcome.thrown)),
    durationMs,
    ...(outcome?.tokens ?? {}),
  });
}

/** "TypeError · server/features/…/topics.ts:12": what was thrown, without what was written. */
const placeText = ({ error, code, place }: FailureReason): string => [error, code, place].filter(Boolean).join(' · ');

/** Success rate is 100% with no requests (ACT-3). */
const withRate = ({ usedSince: _used, quota: _quota, ...figures }: Awaited<ReturnType<typeof store.readFigures>>) => ({
  ...figures,
  successRate:
    figures.totalRequests === 0 ? 100 : Math.round((figures.successfulRequests / figures.totalRequests) * 100),
});

export async function readUsage(ctx: UserContext) {
  const figures = await store.readFigures(ctx.db, ctx.user.id, startOfToday(ctx));
  const own = withRate(figures);
  const today = { used: figures.usedSince, limit: figures.quota ?? DAILY_REQUESTS };
  if (!ctx.user.isAdmin) return { own, today, installation: null };
  const state = modelCallerOf(ctx)?.breaker.state();
  const provider = ({ closed: 'attivo', open: 'in_pausa', half_open: 'in_prova' } as const)[state ?? 'closed'];
  const everybody = withRate(await store.readFigures(ctx.db, null, startOfToday(ctx)));
  return {
    own,
    today,
    installation: {
      ...everybody,
      provider: state ? provider : ('assente' as const),
      byType: await store.countByType(ctx.db),
    },
  };
}

export async function readConsent(ctx: UserContext) {
  const host = providerHost(ctx);
  const active = await activeCompanyOf(ctx.db, ctx.user.id);
  return {
    isProviderConfigured: host !== null,
    host,
    model: ctx.env.ai?.model ?? null,
    company: active && { id: active.id, companyName: active.companyName },
    isGranted: host !== null && active !== null && (await store.hasConsent(ctx.db, ctx.user.id, active.id, host)),
    explanation: consentText(host),
  };
}

/** For the active company; answers with the consent as it now stands. */
export async function changeConsent(ctx: UserContext, isGranted: boolean) {
  const host = providerHost(ctx);
  const active = await activeCompanyOf(ctx.db, ctx.user.id);
  if (!active) throw new AppError('not_found');
  if (active.ownerId !== ctx.user.id) throw new AppError('not_allowed'); // only the owner lets data leave
  if (isGranted && host === null) throw new AppError('assistant_stays_here');
  if (isGranted)
    await store.putConsent(ctx.db, { companyId: active.id, userId: ctx.user.id, host: host!, grantedAt: ctx.now() });
  else await store.deleteConsent(ctx.db, ctx.user.id, active.id);
  return readConsent(ctx);
}

type Rewriting = { companyId: string; title: string; draft: string; facts: string };
const REWRITING_MS = 20_000;

/**
 * For other features: a draft said better by the provider that the company agreed to, with nothing that its facts do not
 * hold. No text: there is none, or it failed, and the draft stands.
 */
export async function rewriteDraft(
  ctx: UserContext,
  asked: Rewriting,
): Promise<{ text: string | null; notice: string | null }> {
  const caller = (await mayUseProvider(ctx, asked.companyId)) ? modelCallerOf(ctx) : null;
  if (!caller) return { text: null, notice: null };
  const id = newId();
  try {
    await countRequest(ctx, { id, userId: ctx.user.id, type: 'generate_content', createdAt: ctx.now() });
  } catch (error) {
    if (error instanceof AppError) return { text: null, notice: error.fields[0]?.message ?? null };
    throw error;
  }
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  const rewritten = await rewriteWith(caller, asked, AbortSignal.timeout(REWRITING_MS));
  await endRequest(ctx, id, asked.companyId, rewritten.outcome, durationMs());
  return { text: rewritten.text, notice: rewritten.outcome.notice };
}
