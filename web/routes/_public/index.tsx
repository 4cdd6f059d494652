import { createFileRoute } from '@tanstack/react-router';
import { useArrival } from '#web/features/accounts/use-arrival.ts';
import { Landing } from '#web/features/site/landing/landing.tsx';
import { readDemoSearch, type DemoSearch } from '#web/features/site/landing/demo-choice.ts';
import { useKeptChoice } from '#web/features/site/landing/use-kept-choice.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_public/')({
  staticData: { isSite: true },
  validateSearch: strictSearch<DemoSearch & { accesso?: 'nuovo' }>((search) => ({
    ...readDemoSearch(search),
    ...(search.accesso === 'nuovo' ? { accesso: 'nuovo' } : {}),
  })),
  loaderDeps: ({ search }) => readDemoSearch(search),
  // The words of cards and heads come with the answer: a first visit has both in its HTML.
  loader: async ({ context: { api, site }, deps }) => {
    const { loadLanding } = await import('./-landing-data.ts');
    return loadLanding(api, site.isDemo, deps);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: LandingPage,
});

function LandingPage() {
  const { user, site } = Route.useRouteContext();
  const { head: _head, ...shown } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  useArrival(user, search.accesso === 'nuovo');
  const choose = (choice: Record<string, string>) =>
    navigate({ search: readDemoSearch(choice), replace: true, resetScroll: false });
  const isBack = useKeptChoice(readDemoSearch(search), user === null, choose);
  return <Landing {...shown} isDemo={site.isDemo} isChoiceBack={isBack} onChoice={(choice) => void choose(choice)} />;
}
