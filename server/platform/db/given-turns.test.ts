import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEmbedded } from './embedded.ts';

const LONG_MS = 150;

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
    for (const startedAt = performance.now(); performance.now() - startedAt < LONG_MS;) await ask();
    expect(state.turns).toBeGreaterThan(3);
  } finally {
    state.isOver = true;
    await close();
  }
});
