import { costOf, type TokenPrices } from '#domain/admin/assistant.ts';
import { daysIn } from '#domain/admin/summary.ts';
import type { AssistantType } from '#domain/assistant/request-types.ts';
import { AppError } from '#domain/errors.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import {
  ASSISTANT_FAILURES,
  ASSISTANT_NOTICES,
  PROVIDER_PROBLEMS,
  UNKNOWN_FAILURE,
} from '#messages/assistant/assistant.ts';
import { ASSISTANT_DESK, ASSISTANT_EXPORT, QUOTA_EXPORT, TYPE_LABELS } from '#messages/admin/assistant.ts';
import type { UserContext } from '#server/context.ts';
import { modelCallerOf, providerHost } from '#server/features/assistant/provider/provider.ts';
import { DAILY_REQUESTS, startOfToday } from '#server/features/assistant/quota.ts';
import { quotaOf } from '#server/features/assistant/store.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { changeInstallation, installationChanged, installationOf } from '#server/features/installation/service.ts';
import { csvOf } from '#server/platform/csv.ts';
import { assistantQuery, type AssistantQuery } from './shapes.ts';
import * as store from './store.ts';

const DAY_MS = 86_400_000;
/** Everything the product itself says of a failure: other words may be somebody's and are not shown. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(ASSISTANT_FAILURES),
  ...Object.values(PROVIDER_PROBLEMS).map(ASSISTANT_NOTICES.providerFailed),
  ASSISTANT_NOTICES.providerPaused,
  UNKNOWN_FAILURE,
]);

const NOTHING: store.Figures = {
  requests: 0,
  cancelled: 0,
  succeeded: 0,
  averageMs: 0,
  inputTokens: 0,
  outputTokens: 0,
};

/** Noon is on its day also where a night was an hour longer. */
const dayAt = (ctx: UserContext, daysAgo: number): string =>
  romeMoment(new Date(startOfToday(ctx).getTime() + DAY_MS / 2 - daysAgo * DAY_MS)).day;
/** When the first of so many days began, today being the last. */
const startOf = (ctx: UserContext, days: number): Date => romeInstant(dayAt(ctx, days - 1), '00:00');

const PAGE_SIZE = 25;
const EXPORT_MAX = 10_000;

export async function readAssistantDesk(
  ctx: UserContext,
  { giorni, ordine, pagina, limiti, ordineLimiti }: AssistantQuery = assistantQuery.parse({}),
) {
  const { db } = ctx;
  const days = daysIn(giorni);
  const shownDays = Array.from({ length: days }, (_, at) => dayAt(ctx, days - 1 - at));
  const from = startOf(ctx, days);
  const { prices } = await installationOf(ctx);
  const priced = <Row extends store.Figures>(row: Row) => ({ ...row, cost: costOf(row, prices) });
  const busyDays = new Map((await store.readByDay(db, from)).map(({ day, ...figures }) => [day, figures]));
  const failures = await store.readFailures(db, from, ordine, PAGE_SIZE, (pagina - 1) * PAGE_SIZE);
  const quotas = await store.readQuotas(db, startOfToday(ctx), ordineLimiti, PAGE_SIZE, (limiti - 1) * PAGE_SIZE);
  return {
    days,
    totals: priced(await store.readTotals(db, from)),
    byType: (await store.readByType(db, from)).map((row) => ({ ...priced(row), type: row.type as AssistantType })),
    byDay: shownDays.map((day) => priced({ day, ...(busyDays.get(day) ?? NOTHING) })),
    failures: failures.map(told),
    failed: pageOf(pagina, failures[0]?.all ?? 0),
    provider: providerOf(ctx),
    prices,
    quotas: quotas.map(({ all: _, ...quota }) => quota),
    limits: pageOf(limiti, quotas[0]?.all ?? 0),
    daily: DAILY_REQUESTS,
  };
}

const pageOf = (page: number, total: number) => ({
  page,
  pages: Math.ceil(total / PAGE_SIZE),
  pageSize: PAGE_SIZE,
  total,
});

const told = ({ type, error, place, times, at }: store.FailureRow) => ({
  type: type as AssistantType,
  reason: error !== null && OWN_WORDS.has(error) ? error : null,
  place,
  times,
  at: new Date(at).toISOString(),
});

/** All pages of what went wrong in the period. */
export async function exportAssistantFailures(ctx: UserContext, { giorni, ordine }: AssistantQuery): Promise<string> {
  const from = startOf(ctx, daysIn(giorni));
  const rows = (await store.readFailures(ctx.db, from, ordine, EXPORT_MAX)).map(told);
  const detail = { righe: rows.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'errori_assistente', detail });
  return csvOf([
    [...ASSISTANT_EXPORT.columns],
    ...rows.map((row) => [TYPE_LABELS[row.type], row.reason ?? ASSISTANT_DESK.internal, row.place, row.times, row.at]),
  ]);
}

/** Everybody of today and everybody with a limit of their own; without one, what holds for all. */
export async function exportQuotas(ctx: UserContext, { ordineLimiti }: AssistantQuery): Promise<string> {
  const rows = await store.readQuotas(ctx.db, startOfToday(ctx), ordineLimiti, EXPORT_MAX);
  const detail = { righe: rows.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'limiti_assistente', detail });
  return csvOf([
    [...QUOTA_EXPORT.columns],
    ...rows.map(({ name, email, used, own }) => [
      name,
      email,
      used,
      own ?? DAILY_REQUESTS,
      own === null ? QUOTA_EXPORT.everybodys : QUOTA_EXPORT.theirs,
    ]),
  ]);
}

const STATES = { closed: 'attivo', open: 'in_pausa', half_open: 'in_prova' } as const;
function providerOf(ctx: UserContext) {
  const [caller, host] = [modelCallerOf(ctx), providerHost(ctx)];
  if (!caller || host === null || !ctx.env.ai) return null;
  const { breaker } = caller;
  return { state: STATES[breaker.state()], failuresInARow: breaker.failuresInARow(), host, model: ctx.env.ai.model };
}

/** From the next request on. */
export async function setQuota(ctx: UserContext, userId: string, daily: number | null): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await store.hasPerson(tx, userId))) throw new AppError('not_found');
    const before = await quotaOf(tx, userId);
    await store.putQuota(tx, userId, daily);
    const detail = { prima: before, dopo: daily };
    await writeAudit(ctx, tx, { action: 'quota_cambiata', subject: 'utente', id: userId, detail });
  });
}

export async function setPrices(ctx: UserContext, prices: TokenPrices): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await changeInstallation(tx, () => ({ aiPrices: prices }));
    const detail = { letti: prices.input, scritti: prices.output };
    await writeAudit(ctx, tx, { action: 'prezzi_cambiati', subject: 'sistema', id: 'assistente', detail });
  });
  installationChanged(ctx);
}
