import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { failureText } from '#web/lib/failure.ts';
import { showFieldErrors } from '#web/lib/form-errors.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { notify } from './notify.ts';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  save: (values: Values) => Promise<void>;
  /** After saving, and when the person gives up. */
  onDone: () => void;
  words: {
    save: string;
    cancel: string;
    saved: string;
    saveFailed: string;
    leave: { title: string; text: string; leave: string; stay: string };
  };
  children: ReactNode;
};

/** A form that opens in place of what it edits: refusals go beside their inputs, unsaved text is never left silently. */
export function SavingForm<Values extends FieldValues>({ form, save, onDone, words, children }: Props<Values>) {
  const { isSubmitting, isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting);

  async function submit(values: Values) {
    try {
      await save(values);
      notify('success', words.saved);
      onDone();
    } catch (error) {
      showFieldErrors(error, form.setError);
      notify('danger', words.saveFailed, { description: failureText(error) });
    }
  }
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        {children}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onDone}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="filo" loading={isSubmitting}>
            {words.save}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={guard.isAsking}
        onOpenChange={(open) => !open && guard.stay()}
        title={words.leave.title}
        description={words.leave.text}
        confirmLabel={words.leave.leave}
        cancelLabel={words.leave.stay}
        onConfirm={guard.leave}
      />
    </FormProvider>
  );
}
