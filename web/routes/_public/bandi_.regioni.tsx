import { createFileRoute } from '@tanstack/react-router';
import { Places } from '#web/features/grants/places/place-parts.ts';

export const Route = createFileRoute('/_public/bandi_/regioni')({
  staticData: { isSite: true },
  loader: async ({ context: { api } }) => (await import('#web/features/grants/places/places-data.ts')).loadPlaces(api),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PlacesRoute,
});

function PlacesRoute() {
  const { head: _head, ...counts } = Route.useLoaderData();
  return <Places {...counts} />;
}
