import { romeMoment } from '#domain/grants/rome-time.ts';
import { adminUserPath, PATHS } from '#domain/paths.ts';
import { DATA_REQUEST_LABELS, DATA_REQUESTS as WORDS, USER_DETAIL } from '#messages/admin/users.ts';
import { formatDate, formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { DataRequests } from './users-api.ts';

type Row = {
  id: string;
  userId: string | null;
  name: string | null;
  what: string;
  received: string;
  due: string;
  state: { tone: 'neutral' | 'verify' | 'no' | 'ok'; text: string };
};

function rowsOf({ requests, closing }: DataRequests, today: string): Row[] {
  const asked = requests.map((each): Row => {
    const isLate = !each.handledAt && each.dueOn < today;
    return {
      id: each.id,
      userId: each.userId,
      name: each.name,
      what: DATA_REQUEST_LABELS[each.kind],
      received: formatDay(each.receivedOn),
      due: formatDay(each.dueOn),
      state: each.handledAt
        ? { tone: 'ok', text: `${WORDS.handled} · ${formatDate(each.handledAt)}` }
        : isLate
          ? { tone: 'no', text: WORDS.late }
          : { tone: 'verify', text: WORDS.open },
    };
  });
  const automatic = closing.map((each): Row => ({
    id: `chiusura-${each.userId}`,
    userId: each.userId,
    name: each.name,
    what: DATA_REQUEST_LABELS.cancellazione,
    received: WORDS.byPerson,
    due: formatDay(each.eraseOn),
    state: { tone: 'neutral', text: WORDS.automatic },
  }));
  return [...automatic, ...asked];
}

const COLUMNS: Column<Row>[] = [
  {
    id: 'who',
    header: WORDS.who,
    cell: ({ userId, name }) =>
      userId ? <AppLink href={adminUserPath(userId)}>{name ?? userId}</AppLink> : WORDS.gone,
    phone: 'title',
  },
  { id: 'what', header: WORDS.what, cell: ({ what }) => what, phone: 'start' },
  { id: 'received', header: WORDS.received, cell: ({ received }) => received, phone: 'hidden' },
  { id: 'due', header: WORDS.due, cell: ({ due }) => due, phone: 'end' },
  {
    id: 'state',
    header: WORDS.state,
    cell: ({ state }) => <Badge tone={state.tone}>{state.text}</Badge>,
    phone: 'wide',
  },
];

export function DataRequestsScreen({ requests, now }: { requests: DataRequests; now: number }) {
  return (
    <>
      <PageHeader back={{ href: PATHS.users, label: USER_DETAIL.back }} title={WORDS.title} description={WORDS.lead} />
      <DataTable
        caption={WORDS.caption}
        columns={COLUMNS}
        rows={rowsOf(requests, romeMoment(new Date(now)).day)}
        rowId={({ id }) => id}
        empty={<EmptyState title={WORDS.empty} description={WORDS.emptyText} />}
      />
    </>
  );
}
