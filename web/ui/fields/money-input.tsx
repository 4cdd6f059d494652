import { useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { formatAmount, parseAmount } from './italian-amount.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null;
  onChange: (value: number | null) => void;
};

/** An amount in euro, grouped as soon as one leaves the box. What is no amount stays written and counts as null. */
export function MoneyInput({ value, onChange, onBlur, className, ...rest }: MoneyInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : formatAmount(value));
  return (
    <span className="relative block">
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        value={shown}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(parseAmount(event.target.value));
        }}
        onBlur={(event) => {
          if (draft !== null && (parseAmount(draft) !== null || draft.trim() === '')) setDraft(null);
          onBlur?.(event);
        }}
        className={cn('pr-9 text-right tabular-nums', className)}
      />
      <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2">
        €
      </span>
    </span>
  );
}
