import { chipLabel, choiceLabel, deadlineChip } from '#messages/grants/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { activeFilters, type ActiveFilter, type GrantsSearch } from './grants-search.ts';

/** A filter as its chip and the printed page name it. */
export const filterWords = ({ name, value }: ActiveFilter): string =>
  chipLabel(name, name === 'deadlineBefore' ? deadlineChip(formatDay(value)) : choiceLabel(name, value));

/** Everything a search asks for, one phrase each. */
export const searchWords = (search: GrantsSearch): string[] => [
  ...(search.q ? [`«${search.q}»`] : []),
  ...activeFilters(search).map(filterWords),
];

const MAX_NAME_CHARS = 80;

/** A first idea for the name of a saved search. */
export const searchName = (search: GrantsSearch): string =>
  [...(search.q ? [search.q] : []), ...activeFilters(search).map(({ name, value }) => choiceLabel(name, value))]
    .join(', ')
    .slice(0, MAX_NAME_CHARS);
