import { expect, test } from 'vitest';
import { crossingsText } from './spend-steps.ts';

test('thresholds in sentences: what comes in, what goes out', () => {
  const ahead = [
    { euro: 30_000, names: ['MiniPIA'] },
    { euro: 200_000, names: ['ZES', 'PIA', 'Contratti'] },
  ];
  const words = crossingsText({ ahead, below: { euro: 20_000, names: ['Sabatini', 'ISI'] }, above: null });
  expect(words.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Da 30.000 € entra «MiniPIA», da 200.000 € entrano «ZES» e altri 2.',
    'Sotto 20.000 € perdi «Sabatini» e un altro.',
  ]);
  expect(crossingsText({ ahead: [], below: null, above: null })).toEqual([]);
});
