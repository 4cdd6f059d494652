import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export type FormWindowProps = Omit<DialogProps, 'footer' | 'trigger' | 'open' | 'onOpenChange' | 'closeLabel'> & {
  isOpen?: boolean;
  onClose: () => void;
  words: { cancel: string; send: string; sending?: string; close?: string };
  isSending: boolean;
  children: ReactNode;
};

/** The frame of a form in a window: the way out and the button that sends, at its foot. */
export function FormWindow({
  isOpen = true,
  onClose,
  words,
  isSending,
  formId,
  tone = 'filo',
  ...dialog
}: FormWindowProps & { formId: string; tone?: 'ink' | 'filo' }) {
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
          <Button type="submit" form={formId} variant={tone} loading={isSending}>
            {isSending ? (words.sending ?? words.send) : words.send}
          </Button>
        </>
      }
    />
  );
}
