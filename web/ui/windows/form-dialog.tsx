import { useId, type FormEvent } from 'react';
import { cn } from '#web/lib/cn.ts';
import { FormWindow, type FormWindowProps } from './form-window.tsx';

type Props = FormWindowProps & {
  onSend: () => void | Promise<void>;
  /** Of the form inside. */
  className?: string;
};

/** A window with a form of few boxes, whose state the caller keeps. */
export function FormDialog({ onSend, className = 'grid gap-4', children, ...frame }: Props) {
  const formId = useId();
  function send(event: FormEvent) {
    event.preventDefault();
    void onSend();
  }
  return (
    <FormWindow {...frame} formId={formId} tone="ink">
      <form id={formId} noValidate onSubmit={send} className={cn('pb-2', className)}>
        {children}
      </form>
    </FormWindow>
  );
}
