import { Search } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { TERRITORIAL_LEVELS, type TerritorialLevel } from '#domain/assistant/request-types.ts';
import { REGIONS, SECTORS, type Region, type Sector } from '#domain/vocabulary.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { INTELLIGENT, TERRITORIAL_LEVEL_LABELS } from '#messages/assistant/search.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { WISHES_MAX_CHARS, type SearchFilters } from './search-filters.ts';

const LEVELS = TERRITORIAL_LEVELS.map((value) => ({ value, label: TERRITORIAL_LEVEL_LABELS[value] }));
const SECTOR_OPTIONS = SECTORS.map((value) => ({ value, label: SECTOR_LABELS[value] }));
const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: value }));

type Props = {
  filters: SearchFilters;
  isSearching: boolean;
  hasResults: boolean;
  /** Why it cannot start; its words are on screen, in the element of this id. */
  blockedBy: string | null;
  onStart: (filters: SearchFilters) => void;
};

export function SearchForm({ filters, isSearching, hasResults, blockedBy, onStart }: Props) {
  const given = JSON.stringify(filters);
  const [{ from, chosen }, setState] = useState({ from: given, chosen: filters });
  // Back and forward change the address under the form: it follows, and keeps the focus where it is.
  if (from !== given) setState({ from: given, chosen: filters });
  const busyId = useId();
  const hintId = useId();
  const change = (part: Partial<SearchFilters>) => setState((old) => ({ ...old, chosen: { ...old.chosen, ...part } }));
  const off = isSearching || blockedBy !== null;
  function send(event: FormEvent) {
    event.preventDefault();
    if (!off) onStart({ ...chosen, customQuery: chosen.customQuery.trim() });
  }
  return (
    <form role="search" aria-label={INTELLIGENT.form} noValidate method="dialog" onSubmit={send} className="grid gap-3">
      <div className="grid gap-2 rounded border border-rule-strong bg-sheet p-1 text-on-sheet focus-within:border-ink sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={INTELLIGENT.wishes} labelHidden>
          <TextInput
            value={chosen.customQuery}
            maxLength={WISHES_MAX_CHARS}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={INTELLIGENT.sentence}
            aria-describedby={hintId}
            onChange={({ target }) => change({ customQuery: target.value })}
            className="border-transparent bg-transparent font-serif text-18 hover:border-transparent"
          />
        </Field>
        <Button
          type="submit"
          variant="ink"
          loading={isSearching}
          disabled={blockedBy !== null}
          aria-describedby={blockedBy ?? (isSearching ? busyId : undefined)}
        >
          <Search aria-hidden="true" />
          {isSearching ? INTELLIGENT.searching : hasResults ? INTELLIGENT.startAgain : INTELLIGENT.start}
        </Button>
        {isSearching && (
          <span id={busyId} className="sr-only">
            {INTELLIGENT.progress}
          </span>
        )}
      </div>
      <p id={hintId} className="text-13 text-ink-2">
        {INTELLIGENT.wishesHint}
      </p>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Field label={INTELLIGENT.level} labelHidden>
          <Select
            size="sm"
            options={LEVELS}
            value={chosen.territorialLevel}
            onChange={({ target }) => change({ territorialLevel: target.value as TerritorialLevel })}
          />
        </Field>
        <Field label={INTELLIGENT.sectorFilter} labelHidden>
          <Select
            size="sm"
            options={SECTOR_OPTIONS}
            placeholder={INTELLIGENT.anySector}
            value={chosen.sector ?? ''}
            onChange={({ target }) => change({ sector: (target.value || null) as Sector | null })}
          />
        </Field>
        <Field label={INTELLIGENT.region} labelHidden>
          <Select
            size="sm"
            options={REGION_OPTIONS}
            placeholder={INTELLIGENT.anyRegion}
            value={chosen.region ?? ''}
            onChange={({ target }) => change({ region: (target.value || null) as Region | null })}
          />
        </Field>
      </div>
    </form>
  );
}
