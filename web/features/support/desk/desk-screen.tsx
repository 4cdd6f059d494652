import { useState } from 'react';
import { addressOf, supportDeskPath } from '#domain/paths.ts';
import { INBOX_VIEWS, type InboxSearch } from '#domain/support/inbox.ts';
import { ADMIN, BULK } from '#messages/admin/admin.ts';
import { PAGES } from '#messages/grants/screens.ts';
import { durationText, INBOX_VIEW_LABELS, SUPPORT_DESK as WORDS } from '#messages/support/desk.ts';
import { cn } from '#web/lib/cn.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CsvLink } from '#web/ui/actions/csv-link.tsx';
import { BulkBar } from '#web/ui/data/bulk-bar.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import { useSelection } from '#web/ui/data/use-selection.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';
import type { Inbox } from '#web/features/support/api.ts';
import { CannedDialog } from './canned-dialog.tsx';
import { DeskTicketPanel } from './desk-ticket.tsx';
import { InboxActions } from './inbox-actions.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';

type Props = {
  inbox: Inbox;
  search: InboxSearch;
  now: number;
  /** Who looks. */
  adminId: string;
  onSearch: (changes: Partial<InboxSearch>) => void;
};

/** The inbox on the left, one conversation on the right; on a phone one of the two. */
export function DeskScreen({ inbox, search, now, adminId, onSearch }: Props) {
  const [isManaging, setManaging] = useState(false);
  const selection = useSelection(inbox.items.map(({ id }) => id));
  const { vista = 'da_rispondere', apri } = search;
  const { pagina: _page, apri: _open, ...kept } = search;
  return (
    <>
      {/* On a phone an open ticket takes the whole screen: the page keeps its name. */}
      {apri && <h1 className="sr-only desk:hidden">{WORDS.title}</h1>}
      <PageHeader
        title={WORDS.title}
        description={WORDS.lead}
        actions={
          <>
            <Button size="sm" onClick={() => setManaging(true)}>
              {WORDS.manage}
            </Button>
            <CsvLink href={addressOf('/api/admin/support/tickets/export.csv', kept)} what={WORDS.title} words={ADMIN} />
          </>
        }
        className={cn(apri && 'max-desk:hidden')}
      />
      <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-4', apri && 'max-desk:hidden')}>
        <Figures inbox={inbox} />
        <TabLinks
          label={WORDS.views}
          links={INBOX_VIEWS.map((view) => ({
            href: supportDeskPath({ ...kept, vista: view }),
            label: INBOX_VIEW_LABELS[view],
            count: inbox.counts[view] ?? 0,
            current: view === vista,
          }))}
        />
        <InboxFilters search={search} onSearch={onSearch} />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={cn('grid min-w-0 gap-3', apri && 'max-desk:hidden')}>
          {inbox.items.length === 0 ? (
            <EmptyState title={WORDS.empty} description={WORDS.emptyText} />
          ) : (
            <>
              <BulkBar selection={selection} words={BULK}>
                <InboxActions ids={selection.ids} view={vista} adminId={adminId} onDone={selection.clear} />
              </BulkBar>
              <InboxList items={inbox.items} search={search} now={now} selection={selection} />
            </>
          )}
          {inbox.pages > 1 && (
            <Pagination
              page={inbox.page}
              pageCount={inbox.pages}
              hrefOf={(pagina) => supportDeskPath({ ...kept, pagina })}
              summary={PAGES.summary(
                (inbox.page - 1) * inbox.pageSize + 1,
                Math.min(inbox.page * inbox.pageSize, inbox.total),
                inbox.total,
              )}
              labels={PAGES}
            />
          )}
        </div>
        {apri ? (
          <DeskTicketPanel
            key={apri}
            id={apri}
            admins={inbox.admins}
            back={supportDeskPath({ ...search, apri: undefined })}
          />
        ) : (
          <EmptyState className="max-desk:hidden" title={WORDS.choose} description={WORDS.chooseText} />
        )}
      </div>
      {isManaging && <CannedDialog onClose={() => setManaging(false)} />}
    </>
  );
}

function Figures({ inbox: { counts, figures } }: { inbox: Inbox }) {
  const time = (minutes: number | null) => (minutes === null ? '–' : durationText(minutes));
  return (
    <StatRow
      stats={[
        { label: WORDS.figures.waiting, value: formatCount(counts.da_rispondere ?? 0) },
        { label: WORDS.figures.open, value: formatCount(counts.in_corso ?? 0) },
        {
          label: WORDS.figures.firstAnswer,
          value: time(figures.firstAnswerMinutes),
          trend: WORDS.figures.note(figures.days, figures.answered),
        },
        {
          label: WORDS.figures.resolution,
          value: time(figures.resolutionMinutes),
          trend: WORDS.figures.note(figures.days, figures.resolved),
        },
      ]}
    />
  );
}
