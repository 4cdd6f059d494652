import { PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MARKETPLACE } from '#domain/constants.ts';
import { changedSearch, DIRECTORY_FILTERS, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { REGIONS, SPECIALIZATIONS, type Sector } from '#domain/vocabulary.ts';
import { FILTER_WORDS as WORDS } from '#messages/consultants/directory-filters.ts';
import { DIRECTORY_WORDS } from '#messages/consultants/directory.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const SPECIALIZATION_OPTIONS = SPECIALIZATIONS.map((value) => ({ value, label: SPECIALIZATION_LABELS[value] }));
const SECTOR_OPTIONS = (Object.keys(SECTOR_LABELS) as Sector[]).map((value) => ({
  value,
  label: SECTOR_LABELS[value],
}));
const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: value }));
const RATING_OPTIONS = MARKETPLACE.minRating.map((value) => ({ value: String(value), label: numberText(value) }));
const COUNT_AFTER_MS = 250;

type Props = {
  search: DirectorySearch;
  onApply: (search: DirectorySearch) => void;
  onClear: () => void;
  countOf: (search: DirectorySearch) => Promise<number>;
};

/** Waits for "Applica", which says how many will come (CON-9). */
export function FilterPanel({ search, onApply, onClear, countOf }: Props) {
  const [draft, setDraft] = useState(search);
  const set = (change: { [Name in keyof DirectorySearch]?: unknown }) => setDraft(changedSearch(draft, change));
  const different = DIRECTORY_FILTERS.filter((name) => String(draft[name]) !== String(search[name])).length;
  const total = useCount(draft, different > 0, countOf);
  return (
    <form
      aria-label={DIRECTORY_WORDS.filters(0)}
      className="mt-2 rounded border border-rule-2 bg-sheet text-on-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <div className="grid gap-6 p-4 desk:grid-cols-[1fr_2fr_1.4fr]">
        <CheckboxGroup
          label={WORDS.specializations}
          options={SPECIALIZATION_OPTIONS}
          value={draft.specializations ?? []}
          onChange={(specializations) => set({ specializations })}
        />
        <CheckboxGroup
          label={WORDS.sectors}
          columns
          options={SECTOR_OPTIONS}
          value={draft.sectors ?? []}
          onChange={(sectors) => set({ sectors })}
        />
        <div className="grid content-start gap-4">
          <Field label={WORDS.region}>
            <Select
              options={REGION_OPTIONS}
              placeholder={WORDS.allRegions}
              value={draft.regions?.[0] ?? ''}
              onChange={(event) => set({ regions: event.target.value })}
            />
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <NumberBox
              label={WORDS.minExperience}
              hint={WORDS.years}
              value={draft.minExperience}
              onChange={(minExperience) => set({ minExperience })}
            />
            <NumberBox
              label={WORDS.maxHourlyRate}
              hint={WORDS.perHour}
              value={draft.maxHourlyRate}
              onChange={(maxHourlyRate) => set({ maxHourlyRate })}
            />
          </div>
          <Field label={WORDS.minRating}>
            <Select
              options={RATING_OPTIONS}
              placeholder={WORDS.anyRating}
              value={draft.minRating === undefined ? '' : String(draft.minRating)}
              onChange={(event) => set({ minRating: event.target.value })}
            />
          </Field>
        </div>
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-rule px-4 py-3">
        <p className="mr-auto flex items-center gap-2 text-13 text-ink-2" aria-live="polite">
          {different > 0 && (
            <>
              <PencilLine aria-hidden="true" className="size-4" />
              {WORDS.pending(different)}
            </>
          )}
        </p>
        <Button variant="quiet" onClick={onClear}>
          {WORDS.reset}
        </Button>
        <Button variant="ink" type="submit">
          {total === null ? WORDS.apply : WORDS.applyCount(total)}
        </Button>
      </footer>
    </form>
  );
}

type NumberBoxProps = { label: string; hint: string; value: number | undefined; onChange: (typed: string) => void };

/** What is typed stays; what is no number counts as no limit (CON-9). */
function NumberBox({ label, hint, value, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  return (
    <Field label={label} hint={hint}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
      />
    </Field>
  );
}

/** Null until the number of this very draft is known. */
function useCount(draft: DirectorySearch, isAsked: boolean, countOf: Props['countOf']): number | null {
  const [known, setKnown] = useState<{ draft: DirectorySearch; total: number } | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => {
      void countOf(draft).then(
        (total) => setKnown({ draft, total }),
        () => {}, // without a number the button says "Applica"
      );
    }, COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, isAsked, countOf]);
  return isAsked && known?.draft === draft ? known.total : null;
}
