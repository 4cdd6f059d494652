import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { readEuro } from '#domain/numbers/read-number.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { cn } from '#web/lib/cn.ts';
import { useFieldName } from './field-context.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** Not in a named field, whose form holds it. */
  value?: number | null;
  onChange?: (value: number | null) => void;
};

/**
 * An amount in euro ("1.250,50", "40mila", "1,2 mln"), grouped as soon as one leaves the box. What is no amount stays
 * written: by itself it counts as null, in a form as NaN, which every schema refuses beside its box.
 */
export function MoneyInput({ value = null, onChange, onBlur, ...rest }: MoneyInputProps) {
  const name = useFieldName();
  if (onChange !== undefined || name === undefined)
    return <MoneyBox {...rest} value={value} onBlur={onBlur} onType={(euro) => onChange?.(euro)} />;
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <MoneyBox
          {...rest}
          ref={field.ref}
          name={name}
          value={field.value as number | null}
          onType={(euro, text) => field.onChange(euro ?? (text.trim() === '' ? null : NaN))}
          onBlur={(event) => {
            field.onBlur();
            onBlur?.(event);
          }}
        />
      )}
    />
  );
}

type BoxProps = Omit<MoneyInputProps, 'value' | 'onChange'> & {
  value: number | null;
  onType: (euro: number | null, text: string) => void;
};

function MoneyBox({ value, onType, onBlur, className, ...rest }: BoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null || Number.isNaN(value) ? '' : numberText(value));
  return (
    <span className="relative block">
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        value={shown}
        onChange={(event) => {
          setDraft(event.target.value);
          onType(readAmount(event.target.value), event.target.value);
        }}
        onBlur={(event) => {
          if (draft !== null && (readAmount(draft) !== null || draft.trim() === '')) setDraft(null);
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

/** What one pays or gets is never negative. */
function readAmount(text: string): number | null {
  const euro = readEuro(text);
  return euro === null || euro < 0 ? null : euro;
}
