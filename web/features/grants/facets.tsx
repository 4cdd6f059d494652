import type { ListFilter } from '#domain/grants/catalogue-search.ts';
import { choiceLabel, FILTER_LABELS, FILTERS } from '#messages/grants/screens.ts';
import { formatCount } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import type { GrantPage } from './grants-api.ts';
import { chosenValues, toggled, type GrantsSearch } from './grants-search.ts';
import { LimitFilters } from './limit-filters.tsx';

export type FacetsProps = {
  search: GrantsSearch;
  facets: GrantPage['facets'];
  onSearch: (search: GrantsSearch) => void;
  /** The form that sends the same choices where no script runs. */
  formId?: string;
};

type Facet = { name: ListFilter; isOpen: boolean; byCount?: boolean; shown?: number };

const FACETS: readonly Facet[] = [
  { name: 'region', isOpen: true, shown: 5 },
  { name: 'sector', isOpen: true, byCount: true, shown: 5 },
  { name: 'status', isOpen: true },
  { name: 'level', isOpen: true },
  { name: 'aidForm', isOpen: true, byCount: true, shown: 6 },
  { name: 'category', isOpen: false },
  { name: 'size', isOpen: false },
];

/** Part of "Aperti", and no question anybody asks by itself. */
const PLAIN_OPEN = 'aperto';

/** Every filter with how many grants each choice would show. */
export function Facets({ search, facets, onSearch, formId }: FacetsProps) {
  return (
    <div className="border-t border-rule-2">
      {FACETS.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} {...{ search, facets, onSearch, formId }} />
      ))}
      <LimitFilters search={search} onSearch={onSearch} formId={formId} />
    </div>
  );
}

type Choice = { value: string; count: number };

function FacetGroup({ facet, search, facets, onSearch, formId }: FacetsProps & { facet: Facet }) {
  const { name, isOpen, byCount, shown = Infinity } = facet;
  const chosen = chosenValues(search, name);
  const isWritten = search[name] !== undefined;
  const useful = facets[name].filter(
    ({ value, count }) => chosen.includes(value) || (value !== PLAIN_OPEN && (count > 0 || !byCount)),
  );
  const choices = byCount ? useful.toSorted((one, other) => other.count - one.count) : useful;
  const isHead = (choice: Choice, index: number) => index < shown || chosen.includes(choice.value);
  const box = ({ value, count }: Choice) => (
    <Checkbox
      key={value}
      label={choiceLabel(name, value)}
      count={formatCount(count)}
      name={name}
      value={value}
      form={formId}
      checked={chosen.includes(value)}
      onChange={() => onSearch(toggled(search, name, value))}
    />
  );
  const rest = choices.filter((choice, index) => !isHead(choice, index));
  const title = isWritten ? `${FILTER_LABELS[name]} (${chosen.length})` : FILTER_LABELS[name];
  if (choices.length === 0) return null;
  return (
    <Disclosure title={title} open={isOpen || isWritten}>
      <fieldset>
        <legend className="sr-only">{FILTER_LABELS[name]}</legend>
        {choices.filter(isHead).map(box)}
        {rest.length > 0 && (
          <details>
            <summary className="min-h-8 list-none py-1 pl-6.5 text-13 underline decoration-rule-strong underline-offset-4 tap:min-h-11 tap:py-3 [&::-webkit-details-marker]:hidden">
              {FILTERS.more(rest.length)}
            </summary>
            {rest.map(box)}
          </details>
        )}
      </fieldset>
    </Disclosure>
  );
}
