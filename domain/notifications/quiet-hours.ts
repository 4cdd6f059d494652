import type { RomeMoment } from '#domain/grants/rome-time.ts';

/** Nobody is woken: what happens between these hours, in Rome, is told in the morning. */
const QUIET = { from: '21:00', until: '08:00' } as const;

export const isQuiet = ({ time }: Pick<RomeMoment, 'time'>): boolean => time >= QUIET.from || time < QUIET.until;
