import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Practice } from '#domain/consultancies/practice.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { FiguresScreen } from './figures-screen.tsx';

it('the answer time is said in the words of the public profile', async () => {
  const practice: Practice = {
    ...{ requests: 28, decided: 25, accepted: 25, answer: { minutes: 400, requests: 26 }, judged: 0, granted: 0 },
    ...{ obtained: 0, earned: 0, stars: null, months: [], kinds: [] },
  };
  await openPage(() => <FiguresScreen practice={practice} />);
  expect(screen.getByText('in 7 ore')).toBeDefined();
  expect(screen.getByText('tempo mediano di 26 richieste, fino alla prima risposta')).toBeDefined();
});
