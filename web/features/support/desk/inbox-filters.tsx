import { useState, type FormEvent } from 'react';
import { INBOX_ORDERS, TICKET_KINDS, type InboxSearch } from '#domain/support/inbox.ts';
import { TICKET_PRIORITIES } from '#domain/support/priorities.ts';
import { INBOX_ORDER_LABELS, SUPPORT_DESK as WORDS, TICKET_KIND_LABELS } from '#messages/support/desk.ts';
import { PRIORITY_LABELS } from '#messages/support/tickets.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';

type Props = { search: InboxSearch; onSearch: (changes: Partial<InboxSearch>) => void };

/** Words by Enter, the rest at once; everything stands in the address. */
export function InboxFilters({ search, onSearch }: Props) {
  const [words, setWords] = useState(search.q ?? '');
  const [sought, setSought] = useState(search.q);
  if (sought !== search.q) {
    // The address changed by itself: a view, the back button.
    setSought(search.q);
    setWords(search.q ?? '');
  }
  function find(event: FormEvent) {
    event.preventDefault();
    onSearch({ q: words.trim() || undefined });
  }
  return (
    <form
      role="search"
      aria-label={WORDS.filters}
      onSubmit={find}
      className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-2 desk:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <Field label={WORDS.search}>
        <SearchInput
          value={words}
          maxLength={100}
          onChange={(next) => {
            setWords(next);
            if (next === '') onSearch({ q: undefined });
          }}
          clearLabel={WORDS.clear}
        />
      </Field>
      <Field label={WORDS.priority}>
        <Select
          value={search.priorita ?? ''}
          placeholder={WORDS.anyPriority}
          options={TICKET_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))}
          onChange={(event) => onSearch({ priorita: (event.target.value || undefined) as InboxSearch['priorita'] })}
        />
      </Field>
      <Field label={WORDS.kind}>
        <Select
          value={search.origine ?? ''}
          placeholder={WORDS.anyKind}
          options={TICKET_KINDS.map((value) => ({ value, label: TICKET_KIND_LABELS[value] }))}
          onChange={(event) => onSearch({ origine: (event.target.value || undefined) as InboxSearch['origine'] })}
        />
      </Field>
      <Field label={WORDS.order}>
        <Select
          value={search.ordine ?? 'attesa'}
          options={INBOX_ORDERS.map((value) => ({ value, label: INBOX_ORDER_LABELS[value] }))}
          onChange={(event) => onSearch({ ordine: event.target.value as InboxSearch['ordine'] })}
        />
      </Field>
    </form>
  );
}
