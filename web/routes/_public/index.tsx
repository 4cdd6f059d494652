import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '#web/features/site/hero.tsx';
import { useArrival } from '#web/features/accounts/use-arrival.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_public/')({
  validateSearch: strictSearch<{ accesso?: 'nuovo' }>((search) =>
    search.accesso === 'nuovo' ? { accesso: 'nuovo' } : {},
  ),
  head: () => pageHead('home'),
  component: Landing,
});

function Landing() {
  const { user } = Route.useRouteContext();
  useArrival(user, Route.useSearch().accesso === 'nuovo');
  return <Hero />;
}
