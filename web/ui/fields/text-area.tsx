import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useFieldInput, useFieldLimits } from './field-context.ts';
import { inputLook } from './text-input.tsx';

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** The words of the count, for example from 86 of 500; shown under the box. */
  countLabel?: (length: number, maxLength: number | undefined) => string;
};

/** Grows with what is written, where the browser can. In a form nothing pasted is cut: too long is a refusal. */
export function TextArea({ className, countLabel, onChange, ...rest }: TextAreaProps) {
  const limits = useFieldLimits();
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const length = (rest.value === undefined ? typed : String(rest.value)).length;
  // A form writes into its boxes by itself.
  useEffect(() => setTyped(box.current?.value ?? ''), []);

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }
  return (
    <>
      <textarea
        rows={4}
        {...useFieldInput({ ref: box, ...rest, onChange: change })}
        className={cn(inputLook, 'field-sizing-content max-h-[60vh] min-h-24 resize-y py-2.5', className)}
      />
      {countLabel && (
        <p className="text-13 text-ink-2 tabular-nums">{countLabel(length, rest.maxLength ?? limits?.maxLength)}</p>
      )}
    </>
  );
}
