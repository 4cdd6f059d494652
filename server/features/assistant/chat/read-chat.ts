import { serialize } from 'node:v8';
import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Steps } from '#domain/steps.ts';
import type { Services } from '#server/context.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { openCatalogue, type Catalogue } from '#server/features/grants/service.ts';
import { refuseSlow } from '#server/platform/workers/reread.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import type { ApplicationOnScreen } from './page-application.ts';
import type { Asking } from './reply.ts';
import type { ChatReading, GrantSnapshot, readChat as readInWorker } from './reading.worker.ts';

const MODULE = 'server/features/assistant/chat/reading.worker.ts';
const NAME = 'readChat';
/** A long conversation is read again with every message that follows. */
const LIMITS = { lane: 'prepared', timeLimitMs: 10_000 } as const;
const GRANTS_PER_STEP = 20;

/** What a message asks, read in a worker thread before anything else of the product reads it. */
export async function readChat(
  { ctx, records }: OperationContext,
  { message, past, page }: Asking,
  onScreen: ApplicationOnScreen | null,
): Promise<ChatReading> {
  const catalogue = await records.catalogue();
  const said = {
    snapshot: await snapshotOf(catalogue),
    own: catalogue.own.map(({ grant }) => grant),
    alias: page && aliasIn(catalogue, page.path),
    today: records.today,
    company: await records.facts(),
    message,
    past: past.map(({ sender, content }) => ({ sender, content })),
    page: page && { path: page.path, application: onScreen && { grantId: onScreen.grantId } },
  };
  const chars = past.reduce((sum, { content = '' }) => sum + content.length, message.length);
  const reading = await ctx.workers.run<typeof readInWorker>(MODULE, NAME, [said], { ...LIMITS, chars });
  refuseSlow(ctx.log, reading, { module: MODULE, name: NAME, chars });
  return reading;
}

/** The worker learns from its examples while nobody waits for it. */
export async function warmReading(services: Services): Promise<void> {
  const said = {
    snapshot: await snapshotOf(await openCatalogue(services)),
    own: [],
    alias: null,
    today: romeMoment(services.now()).day,
    company: null,
    message: 'Ciao!',
    past: [],
    page: null,
  };
  await services.workers.run<typeof readInWorker>(MODULE, NAME, [said], LIMITS);
}

/** "/grant/1": a grant may be called otherwise in an address. */
function aliasIn(catalogue: Catalogue, path: string): { slug: string; id: string } | null {
  const slug = /^\/[\w-]+\/([^/?#]+)/.exec(path)?.[1];
  const id = slug === undefined ? undefined : catalogue.find(slug)?.grant.id;
  return slug === undefined || id === undefined ? null : { slug, id };
}

const SNAPSHOTS = new WeakMap<Catalogue, { revision: number; snapshot: Promise<GrantSnapshot> }>();
let lastKey = 0;

/** Once per revision of the catalogue, and without keeping others waiting. */
function snapshotOf({ common: catalogue }: Catalogue): Promise<GrantSnapshot> {
  const { revision } = catalogue;
  const before = SNAPSHOTS.get(catalogue);
  if (before?.revision === revision) return before.snapshot;
  const key = String((lastKey += 1));
  const grants = [...catalogue.entries()].map(({ grant }) => grant);
  const snapshot = inTurns(partsInSteps(grants)).then((parts) => ({ key, parts }));
  SNAPSHOTS.set(catalogue, { revision, snapshot });
  snapshot.catch(() => SNAPSHOTS.delete(catalogue));
  return snapshot;
}

function* partsInSteps(grants: readonly Grant[]): Steps<SharedArrayBuffer[]> {
  const parts: SharedArrayBuffer[] = [];
  for (let at = 0; at < grants.length; at += GRANTS_PER_STEP) {
    const bytes = serialize(grants.slice(at, at + GRANTS_PER_STEP));
    const part = new SharedArrayBuffer(bytes.length);
    new Uint8Array(part).set(bytes);
    parts.push(part);
    yield;
  }
  return parts;
}
