import { island, whenFree } from '#web/lib/island.tsx';

export const resultsIsland = island(async () => (await import('./-grants-results.tsx')).GrantsResults, whenFree);
