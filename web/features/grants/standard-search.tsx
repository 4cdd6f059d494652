import { useId, type FormEvent, type ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { CATEGORIES } from '#domain/vocabulary.ts';
import { CATEGORY_LABELS } from '#messages/grants/grants.ts';
import { ADVANCED_SEARCH } from '#messages/grants/grant-search.ts';
import { GRANTS_LIST } from '#messages/grants/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { GrantCardSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { readAdvancedSearch, type AdvancedSearch } from './advanced-address.ts';
import { advancedHref, catalogueSearch } from './advanced-search.ts';
import { GrantSummaryCard, type MarkOf } from './grant-summary-card.tsx';
import type { GrantPage } from './grants-api.ts';
import { grantsHref } from './grants-search.ts';
import { PLACES, regionOfPlace } from './place.ts';
import { SortSelect } from './results-bar.tsx';
import { Results } from './results.tsx';

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

type Props = {
  search: AdvancedSearch;
  /** None before anything was asked for. */
  page: GrantPage | null;
  isUpdating: boolean;
  onSearch: (search: AdvancedSearch) => void;
  markOf: MarkOf;
  saveSearch?: ReactNode;
};

/** Keywords, place, category, over the real catalogue (GRA-10). */
export function StandardSearch({ search, page, isUpdating, onSearch, markOf, saveSearch }: Props) {
  const asked = catalogueSearch(search);
  return (
    <div className="pt-6">
      <SearchForm search={search} onSearch={onSearch} isUpdating={isUpdating} />
      {!page && isUpdating && (
        <LoadingState label={ADVANCED_SEARCH.loading} className="mt-6 grid gap-2">
          <GrantCardSkeleton />
          <GrantCardSkeleton />
        </LoadingState>
      )}
      {!page && !isUpdating && (
        <EmptyState
          className="mt-6"
          title={ADVANCED_SEARCH.idleTitle}
          description={ADVANCED_SEARCH.idleBody}
          action={
            <>
              {CATEGORIES.map((category) => (
                <ButtonLink key={category} href={`${PATHS.advancedSearch}?category=${category}`} size="sm">
                  {CATEGORY_LABELS[category]}
                </ButtonLink>
              ))}
              <ButtonLink href={grantsHref({})} variant="quiet" size="sm">
                {ADVANCED_SEARCH.idleAll}
              </ButtonLink>
            </>
          }
        />
      )}
      {page && (
        <section aria-label={GRANTS_LIST.results} className="mt-6">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className="font-semibold tabular-nums">
              {GRANTS_LIST.count(page.total, page.catalogueSize)}
            </p>
            {saveSearch}
            <ButtonLink href={grantsHref(asked)} variant="quiet" size="sm">
              {ADVANCED_SEARCH.moreFilters}
            </ButtonLink>
            <SortSelect
              search={asked}
              sort={page.sort}
              onSearch={({ sort }) => onSearch(readAdvancedSearch({ ...search, sort, page: undefined }))}
              className="ml-auto flex items-center gap-2 max-sm:w-full max-sm:[&>span]:flex-1"
            />
          </div>
          <Results
            search={asked}
            page={page}
            markOf={markOf}
            Card={GrantSummaryCard}
            isUpdating={isUpdating}
            hrefOf={(next) => advancedHref(search, next)}
          />
        </section>
      )}
    </div>
  );
}

/** How the place was read, once it was asked for. */
function placeHint(place: string | undefined): string {
  if (!place) return ADVANCED_SEARCH.placeHint;
  const region = regionOfPlace(place);
  if (region === place) return ADVANCED_SEARCH.placeHint;
  return region ? ADVANCED_SEARCH.placeUnderstood(place, region) : ADVANCED_SEARCH.placeAsWord(place);
}

type FormProps = Pick<Props, 'search' | 'onSearch' | 'isUpdating'>;

function SearchForm({ search, onSearch, isUpdating }: FormProps) {
  const places = useId();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { hidden } = search;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    onSearch(readAdvancedSearch({ ...typed, hidden, scheda: 'standard' }));
  }
  return (
    <form
      key={`${search.q ?? ''} ${search.luogo ?? ''} ${search.category ?? ''}`}
      role="search"
      noValidate
      onSubmit={send}
      className="grid items-start gap-4 sm:grid-cols-2 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <input type="hidden" name="scheda" value="standard" />
      <Field
        label={ADVANCED_SEARCH.keywords}
        hint={ADVANCED_SEARCH.keywordsHint}
        className="sm:col-span-2 desk:col-span-1"
      >
        <TextInput name="q" type="search" autoComplete="off" maxLength={300} defaultValue={search.q} />
      </Field>
      <Field label={ADVANCED_SEARCH.place} hint={placeHint(search.luogo)}>
        <TextInput name="luogo" autoComplete="off" list={places} maxLength={80} defaultValue={search.luogo} />
      </Field>
      <datalist id={places}>
        {PLACES.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <Field label={ADVANCED_SEARCH.category}>
        <Select
          name="category"
          options={CATEGORY_OPTIONS}
          placeholder={ADVANCED_SEARCH.anyCategory}
          defaultValue={search.category}
        />
      </Field>
      <Button type="submit" variant="filo" loading={isUpdating} className="sm:col-span-2 desk:col-span-1 desk:mt-6">
        {ADVANCED_SEARCH.submit}
      </Button>
    </form>
  );
}
