import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DRAWN_ICONS } from './drawn-icon.tsx';

test('every sign is drawn', () => {
  const drawn = [...readFileSync('web/ui/brand/drawings.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)];
  expect(drawn.map(([, id]) => id).toSorted()).toEqual([...DRAWN_ICONS, 'mark', 'word'].toSorted());
});
