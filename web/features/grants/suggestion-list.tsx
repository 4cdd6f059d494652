import { FileText, Search } from 'lucide-react';
import { SEARCH_BOX } from '#messages/grants/screens.ts';
import type { Suggestion } from './use-suggestions.ts';

type Props = {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
};

export function SuggestionList({ id, suggestions, active, onActive, onChoose }: Props) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={SEARCH_BOX.list}
      onMouseDown={(event) => event.preventDefault()} // keeps the focus, and so the keyboard, in the box
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto overscroll-contain rounded border border-rule-2 bg-float p-1 text-14 text-on-float shadow-float"
    >
      {suggestions.map((one, index) => {
        const Icon = one.kind === 'word' ? Search : FileText;
        return (
          <li
            key={`${one.kind} ${one.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => onActive(index)}
            onClick={() => onChoose(one)}
            className="flex min-h-9 cursor-pointer items-start gap-2.5 rounded-[3px] px-2 py-2 aria-selected:bg-sunken tap:min-h-11 tap:items-center"
          >
            <Icon aria-hidden="true" className="size-4.5 text-ink-2" />
            <span className="min-w-0 flex-1">
              {one.text}
              {one.kind === 'grant' && <span className="block truncate text-13 text-ink-2">{one.hint}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
