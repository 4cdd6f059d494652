import { useId, useState, type KeyboardEvent } from 'react';
import { matchingOptions } from './option-filter.ts';

export type ComboOption<Value extends string = string> = { value: Value; label: string; hint?: string };

type ComboboxState<Value extends string> = {
  options: readonly ComboOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Given when the options come from elsewhere as one types: then they are shown as they are. */
  onQueryChange?: (query: string) => void;
};

/** The keyboard and the text of a combobox, as the ARIA pattern describes it: focus never leaves the input. */
export function useCombobox<Value extends string>({ options, value, onChange, onQueryChange }: ComboboxState<Value>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const shown = onQueryChange || query === null ? [...options] : matchingOptions(options, query);
  const activeIndex = Math.min(active, shown.length - 1);

  function show() {
    if (!open)
      setActive(
        Math.max(
          0,
          shown.findIndex((option) => option.value === value),
        ),
      );
    setOpen(true);
  }
  function close() {
    setOpen(false);
    setQuery(null);
  }
  function choose(option: ComboOption<Value> | undefined) {
    if (option) onChange(option.value);
    close();
  }
  function type(text: string) {
    setQuery(text);
    setActive(0);
    setOpen(true);
    onQueryChange?.(text);
    if (text === '') onChange(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive((activeIndex + step + shown.length) % Math.max(1, shown.length));
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault(); // the first Enter chooses, it does not send the form
      choose(shown[activeIndex]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation(); // closes the list, not the dialog around it
      close();
    } else if (event.key === 'Tab') close();
  }

  const activeId = open && shown[activeIndex] ? `${listId}-${activeIndex}` : undefined;
  const text = query ?? chosen?.label ?? '';
  return { listId, open, shown, activeIndex, activeId, text, show, close, choose, type, onKeyDown, setActive };
}
