import { useState } from 'react';
import type { DirectoryPage } from '#domain/consultants/consultant-card.ts';
import { MARKETPLACE } from '#domain/constants.ts';
import { changedSearch, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import { MARKETPLACE_WORDS as WORDS } from '#messages/consultants/marketplace.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Segments } from '#web/ui/fields/segments.tsx';
import { Slider } from '#web/ui/fields/slider.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

const { min, max, step } = MARKETPLACE.priceSlider;
const EXPERIENCE = MARKETPLACE.minExperience.map((value) => ({
  value: String(value),
  label: WORDS.experienceShort(value),
}));
const RATINGS = [0, ...MARKETPLACE.minRating.toReversed()].map((value) => ({
  value: String(value),
  label: WORDS.ratingShort(value),
}));
const CITIES = MARKETPLACE.locations.map((value) => ({ value, label: WORDS.locations[value] }));

/** The rest comes on demand; what is chosen is always in sight. */
const TOPICS_SHOWN = 6;

type Props = { search: DirectorySearch; page: DirectoryPage; onSearch: (search: DirectorySearch) => void };

/** Each filter answers at once (CON-10). */
export function MarketplaceFilters({ search, page, onSearch }: Props) {
  const set = (change: { [Name in keyof DirectorySearch]?: unknown }) => onSearch(changedSearch(search, change));
  const [isAll, setAll] = useState(false);
  const chosen = search.topics ?? [];
  const topics = page.topics.filter(({ value }, at) => isAll || at < TOPICS_SHOWN || chosen.includes(value));
  return (
    <div className="grid gap-5">
      <div>
        <CheckboxGroup
          label={WORDS.topics}
          options={topics.map(({ value, count }) => ({ value, label: value, count }))}
          value={chosen}
          onChange={(topics) => set({ topics })}
        />
        {topics.length < page.topics.length && (
          <Button variant="quiet" size="sm" className="underline underline-offset-4" onClick={() => setAll(true)}>
            {WORDS.moreTopics(page.topics.length - topics.length)}
          </Button>
        )}
      </div>
      <PriceFilter
        key={`${String(search.minHourlyRate)}-${String(search.maxHourlyRate)}`}
        rates={page.rates}
        from={search.minHourlyRate ?? min}
        to={search.maxHourlyRate ?? max}
        onChange={([from, to]) => set({ minHourlyRate: from, maxHourlyRate: to === max ? '' : to })}
      />
      <Segments
        label={WORDS.experience}
        options={EXPERIENCE}
        value={String(search.minExperience ?? 0)}
        onChange={(minExperience) => set({ minExperience })}
      />
      <Segments
        label={WORDS.rating}
        options={RATINGS}
        value={String(search.minRating ?? 0)}
        onChange={(minRating) => set({ minRating })}
      />
      <Field label={WORDS.location}>
        <Select options={CITIES} value={search.city ?? 'all'} onChange={(event) => set({ city: event.target.value })} />
      </Field>
      <Switch
        label={WORDS.verified}
        hint={WORDS.verifiedHint}
        checked={search.verified ?? false}
        onChange={(event) => set({ verified: event.currentTarget.checked ? true : '' })}
      />
    </div>
  );
}

type PriceProps = { rates: number[]; from: number; to: number; onChange: (range: [number, number]) => void };

/** 200 means no limit (CON-10). The bars are the list as it would be without this filter. */
function PriceFilter({ rates, from, to, onChange }: PriceProps) {
  const [range, setRange] = useState([from, to]);
  const tallest = Math.max(1, ...rates);
  return (
    <Slider
      label={WORDS.price}
      value={range}
      onChange={setRange}
      onCommit={([low = min, high = max]) => onChange([low, high])}
      thumbLabels={[WORDS.priceFrom, WORDS.priceTo]}
      formatValue={WORDS.priceValue}
      min={min}
      max={max}
      step={step}
      above={
        <div aria-hidden="true" className="-mb-5.5 flex h-10 items-end gap-px px-2.5 pt-2">
          {rates.map((count, index) => {
            const isIn = index * step >= range[0]! && index * step <= range[1]!;
            return (
              <span
                key={index}
                className={`flex-1 ${isIn ? 'bg-ink-2' : 'bg-rule-2'}`}
                style={{ height: `${String(count === 0 ? 2 : Math.max(8, (count / tallest) * 100))}%` }}
              />
            );
          })}
        </div>
      }
    />
  );
}
