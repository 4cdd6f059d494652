import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { WHAT_IF } from '#messages/what-if/what-if.ts';
import { SaveSearchButton } from '#web/features/saved-grants/save-search-button.tsx';
import { whatIfQuery } from '#web/features/what-if/api.ts';
import { readWhatIf } from '#web/features/what-if/what-if-search.ts';
import { WhatIfScreen } from '#web/features/what-if/what-if-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { actsForCompany } from '#web/lib/session.ts';

export const Route = createFileRoute('/_frame/_app/che-cosa-cambia')({
  validateSearch: readWhatIf,
  beforeLoad: ({ context }) => {
    if (!actsForCompany(context.user)) throw redirect({ to: '/consultant-dashboard' });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, whatIfQuery(context.api, deps));
  },
  head: () => appHead('whatIf'),
  component: WhatIfPage,
});

function WhatIfPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data, isPlaceholderData } = useQuery({
    ...whatIfQuery(useApi(), search),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return null;
  return (
    <WhatIfScreen
      trial={data.trial}
      isComputing={isPlaceholderData}
      onTry={(changes) => void navigate({ search: { ...search, ...changes }, resetScroll: false })}
      alert={(region) => (
        <SaveSearchButton
          isSignedIn
          look="filo"
          label={WHAT_IF.alert(region)}
          criteria={{ region }}
          suggestedName={region}
        />
      )}
    />
  );
}
