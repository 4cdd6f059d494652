import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { APPLICATION_STATUSES } from '#domain/applications/application-status.ts';
import { applicationsPath, PATHS } from '#domain/paths.ts';
import type { Day } from '#domain/rules/day.ts';
import { APPLICATIONS as WORDS } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { ApplicationCard } from './api.ts';
import { ApplicationCardView } from './application-card.tsx';
import { deadlineGroups, firstToClose, ordered, shown, type Group } from './application-groups.ts';
import { ORDERS, type ApplicationsSearch, type Order } from './applications-search.ts';
import { CustomGrantDialog } from './custom-grant-dialog.tsx';
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
};
type Opened = { kind: 'view' | 'protocol' | 'outcome'; id: string } | null;

/** Status filters, summary tiles, cards with a view dialog, the dialog for one's own call (APP-11). */
export function ApplicationsScreen({ items, today, search, onOrder, onUpload }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const writes = useApplications();
  const first = firstToClose(items, today);
  const listed = shown(items, search);
  const current = items.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);
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
        display
        title={WORDS.title}
        description={
          first
            ? WORDS.nextToClose(first.grantTitle, first.deadline!)
            : items.length > 0
              ? WORDS.noDeadlineAhead
              : undefined
        }
        actions={
          <>
            <Button onClick={() => onUpload(true)}>
              <Upload aria-hidden="true" />
              {WORDS.upload}
            </Button>
            <ButtonLink variant="ink" href={PATHS.startApplication}>
              <Plus aria-hidden="true" />
              {WORDS.newProject}
            </ButtonLink>
          </>
        }
      />
      {items.length === 0 ? (
        <Empty onUpload={() => onUpload(true)} />
      ) : (
        <>
          <Tiles items={items} today={today} />
          <Filters items={items} search={search} onOrder={onOrder} />
          {listed.length === 0 ? (
            <EmptyState
              className="mt-6"
              title={WORDS.none.title}
              action={<ButtonLink href={PATHS.applications}>{WORDS.none.action}</ButtonLink>}
            />
          ) : search.ordine ? (
            <div className="mt-6 grid gap-2">{ordered(listed, search.ordine).map(card)}</div>
          ) : (
            <Thread groups={deadlineGroups(listed, today)} renderCard={card} />
          )}
        </>
      )}
      <CustomGrantDialog isOpen={search.carica === true} onClose={() => onUpload(false)} />
      {current && opened?.kind === 'view' && <ViewDialog item={current} onClose={close} />}
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
          onSave={(outcome) => writes.outcome.mutateAsync({ id: current.id, outcome })}
        />
      )}
    </>
  );
}

function Empty({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState
      title={WORDS.empty.title}
      description={WORDS.empty.body}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="filo" href={PATHS.startApplication}>
            {WORDS.newProject}
          </ButtonLink>
          <Button onClick={onUpload}>{WORDS.upload}</Button>
        </div>
      }
    />
  );
}

function Tiles({ items, today }: { items: ApplicationCard[]; today: Day }) {
  const here = items.filter(({ isArchived }) => !isArchived);
  const of = (status: string) => here.filter((item) => item.status === status);
  const ready = of('completato');
  const asked = here.flatMap(({ requested }) => requested ?? []);
  const won = here.flatMap(({ outcome }) => (outcome?.result === 'finanziata' ? (outcome.amount ?? []) : []));
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const { tiles } = WORDS;
  return (
    <StatRow
      stats={[
        {
          label: tiles.open,
          value: of('bozza').length + of('in_preparazione').length,
          trend: tiles.openDetail(of('bozza').length, of('in_preparazione').length),
        },
        {
          label: tiles.ready,
          value: ready.length,
          trend: tiles.readyDetail(firstToClose(ready, today)?.deadline ?? null),
        },
        {
          label: tiles.sent,
          value: of('inviato').length,
          trend: tiles.sentDetail(of('inviato').filter(({ outcome }) => !outcome).length),
        },
        {
          label: tiles.asked,
          value: asked.length > 0 ? formatEuro(total(asked)) : tiles.unknown,
          trend: tiles.askedDetail(total(won)),
        },
      ]}
    />
  );
}

function Filters({ items, search, onOrder }: Pick<Props, 'items' | 'search' | 'onOrder'>) {
  const here = items.filter(({ isArchived }) => !isArchived);
  const archived = items.length - here.length;
  const order = search.ordine ? { ordine: search.ordine } : {};
  const links = [
    { key: 'tutte', label: WORDS.all, count: here.length, href: applicationsPath(order), isOn: !search.stato },
    ...APPLICATION_STATUSES.map((status) => ({
      key: status,
      label: WORDS.filterLabels[status],
      count: here.filter((item) => item.status === status).length,
      href: applicationsPath({ ...order, stato: status }),
      isOn: search.stato === status,
    })),
    ...(archived > 0 || search.stato === 'archiviate'
      ? [
          {
            key: 'archiviate',
            label: WORDS.archived,
            count: archived,
            href: applicationsPath({ ...order, stato: 'archiviate' }),
            isOn: search.stato === 'archiviate',
          },
        ]
      : []),
  ];
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label={WORDS.filters} className="flex flex-wrap gap-2">
        {links.map(({ key, label, count, href, isOn }) => (
          <ButtonLink
            key={key}
            size="sm"
            variant={isOn ? 'ink' : 'line'}
            href={href}
            aria-current={isOn ? 'true' : undefined}
          >
            {label} <span className={cn('tabular-nums', !isOn && 'text-ink-2')}>{count}</span>
          </ButtonLink>
        ))}
      </nav>
      <Field label={WORDS.order} inline>
        <Select
          size="sm"
          value={search.ordine ?? 'scadenza'}
          options={ORDERS.map((value) => ({ value, label: WORDS.orders[value] }))}
          onChange={(event) => onOrder(event.target.value as Order)}
        />
      </Field>
    </div>
  );
}

/** One line of deadlines, dotted after what was sent. */
function Thread({ groups, renderCard }: { groups: Group[]; renderCard: (item: ApplicationCard) => React.ReactNode }) {
  return (
    <div className="mt-2 pl-5 desk:pl-8">
      {groups.map(({ title, tone, items }) => (
        <section
          key={title}
          aria-label={title}
          className={cn(
            'relative pt-6 before:absolute before:top-0 before:bottom-0 before:-left-5 before:border-l-2 first:before:top-6 desk:before:-left-[27px]',
            tone === 'past' ? 'before:border-dotted before:border-rule-strong' : 'before:border-filo-line',
          )}
        >
          <h2 className="relative pb-2 text-14 font-semibold">
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-1 -left-[25px] size-3 rounded-full border-2 bg-paper desk:-left-8',
                tone === 'past' ? 'border-rule-strong' : 'border-filo-line',
                tone === 'near' && 'bg-filo-line',
              )}
            />
            {title}
          </h2>
          <div className="grid gap-2">{items.map(renderCard)}</div>
        </section>
      ))}
    </div>
  );
}
