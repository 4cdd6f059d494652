import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import { SEARCH_BOX } from '#messages/grants/screens.ts';
import { later } from '#web/lib/later.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';

const NONE = { SuggestionList: () => null };

/** Comes with the first suggestions; without it the search still works. */
const SuggestionList = later(
  async () => (await import('./suggestion-list.tsx').catch(() => NONE)).SuggestionList,
  null,
);

type Props = {
  /** The words of the shown search. */
  query: string;
  onSearch: (query: string) => void;
  placeholder?: string;
};

/** A box that suggests as one types (ARIA combobox): focus never leaves it, Enter without a choice searches. */
export function SearchBox({ query, onSearch, placeholder = SEARCH_BOX.placeholder }: Props) {
  const router = useRouter();
  const listId = useId();
  const [text, setText] = useState(query);
  const [shownQuery, setShownQuery] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text, isOpen);
  const isListed = isOpen && suggestions.length > 0;
  if (query !== shownQuery) {
    setShownQuery(query);
    setText(query);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function type(next: string) {
    setText(next);
    setActive(-1);
    setOpen(next !== '');
    if (next === '' && query !== '') onSearch('');
  }
  function choose(one: Suggestion) {
    close();
    if (one.kind === 'grant') return void router.navigate({ href: one.href });
    setText(one.text);
    onSearch(one.text);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggestions[active];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      setOpen(true);
      const places = suggestions.length + 1; // one for the text itself
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') {
      if (isListed && chosen) {
        event.preventDefault();
        choose(chosen);
      } else close();
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault(); // keeps the text: the browser would empty the box
      close();
    }
  }
  return (
    <div className="relative min-w-0 flex-1" onBlur={close}>
      <SearchInput
        name="q"
        role="combobox"
        aria-label={SEARCH_BOX.label}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && active >= 0 ? `${listId}-${active}` : undefined}
        maxLength={300}
        placeholder={placeholder}
        clearLabel={SEARCH_BOX.clear}
        value={text}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {isListed ? SEARCH_BOX.found(suggestions.length) : ''}
      </p>
      {isListed && (
        <SuggestionList id={listId} suggestions={suggestions} active={active} onActive={setActive} onChoose={choose} />
      )}
    </div>
  );
}
