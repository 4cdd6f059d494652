import { cpSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { PARTS } from '#bench/attack/parts.ts';
import { startProduct, temporaryFolder } from '#bench/attack/product.ts';
import { portOf, TEMPLATE } from './server.ts';

/** The part of bench:attack that needs a process of its own and no clock, on every run; the rest is measured there. */
test('sixteen strangers with 150 MB each do not fill the memory', async () => {
  test.slow();
  const folder = temporaryFolder();
  cpSync(TEMPLATE, folder.path, { recursive: true });
  const product = await startProduct(portOf(test.info().parallelIndex, 'second'), { DATA_DIR: folder.path });
  try {
    expect(await PARTS.memory!(product)).toMatchObject({ isHeld: true });
  } finally {
    await product.stop();
    folder.remove();
  }
});
