import { expect, test } from 'vitest';
import { createPageReads } from './page-reads.ts';

test('what a page reads twice is asked of the database once, also where a query is handed over as it is', async () => {
  const read = createPageReads();
  let asked = 0;
  // Like a query of Drizzle: it runs whenever somebody waits for it.
  const query = () =>
    ({
      then: (resolve: (rows: number[]) => void) => {
        asked += 1;
        resolve([asked]);
      },
    }) as unknown as Promise<number[]>;
  expect([await read('rows', query), await read('rows', query)]).toEqual([[1], [1]]);
  expect(asked).toBe(1);
  expect(await read('others', query)).toEqual([2]);
});
