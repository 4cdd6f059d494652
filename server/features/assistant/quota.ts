import { romeMoment } from '#domain/grants/rome-time.ts';
import type { UserContext } from '#server/context.ts';
import * as store from './store.ts';

/** A person at work asks a few dozen times a day; a script gone wild asks thousands. */
export const DAILY_REQUESTS = 300;

/** From midnight in Rome. */
export function usedToday({ db, user, now }: UserContext): Promise<number> {
  const { time } = romeMoment(now());
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = new Date(Math.floor(now().getTime() / 60_000) * 60_000 - (hours * 60 + minutes) * 60_000);
  return store.countSince(db, user.id, midnight);
}
