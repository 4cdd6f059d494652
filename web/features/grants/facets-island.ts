import { island, whenScreen } from '#web/lib/island.tsx';

/** The column of the filters is only seen on desks (`desk:`); phones open their own sheet. */
export const facetsIsland = island(
  async () => (await import('./facets.tsx')).Facets,
  () => whenScreen('(min-width: 56.25rem)'),
);
