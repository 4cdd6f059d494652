import { later } from '#web/lib/later.tsx';
import { served } from '#web/lib/served.tsx';

/** Parts of the directory that a first visit only reads, or seldom shows. */
const tile = async () => (await import('./tile-text.tsx')).TileText;
const checks = async () => (await import('./three-checks.tsx')).ThreeChecks;
const nobody = async () => (await import('./nobody.tsx')).Nobody;

export const ServedTile = served(tile, import.meta.env.SSR ? await tile() : null);
export const ServedChecks = served(checks, import.meta.env.SSR ? await checks() : null);
export const Nobody = later(nobody, import.meta.env.SSR ? await nobody() : null);

/** Before the directory is drawn by its code: otherwise it would be short at first, and the reader's place lost. */
export const directoryReady = () => Promise.all([ServedTile.ready(), ServedChecks.ready()]);
