import { useState, type ReactNode } from 'react';
import { ADMIN } from '#messages/admin/admin.ts';
import { CsvLink } from '#web/ui/actions/csv-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';

type Props = {
  label: string;
  words: { label: string; clearLabel: string; value: string | undefined; onWords: (words: string | undefined) => void };
  children?: ReactNode;
};

/** Words by Enter, the rest at once; everything stands in the address. */
export function TableFilters({ label, words: { label: wordsLabel, clearLabel, value, onWords }, children }: Props) {
  const [typed, setTyped] = useState(value ?? '');
  const [sought, setSought] = useState(value);
  if (sought !== value) {
    // The address changed by itself: another view, the back button.
    setSought(value);
    setTyped(value ?? '');
  }
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onWords(typed.trim() || undefined);
      }}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11.5rem),1fr))] items-end gap-3 pb-4"
    >
      <Field label={wordsLabel} className="sm:col-span-2">
        <SearchInput
          value={typed}
          maxLength={100}
          onChange={(next) => {
            setTyped(next);
            if (next === '') onWords(undefined);
          }}
          clearLabel={clearLabel}
        />
      </Field>
      {children}
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  any: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChoice: (value: Value | undefined) => void;
};

/** One filter of a closed list; nothing chosen is everything. */
export function FilterChoice<Value extends string>({ label, any, value, options, onChoice }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        placeholder={any}
        options={[...options]}
        onChange={(event) => onChoice((event.target.value || undefined) as Value | undefined)}
      />
    </Field>
  );
}

/** What the table shows, all of its pages, as a file. */
export const ExportLink = ({ href, what }: { href: string; what: string }) => (
  <CsvLink href={href} what={what} words={ADMIN} />
);
