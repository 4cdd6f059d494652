import { useId, type FormEvent, type ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type Props = Omit<DialogProps, 'footer' | 'trigger' | 'open' | 'onOpenChange' | 'closeLabel'> & {
  isOpen?: boolean;
  onClose: () => void;
  words: { cancel: string; send: string; sending?: string; close?: string };
  isSending: boolean;
  onSend: () => void | Promise<void>;
  children: ReactNode;
  /** Of the form inside. */
  className?: string;
};

/** A window with a form: the way out and the button that sends are at its foot. */
export function FormDialog({
  isOpen = true,
  onClose,
  words,
  isSending,
  onSend,
  className = 'grid gap-4',
  ...rest
}: Props) {
  const { children, ...dialog } = rest;
  const formId = useId();
  function send(event: FormEvent) {
    event.preventDefault();
    void onSend();
  }
  return (
    <Dialog
      {...dialog}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      closeLabel={words.close ?? words.cancel}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="ink" loading={isSending}>
            {isSending ? (words.sending ?? words.send) : words.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className={cn('pb-2', className)}>
        {children}
      </form>
    </Dialog>
  );
}
