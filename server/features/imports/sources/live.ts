import type { IsoDate } from '#domain/grants/grant.ts';
import type { ImportSource } from '#domain/imports/codes.ts';
import type { Asking } from './ask-source.ts';
import { fetchIncentivi } from './fetch-incentivi.ts';
import { fetchSedia } from './fetch-sedia.ts';
import type { Reading } from './reading.ts';

type Ask = (today: IsoDate, asking: Asking) => Promise<Reading>;

/** How each source is asked for what it publishes today; null: it only comes as a file. A new source has to say. */
const LIVE: Record<ImportSource, Ask | null> = {
  incentivi: (_today, asking) => fetchIncentivi(asking),
  sedia: fetchSedia,
  generic: null,
};

export const liveSource = (source: ImportSource): Ask | null => LIVE[source];
