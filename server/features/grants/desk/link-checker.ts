import { setTimeout as pause } from 'node:timers/promises';
import { LINK_REASON } from '#messages/admin/catalogue.ts';
import type { Services } from '#server/context.ts';
import { catalogueChanged, followCatalogue, openFreshCatalogue } from '#server/features/grants/memory.ts';
import { lockCatalogue, nextRevision } from '#server/features/grants/store.ts';
import { linkChecks } from '#server/features/grants/tables.ts';
import { publicFetch } from '#server/platform/http/public-fetch.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { CATALOGUE_TOPIC, followOthers, setPublished } from './publishing.ts';
import { readLinkChecks } from './store.ts';

/** Every night, far from the imports. */
export const checkLinksJob: JobDefinition<object> = { name: 'check-links', cron: '20 2 * * *', retryLimit: 0 };

const DAY_MS = 86_400_000;
/** A page that answers is looked at again after this; one that does not, after twice as long each time. */
const REST_DAYS = 7;
const LONGEST_REST_DAYS = 28;
/** So often in a row "not found", and the grant leaves the search until somebody has looked. */
export const GONE_AFTER = 3;
const GONE: readonly (number | null)[] = [404, 410];
const TIMEOUT_MS = 10_000;
const BETWEEN_MS = 1_000;
const AT_ONCE = 500;

type Asking = { fetch: typeof fetch; betweenMs?: number };
type Due = { id: string; link: string; failures: number };

/** Off unless the installation asks for it: without a network nothing is asked and nothing is held against anybody. */
export async function checkLinks(services: Services, asking: Asking = { fetch: publicFetch }): Promise<void> {
  if (!services.env.hasLinkChecks) return;
  const byHost = Map.groupBy(await dueLinks(services), ({ link }) => new URL(link).host);
  for (const links of byHost.values()) {
    for (const [place, link] of links.entries()) {
      if (place > 0) await pause(asking.betweenMs ?? BETWEEN_MS);
      const status = await statusOf(link.link, asking);
      await note(services, link, status);
      // A host that is away, or asks for rest, is left alone until the next night.
      if (status === null || status === 429 || status >= 500) break;
    }
  }
}

async function dueLinks(services: Services): Promise<Due[]> {
  const [catalogue, known] = [await openFreshCatalogue(services), await readLinkChecks(services.db)];
  const now = services.now();
  return [...catalogue.entries()]
    .flatMap(({ grant: { id, link } }): Due[] => {
      if (link === null || !isPublicAddress(link)) return [];
      const check = known.get(id);
      if (!check || check.link !== link) return [{ id, link, failures: 0 }];
      return check.nextAt <= now ? [{ id, link, failures: check.failures }] : [];
    })
    .slice(0, AT_ONCE);
}

/** Names of sites only; what they lead to is judged when it is connected to (public-fetch.ts). */
export function isPublicAddress(link: string): boolean {
  const { hostname, protocol, port } = new URL(link);
  const isName = /\.[a-z]{2,}$/i.test(hostname) && !/\.(local|internal|localhost|lan|home|arpa)$/i.test(hostname);
  return isName && /^https?:$/.test(protocol) && port === '';
}

/** Null: nobody answered. A redirection is an answer. */
async function statusOf(link: string, { fetch: ask }: Asking): Promise<number | null> {
  try {
    const answer = await ask(link, { method: 'GET', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

async function note(services: Services, { id, link, failures }: Due, status: number | null): Promise<void> {
  const isGone = GONE.includes(status);
  // Who is away tonight may be there tomorrow: only "not found" counts against a grant.
  const counted = isGone ? failures + 1 : status !== null && status < 400 ? 0 : failures;
  const restDays = isGone ? Math.min(2 ** failures, LONGEST_REST_DAYS) : REST_DAYS;
  const now = services.now();
  const row = { link, status, failures: counted, checkedAt: now, nextAt: new Date(now.getTime() + restDays * DAY_MS) };
  await services.db.transaction(async (tx) => {
    await tx
      .insert(linkChecks)
      .values({ grantId: id, ...row })
      .onConflictDoUpdate({ target: linkChecks.grantId, set: row });
    if (counted < GONE_AFTER) return;
    await lockCatalogue(tx);
    const revision = await nextRevision(tx);
    await setPublished({ user: { id: 'sistema' }, now: services.now }, tx, revision, id, LINK_REASON(counted));
    await services.live.tell(tx, CATALOGUE_TOPIC, {});
  });
  if (counted >= GONE_AFTER) catalogueChanged(services);
}

/** Also hears of changes that other processes make. */
export async function workLinkChecks(services: Services): Promise<void> {
  followOthers(services, () => followCatalogue(services));
  await services.queue.work(checkLinksJob, () => checkLinks(services));
}
