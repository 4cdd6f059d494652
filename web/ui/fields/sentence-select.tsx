import { ChevronDown } from 'lucide-react';
import { useFieldInput } from './field-context.ts';
import type { Option, SelectProps } from './select.tsx';

type Props = SelectProps & {
  /** More options, under a name of their own. */ group?: { label: string; options: readonly Option[] };
};

/** A choice inside a sentence: as wide as its words, underlined, in the face of the words around it. */
export function SentenceSelect({ options, group, placeholder, size: _size, className: _className, ...rest }: Props) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        {...useFieldInput(rest)}
        className="field-sizing-content min-h-10 max-w-full appearance-none border-b-2 border-ink bg-sunken pr-7 pl-2 leading-[1.3] font-medium text-ellipsis text-on-sunken tap:min-h-11"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {group && group.options.length > 0 && <optgroup label={group.label}>{group.options.map(line)}</optgroup>}
        {options.map(line)}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}

const line = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
