import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { matchesQuery } from '#web/features/applications/api.ts';
import { StartScreen } from '#web/features/applications/start-screen.tsx';
import { savedGrantsQuery } from '#web/features/saved-grants/api.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries, tryQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

/** "Nuovo progetto" (APP-13): from saved grants, matches or a PDF of one's own. */
export const Route = createFileRoute('/_frame/_app/search')({
  loader: async ({ context, location }) => {
    const place = { context, location };
    await Promise.all([
      loadQueries(place, savedGrantsQuery(context.api)),
      tryQueries(place, matchesQuery(context.api)),
    ]);
  },
  head: () => appHead('startApplication'),
  component: StartPage,
});

function StartPage() {
  const api = useApi();
  const { data: saved } = useSuspenseQuery(savedGrantsQuery(api));
  const { data: matches } = useQuery(matchesQuery(api));
  return (
    <StartScreen
      saved={saved
        .filter(({ grant }) => grant !== null)
        .map((each) => ({
          id: each.grantId,
          title: each.grantTitle,
          entity: each.grantEntity,
          deadline: each.grantDeadline,
          reason: null,
        }))}
      matches={(matches ?? []).map(({ grant, text }) => ({
        id: grant.id,
        title: grant.name,
        entity: grant.entity,
        deadline: grant.closesOn,
        reason: text,
      }))}
    />
  );
}
