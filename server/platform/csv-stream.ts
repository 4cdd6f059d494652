import { CSV_START, csvLines, type Cell } from './csv.ts';
import { turn } from './threads/in-turns.ts';

type LineOf<Item> = (item: Item) => Cell[];

/** So many lines are written in a few milliseconds. */
const LINES_AT_ONCE = 100;

/** Of many thousands of lines some at a time: in between whoever waits goes first. */
export async function* linesInTurns<Item>(items: readonly Item[], lineOf: LineOf<Item>): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < items.length; at += LINES_AT_ONCE) {
    if (at > 0) await turn();
    yield items.slice(at, at + LINES_AT_ONCE).map(lineOf);
  }
}

/** Sent as it is written, and no faster than it is taken. */
export function csvStream<Item>(
  labels: readonly string[],
  items: readonly Item[],
  lineOf: LineOf<Item>,
): ReadableStream<Uint8Array> {
  const lines = linesInTurns(items, lineOf);
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(CSV_START + csvLines([labels]))),
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(Buffer.from(csvLines(value)));
    },
    cancel: async () => void (await lines.return(undefined)),
  });
}
