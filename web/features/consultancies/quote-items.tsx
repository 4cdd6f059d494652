import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { QuoteInput } from '#domain/consultancies/quote.ts';
import { QUOTE_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const ITEM_MAX = 120;

type Name = 'includes' | 'excludes';

/** What is covered and what is not, one chip each. */
export function QuoteItems({ name, label }: { name: Name; label: string }) {
  return (
    <FormValue<QuoteInput, Name> name={name}>
      {({ value, onChange, error }) => (
        <FieldGroup label={label} error={error}>
          <ul className="flex flex-wrap items-center gap-1.5">
            {value.map((item) => (
              <li key={item}>
                <Chip
                  label={item}
                  removeLabel={WORDS.removeItem(item)}
                  onRemove={() => onChange(value.filter((each) => each !== item))}
                  dashed={name === 'excludes'}
                />
              </li>
            ))}
            <li>
              <NewItem label={label} onAdd={(item) => !value.includes(item) && onChange([...value, item])} />
            </li>
          </ul>
        </FieldGroup>
      )}
    </FormValue>
  );
}

/** A button until it is pressed; then a box that stays open for the next one. */
function NewItem({ label, onAdd }: { label: string; onAdd: (item: string) => void }) {
  const [text, setText] = useState<string | null>(null);
  function add() {
    if (text?.trim()) onAdd(text.trim());
  }
  if (text === null)
    return (
      <Button variant="quiet" size="sm" aria-label={WORDS.addTo(label)} onClick={() => setText('')}>
        <Plus aria-hidden="true" />
        {WORDS.add}
      </Button>
    );
  return (
    <TextInput
      aria-label={WORDS.addTo(label)}
      autoFocus
      value={text}
      maxLength={ITEM_MAX}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          add();
          setText('');
        }
        if (event.key === 'Escape') setText(null);
      }}
      onBlur={() => {
        add();
        setText(null);
      }}
      className="min-h-9 w-48 text-14"
    />
  );
}
