import { createFileRoute, redirect } from '@tanstack/react-router';
import { Place } from '#web/features/grants/places/place-parts.ts';

export const Route = createFileRoute('/_public/bandi_/regione/$slug')({
  staticData: { isSite: true },
  loader: async ({ context: { api }, params: { slug } }) => {
    const { loadRegion } = await import('#web/features/grants/places/places-data.ts');
    const loaded = await loadRegion(api, slug);
    if (!loaded) throw redirect({ to: '/bandi/regioni', replace: true });
    return loaded;
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PlaceRoute,
});

function PlaceRoute() {
  const { place } = Route.useLoaderData();
  return <Place key={place.title} {...place} />;
}
