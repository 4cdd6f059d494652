import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEmbedded } from './embedded.ts';

/** Without turns given there is none in all that time; with them a machine at rest needs a tenth of a second. */
const PATIENCE_MS = 3000;
const TURNS = 4;

test.each(['queries', 'transactions'] as const)('%s that follow each other leave others their turn', async (kind) => {
  const { db, close } = await openEmbedded();
  const state = { turns: 0, isOver: false };
  const count = () => {
    state.turns += 1;
    if (!state.isOver) setImmediate(count);
  };
  try {
    const ask = () =>
      kind === 'queries' ? db.execute(sql`select 1`) : db.transaction((tx) => tx.execute(sql`select 1`));
    await ask();
    setImmediate(count);
    const until = performance.now() + PATIENCE_MS;
    while (state.turns < TURNS && performance.now() < until) await ask();
    expect(state.turns).toBeGreaterThanOrEqual(TURNS);
  } finally {
    state.isOver = true;
    await close();
  }
});
