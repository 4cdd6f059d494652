import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { calendarQuery } from '#web/features/calendar/api.ts';
import { CalendarScreen } from '#web/features/calendar/calendar-screen.tsx';
import { readCalendarSearch, type CalendarSearch } from '#web/features/calendar/calendar-search.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/calendar')({
  validateSearch: strictSearch<CalendarSearch>(readCalendarSearch),
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, calendarQuery(context.api));
  },
  /** Walking from day to day asks nobody again. */
  shouldReload: ({ cause }) => cause === 'enter',
  head: () => appHead('calendar'),
  component: CalendarPage,
});

function CalendarPage() {
  const search = Route.useSearch();
  const { data } = useSuspenseQuery(calendarQuery(useApi()));
  const navigate = Route.useNavigate();
  return (
    <CalendarScreen
      calendar={data}
      search={search}
      onDay={(giorno) => void navigate({ search: { ...search, giorno }, replace: true, resetScroll: false })}
    />
  );
}
