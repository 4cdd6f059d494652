import { APPLICATION_STATUSES } from '#domain/applications/application-status.ts';
import { applicationsPath } from '#domain/paths.ts';
import { APPLICATIONS as WORDS } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { ApplicationCard } from './api.ts';
import { ORDERS, type ApplicationsSearch, type Order } from './applications-search.ts';

type Props = { items: ApplicationCard[]; search: ApplicationsSearch; onOrder: (order: Order) => void };

/** By state, each with its count, in the address; and the order. */
export function ApplicationsFilters({ items, search, onOrder }: Props) {
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
