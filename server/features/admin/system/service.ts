import { AppError } from '#domain/errors.ts';
import { failureReason } from '#domain/admin/failure-reason.ts';
import { SWITCHES, type Configured, type RetryInput, type SwitchInput } from '#domain/admin/system.ts';
import { FAILURE_EXPORT, jobLabel } from '#messages/admin/system.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { changeInstallation, installationChanged, installationOf } from '#server/features/installation/service.ts';
import { csvOf } from '#server/platform/csv.ts';
import { diskRoom } from '#server/platform/files/disk-room.ts';
import type { FailedJob } from '#server/platform/queue/queue.ts';
import { VERSION } from '#server/version.ts';
import type { SystemQuery } from './shapes.ts';
import * as store from './store.ts';

const PAGE_SIZE = 50;
const EXPORT_MAX = 10_000;
const FIRST: SystemQuery = { ordine: 'recenti', pagina: 1 };

/** Everything the screen shows, in one answer. Why a job failed is told without anything that people wrote. */
export async function readSystem(ctx: UserContext, { ordine, pagina }: SystemQuery = FIRST) {
  const { db, env, queue } = ctx;
  const { notice, switches } = await installationOf(ctx);
  const queues = await queue.states();
  const part = { limit: PAGE_SIZE, offset: (pagina - 1) * PAGE_SIZE, order: ordine };
  const total = queues.reduce((sum, { failed }) => sum + failed, 0);
  const [database, purposes] = [await store.readDatabase(db), await store.readFiles(db)];
  return {
    notice: notice ?? '',
    switches,
    configured: configuredOf(env),
    queues: queues.map(({ oldestAt, ...each }) => ({ ...each, oldestAt: oldestAt?.toISOString() ?? null })),
    failures: (await queue.failures(part)).map(told),
    failed: { page: pagina, pages: Math.ceil(total / PAGE_SIZE), pageSize: PAGE_SIZE, total },
    mail: { isSent: env.smtpUrl !== undefined, kept: await store.countOutbox(db) },
    files: {
      bytes: purposes.reduce((sum, { bytes }) => sum + bytes, 0),
      isBucket: env.s3 !== undefined,
      disk: env.s3 ? null : await diskRoom(env.dataDir),
      purposes,
    },
    database: { bytes: database.bytes, tables: database.tables },
    versions: { bandolo: VERSION, node: process.version.slice(1), postgresql: database.version },
    startedAt: new Date(ctx.now().getTime() - process.uptime() * 1000).toISOString(),
  };
}

const told = ({ id, name, at, tries, output }: FailedJob) => ({
  id,
  queue: name,
  at: at.toISOString(),
  tries,
  ...failureReason(output),
});

/** All pages, in the order of the screen. */
export async function exportFailures(ctx: UserContext, { ordine }: SystemQuery): Promise<string> {
  const rows = (await ctx.queue.failures({ limit: EXPORT_MAX, order: ordine })).map(told);
  const detail = { righe: rows.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'lavori_falliti', detail });
  return csvOf([
    [...FAILURE_EXPORT.columns],
    ...rows.map((row) => [jobLabel(row.queue), row.at, row.tries, row.error, row.code, row.place]),
  ]);
}

const configuredOf = (env: UserContext['env']): Record<Configured, boolean> => ({
  smtp: env.smtpUrl !== undefined,
  s3: env.s3 !== undefined,
  postgresql: env.databaseUrl !== undefined,
  ai: env.ai !== undefined,
  google: env.google !== undefined,
  facebook: env.facebook !== undefined,
  link_checks: env.hasLinkChecks,
  demo: env.hasDemoData,
});

/** What everybody reads from now on; the words themselves are no matter for the log. */
export async function setNotice(ctx: UserContext, text: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await changeInstallation(tx, () => ({ notice: text }));
    const action = text === '' ? 'avviso_tolto' : 'avviso_pubblicato';
    await writeAudit(ctx, tx, { action, subject: 'sistema', id: 'avviso', detail: { caratteri: text.length } });
  });
  installationChanged(ctx);
}

export async function setSwitch(ctx: UserContext, { feature, isOn }: SwitchInput): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    let before = true;
    await changeInstallation(tx, ({ switches }) => {
      before = switches[feature];
      return { switchedOff: SWITCHES.filter((each) => (each === feature ? !isOn : !switches[each])) };
    });
    const detail = { prima: before, dopo: isOn };
    await writeAudit(ctx, tx, { action: 'interruttore_cambiato', subject: 'sistema', id: feature, detail });
  });
  installationChanged(ctx);
}

/** Those that are still given up; one that somebody else has tried again meanwhile is left as it is. */
export async function retryJobs(ctx: UserContext, { ids }: RetryInput): Promise<string[]> {
  const retried: string[] = [];
  await ctx.db.transaction(async (tx) => {
    for (const id of new Set(ids)) {
      const name = await ctx.queue.retry(tx, id);
      if (name === null) continue;
      retried.push(id);
      await writeAudit(ctx, tx, { action: 'lavoro_riprovato', subject: 'sistema', id, detail: { coda: name } });
    }
  });
  if (retried.length === 0) throw new AppError('not_found');
  return retried;
}
