import { Lock } from 'lucide-react';
import { useId } from 'react';
import { GRANT_EDITOR as WORDS } from '#messages/admin/catalogue.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { EditableField } from './one-field.ts';

type Props = {
  field: EditableField;
  /** What the sources say. */
  imported: string;
  text: string;
  isOurs: boolean;
  isChanged: boolean;
  isReleased: boolean;
  problem: string | undefined;
  onText: (text: string) => void;
  onRelease: (isReleased: boolean) => void;
};

/** One field: what was imported, what we say instead, and the way back. */
export function FieldEditor({
  field,
  imported,
  text,
  isOurs,
  isChanged,
  isReleased,
  problem,
  onText,
  onRelease,
}: Props) {
  const heading = useId();
  const isOver = isOurs || isChanged;
  const shown = imported
    .split('\n')
    .map((each) => field.options?.find(({ value }) => value === each)?.label ?? each)
    .join(', ');
  return (
    <section
      aria-labelledby={heading}
      className={cn('grid gap-2 border-b border-rule p-4 text-14', isChanged && 'bg-verify text-on-verify')}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={heading} className="font-bold">
          {field.label}
        </h3>
        <span className="flex items-center gap-1 text-13">
          {isOurs && !isChanged && <Lock aria-hidden="true" className="size-4" />}
          {isChanged ? WORDS.changedMark : isOurs ? WORDS.oursMark : WORDS.importedMark}
        </span>
      </div>
      {isOver && (
        <p className="text-13 wrap-anywhere">
          {WORDS.imported}: <del>{shown || WORDS.empty}</del>
        </p>
      )}
      {isReleased ? (
        <p className="flex flex-wrap items-center gap-2">
          {WORDS.releasing}
          <Button size="sm" onClick={() => onRelease(false)}>
            {WORDS.keep}
          </Button>
        </p>
      ) : (
        <>
          {field.kind === 'many' ? (
            <Many field={field} text={text} problem={problem} onText={onText} />
          ) : (
            <Field label={field.label} labelHidden error={problem}>
              <Box field={field} text={text} onText={onText} />
            </Field>
          )}
          {isOurs && (
            <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => onRelease(true)}>
              {WORDS.release}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

type ManyProps = { field: EditableField; text: string; problem: string | undefined; onText: (text: string) => void };

/** Several of a closed list, in its order. */
function Many({ field: { label, options = [] }, text, problem, onText }: ManyProps) {
  const chosen = new Set(text.split('\n').filter(Boolean));
  const toggle = (value: string) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onText(
      options
        .filter((option) => next.has(option.value))
        .map((option) => option.value)
        .join('\n'),
    );
  };
  return (
    <fieldset className="max-h-56 overflow-y-auto rounded border border-rule-2 bg-sheet px-3 text-on-sheet">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.has(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
      {problem && <p className="pb-2 text-13 font-semibold text-on-no">{problem}</p>}
    </fieldset>
  );
}

function Box({ field, text, onText }: { field: EditableField; text: string; onText: (text: string) => void }) {
  const change = { value: text, onChange: ({ target }: { target: { value: string } }) => onText(target.value) };
  switch (field.kind) {
    case 'choice':
    case 'yes':
      return (
        <Select {...change} options={field.options ?? []} {...(field.isRequired ? {} : { placeholder: WORDS.empty })} />
      );
    case 'day':
      return <DateInput {...change} />;
    case 'time':
      return <TextInput {...change} placeholder="hh:mm" maxLength={5} />;
    case 'long':
    case 'lines':
      return <TextArea {...change} rows={field.kind === 'lines' ? 4 : 3} maxLength={20_000} />;
    case 'number':
      return <TextInput {...change} inputMode="decimal" maxLength={20} />;
    default:
      return <TextInput {...change} maxLength={1_000} />;
  }
}
