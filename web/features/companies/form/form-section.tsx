import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { CompanyFormValues } from './form-values.ts';

type Props = {
  title: string;
  text: string;
  /** The fields inside: the section opens by itself when one of them has to be corrected. */
  fields: readonly (keyof CompanyFormValues)[];
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

export function FormSection({ title, text, fields, isOpenAtFirst = false, children }: Props) {
  const { errors, submitCount } = useFormState<CompanyFormValues>();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [seenSubmit, setSeenSubmit] = useState(0);
  if (seenSubmit !== submitCount) {
    setSeenSubmit(submitCount);
    if (fields.some((field) => errors[field])) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded border border-rule-2 bg-sheet text-on-sheet"
    >
      <summary className="flex list-none items-start gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-bold tracking-[-0.012em]">{title}</h2>
          <p className="text-14 text-ink-2">{text}</p>
        </div>
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-5 text-ink-2 transition-transform duration-(--d-2) group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 border-t border-rule p-4">{children}</div>
    </details>
  );
}
