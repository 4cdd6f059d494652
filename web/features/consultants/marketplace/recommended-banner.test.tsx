import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Recommendation } from '#domain/consultancies/track-record.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { RecommendedBanner } from './recommended-banner.tsx';

const recommended = {
  consultant: {
    ...{ id: 'k1', firstName: 'Vito', lastName: 'Lorusso', photoId: null, city: 'Bari', hourlyRate: 90 },
    ...{ responseMinutes: null, freeSlots: null, freeUntil: null, absentUntil: null, isVerified: true },
  },
  grant: null,
  subject: { count: 20, of: 24 },
  territory: { count: 0, of: 24, region: 'Puglia' },
  sector: { count: 3, of: 24, sector: 'agriculture' },
  results: { count: 20, of: 24 },
} as Recommendation;

it('what was never done is no reason to recommend somebody', async () => {
  await openPage(() => <RecommendedBanner recommended={recommended} grants={[]} onGrant={() => {}} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '20 domande concesse su 24',
    '3 su 24 in imprese del tuo settore',
    '20 concesse su 24',
  ]);
  expect(screen.queryByText('Territorio')).toBeNull();
});
