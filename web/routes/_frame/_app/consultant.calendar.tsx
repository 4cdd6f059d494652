import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { calendarQuery } from '#web/features/calendar/api.ts';
import { CalendarScreen } from '#web/features/calendar/calendar-screen.tsx';
import { readCalendarSearch, type CalendarSearch } from '#web/features/calendar/calendar-search.ts';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { onlyConsultants } from '#web/features/clients/only-consultants.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/consultant/calendar')({
  validateSearch: strictSearch<CalendarSearch>(readCalendarSearch),
  beforeLoad: onlyConsultants,
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, calendarQuery(context.api));
  },
  shouldReload: ({ cause }) => cause === 'enter',
  head: () => appHead('consultantCalendar'),
  component: ClientCalendarPage,
});

function ClientCalendarPage() {
  const search = Route.useSearch();
  const { data } = useSuspenseQuery(calendarQuery(useApi()));
  const navigate = Route.useNavigate();
  return (
    <>
      <DeskNav here="consultantCalendar" />
      <CalendarScreen
        calendar={data}
        search={search}
        base={PATHS.consultantCalendar}
        onDay={(giorno) => void navigate({ search: { ...search, giorno }, replace: true, resetScroll: false })}
      />
    </>
  );
}
