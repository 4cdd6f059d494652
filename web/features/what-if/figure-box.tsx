import { useState } from 'react';
import { integerText } from '#domain/numbers/write-number.ts';
import { readInteger } from '#domain/numbers/read-number.ts';
import { WHAT_IF } from '#messages/what-if/what-if.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

type Props = { name: string; label: string; value: number; onChange: (value: number) => void };

/** A figure is tried when it is whole: with Enter, or when the box is left. */
export function FigureBox({ name, label, value, onChange }: Props) {
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    const read = text === null ? null : readInteger(text);
    if (read !== null && read >= 1 && read !== value) onChange(read);
    setText(null);
  };
  return (
    <span className="flex gap-2">
      <TextInput
        name={name}
        aria-label={label}
        inputMode="numeric"
        value={text ?? integerText(value)}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      <Button type="button" size="sm" onClick={commit} className="min-h-11">
        {WHAT_IF.run}
      </Button>
    </span>
  );
}
