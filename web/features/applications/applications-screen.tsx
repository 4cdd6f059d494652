import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '#domain/paths.ts';
import type { Day } from '#domain/rules/day.ts';
import { FILO_TOOLS } from '#messages/applications/filo-tools.ts';
import { APPLICATIONS as WORDS } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { ApplicationCard } from './api.ts';
import { ApplicationCardView } from './application-card.tsx';
import { deadlineGroups, firstToClose, ordered, shown } from './application-groups.ts';
import { ApplicationsFilters } from './applications-filters.tsx';
import type { ApplicationsSearch, Order } from './applications-search.ts';
import { ApplicationsThread } from './applications-thread.tsx';
import { ApplicationsTiles } from './applications-tiles.tsx';
import { CustomGrantDialog } from './custom-grant-dialog.tsx';
import { NoApplications } from './no-applications.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { ProtocolDialog } from './protocol-dialog.tsx';
import { useApplications } from './use-applications.ts';
import { ViewDialog } from './view-dialog.tsx';

type Props = {
  items: ApplicationCard[];
  today: Day;
  search: ApplicationsSearch;
  onOrder: (order: Order) => void;
  onUpload: (isOpen: boolean) => void;
  /** The one that the address opened is closed. */
  onClose: () => void;
};
type Opened = { kind: 'view' | 'protocol' | 'outcome'; id: string } | null;

/** Status filters, summary tiles, cards with a view dialog, the dialog for one's own call (APP-11). */
export function ApplicationsScreen({ items, today, search, onOrder, onUpload, onClose }: Props) {
  const [opened, setOpened] = useState<Opened>(search.apri ? { kind: 'view', id: search.apri } : null);
  const writes = useApplications();
  const first = firstToClose(items, today);
  const listed = shown(items, search);
  const current = items.find(({ id }) => id === opened?.id);
  const close = () => {
    setOpened(null);
    onClose();
  };
  const card = (item: ApplicationCard) => (
    <ApplicationCardView
      key={item.id}
      item={item}
      today={today}
      isFirst={item.id === first?.id}
      actions={{
        onView: () => setOpened({ kind: 'view', id: item.id }),
        onProtocol: () => setOpened({ kind: 'protocol', id: item.id }),
        onOutcome: () => setOpened({ kind: 'outcome', id: item.id }),
        onRemove: () => writes.remove.mutate(item.id),
        onDuplicate: () => writes.duplicate.mutate(item.id),
        onReopen: () => writes.reopen.mutate(item.id),
        onArchive: () => writes.archive.mutate({ id: item.id, isArchived: !item.isArchived }),
      }}
    />
  );
  return (
    <>
      <PageHeader
        display="screen"
        title={WORDS.title}
        description={
          first
            ? WORDS.nextToClose(first.grantTitle, first.deadline!)
            : items.length > 0
              ? WORDS.noDeadlineAhead
              : undefined
        }
        actions={
          items.length > 0 && (
            <>
              <ButtonLink href={PATHS.filoTools}>{FILO_TOOLS.title}</ButtonLink>
              <Button onClick={() => onUpload(true)}>
                <Upload aria-hidden="true" />
                {WORDS.upload}
              </Button>
              <ButtonLink variant="ink" href={PATHS.startApplication}>
                <Plus aria-hidden="true" />
                {WORDS.newProject}
              </ButtonLink>
            </>
          )
        }
      />
      {items.length === 0 ? (
        <NoApplications />
      ) : (
        <>
          <ApplicationsTiles items={items} today={today} />
          <ApplicationsFilters items={items} search={search} onOrder={onOrder} />
          {listed.length === 0 ? (
            <EmptyState
              className="mt-6"
              title={WORDS.none.title}
              action={<ButtonLink href={PATHS.applications}>{WORDS.none.action}</ButtonLink>}
            />
          ) : search.ordine ? (
            <>
              <h2 className="sr-only">{WORDS.orderedBy(WORDS.orders[search.ordine])}</h2>
              <div className="mt-6 grid gap-2">{ordered(listed, search.ordine).map(card)}</div>
            </>
          ) : (
            <ApplicationsThread groups={deadlineGroups(listed, today)} renderCard={card} />
          )}
        </>
      )}
      <CustomGrantDialog isOpen={search.carica === true} onClose={() => onUpload(false)} />
      {current && opened?.kind === 'view' && (
        <ViewDialog
          item={current}
          items={items}
          today={today}
          onClose={close}
          onOutcome={() => setOpened({ kind: 'outcome', id: current.id })}
        />
      )}
      {current && opened?.kind === 'protocol' && (
        <ProtocolDialog
          item={current}
          onClose={close}
          onSave={(protocol) => writes.protocol.mutateAsync({ id: current.id, protocol })}
        />
      )}
      {current && opened?.kind === 'outcome' && (
        <OutcomeDialog
          item={current}
          onClose={close}
          onSave={(outcome) => writes.outcome.mutateAsync({ id: current.id, outcome, before: current.outcome })}
        />
      )}
    </>
  );
}
