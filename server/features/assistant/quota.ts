import { romeInstant } from '#domain/grants/rome-instant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { UserContext } from '#server/context.ts';
import * as store from './store.ts';

/** A person at work asks a few dozen times a day; a script gone wild asks thousands. */
export const DAILY_REQUESTS = 300;

/** From midnight in Rome. */
export function usedToday({ db, user, now }: UserContext): Promise<number> {
  return store.countSince(db, user.id, romeInstant(romeMoment(now()).day, '00:00'));
}
