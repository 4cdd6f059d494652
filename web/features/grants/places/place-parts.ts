import { served } from '#web/lib/served.tsx';

/** Lists that are only read: a first visit keeps their HTML and fetches none of their code. */
export const Place = served(
  async () => (await import('./place-page.tsx')).PlacePage,
  import.meta.env.SSR ? (await import('./place-page.tsx')).PlacePage : null,
);
export const Places = served(
  async () => (await import('./places-index.tsx')).PlacesIndex,
  import.meta.env.SSR ? (await import('./places-index.tsx')).PlacesIndex : null,
);
