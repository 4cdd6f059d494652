import { DOCUMENT_LIMITS } from './limits.ts';

/**
 * A few at work, some waiting, the others told at once; `enter` gives the way to leave, or null. Whoever is at work
 * already waits with what they send next, and others pass: nobody fills the line alone.
 */
export function createTurns(atOnce: number, waiting: number) {
  const queue: { key: string; resume: () => void }[] = [];
  const working: string[] = [];
  const isBusy = (key: string) => key !== '' && working.includes(key);
  const leave = (key: string) => () => {
    working.splice(working.indexOf(key), 1);
    const next = queue.findIndex((one) => !isBusy(one.key));
    if (next >= 0) queue.splice(next, 1)[0]!.resume();
  };
  const begin = (key: string) => {
    working.push(key);
    return leave(key);
  };
  return {
    /** `key`: whose it is; empty for nobody's. */
    async enter(key = ''): Promise<(() => void) | null> {
      if (working.length < atOnce && !isBusy(key)) return begin(key);
      const own = queue.filter((one) => one.key === key).length;
      if (queue.length >= waiting || (key !== '' && own >= Math.ceil(waiting / 4))) return null;
      return new Promise((resolve) => queue.push({ key, resume: () => resolve(begin(key)) }));
    },
  };
}

/** All that is done to documents apart shares these. */
export const readingTurns = createTurns(DOCUMENT_LIMITS.atOnce, DOCUMENT_LIMITS.waiting);
