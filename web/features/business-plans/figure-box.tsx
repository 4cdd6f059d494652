import { useState } from 'react';
import { readNumber } from '#domain/numbers/read-number.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { PLAN_SCREEN as WORDS } from '#messages/business-plans/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { InputUnit, unitRoom } from '#web/ui/fields/input-unit.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  unit: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  isWhole?: boolean;
};

/** A figure with its unit inside. What is no figure stays written, and the sums go on with the last good one. */
export function FigureBox({ label, hint, unit, value, onChange, min = 0, max = 1e9, isWhole }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null || draft.trim() === '' ? null : readNumber(draft);
  const isText =
    draft !== null && draft.trim() !== '' && (read === null || (isWhole === true && !Number.isInteger(read)));
  const isOutside = read !== null && (read < min || read > max);
  return (
    <Field label={label} hint={hint} error={isText ? WORDS.notNumber : isOutside ? WORDS.outside(min, max) : undefined}>
      <InputUnit unit={unit}>
        <TextInput
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          className={cn('text-right tabular-nums', unitRoom(unit))}
          value={draft ?? (value === null ? '' : numberText(value))}
          onChange={({ target }) => {
            setDraft(target.value);
            const next = target.value.trim() === '' ? null : readNumber(target.value);
            if (target.value.trim() === '') onChange(null);
            else if (next !== null && next >= min && next <= max && (!isWhole || Number.isInteger(next)))
              onChange(next);
          }}
          onBlur={() => {
            if (!isText && !isOutside) setDraft(null);
          }}
        />
      </InputUnit>
    </Field>
  );
}
