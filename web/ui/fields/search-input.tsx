import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { classes } from '#web/lib/classes.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type SearchInputProps = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
};

export function SearchInput({ value, onChange, clearLabel, className, ...rest }: SearchInputProps) {
  const box = useRef<HTMLSpanElement>(null);
  function clear() {
    onChange('');
    box.current?.querySelector('input')?.focus();
  }
  return (
    <span ref={box} className={classes('relative block', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-2"
      />
      <TextInput
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="px-10 tap:pr-12 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton
          label={clearLabel}
          onClick={clear}
          className="absolute top-1/2 right-1 -translate-y-1/2 tap:right-0"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
