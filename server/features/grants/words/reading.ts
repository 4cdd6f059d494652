import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Services } from '#server/context.ts';
import { refuseSlow } from '#server/platform/workers/reread.ts';
import type { readWords as readInWorker, WordsReading } from './words.worker.ts';

const MODULE = 'server/features/grants/words/words.worker.ts';
const NAME = 'readWords';
/** A hundred times what it takes: a machine at its limit must not refuse what anybody may ask. */
const TIME_LIMIT_MS = 5_000;
/** The pages of one search, its counts and its export ask for the same reading. */
const REMEMBERED = 200;
const READINGS = new Map<string, Promise<WordsReading>>();

export type Reading = Pick<Services, 'workers' | 'log' | 'now'>;

/** What the words of a search tell, read in a worker thread before anything else of the product reads them. */
export function readWords(services: Reading, words: string): Promise<WordsReading> {
  const { day } = romeMoment(services.now());
  const key = `${day} ${words}`;
  const known = READINGS.get(key);
  if (known) return known;
  const reading = read(services, words, day);
  if (READINGS.size >= REMEMBERED) READINGS.delete(READINGS.keys().next().value!);
  READINGS.set(key, reading);
  reading.catch(() => READINGS.delete(key));
  return reading;
}

async function read({ workers, log }: Reading, words: string, day: string): Promise<WordsReading> {
  const [chars, timeLimitMs] = [words.length, TIME_LIMIT_MS];
  const reading = await workers.run<typeof readInWorker>(MODULE, NAME, [words, day], { timeLimitMs, chars });
  refuseSlow(log, reading, { module: MODULE, name: NAME, chars });
  return reading;
}

/** One after the other in each thread, while nobody waits: the first search then finds them loaded. */
export async function warmWords(services: Reading): Promise<void> {
  await Promise.all(SAMPLES.map((words) => readWords(services, words)));
}
const SAMPLES = ['panificio a Taranto, forno da 40.000 €', 'fotovoltaico per un albergo in Sardegna'];
