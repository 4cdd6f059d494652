import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { failureText } from '#web/lib/failure.ts';
import { QUIET_METHOD, showFieldErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LeaveDialog, type LeaveWords } from '#web/ui/windows/leave-dialog.tsx';
import { notify } from '#web/ui/feedback/notify.ts';

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
    leave: LeaveWords;
  };
  children: ReactNode;
};

/** A form that opens in place of what it edits: refusals go beside their inputs, unsaved text is never left silently. */
export function SavingForm<Values extends FieldValues>({ form, save, onDone, words, children }: Props<Values>) {
  const { isSubmitting, isDirty } = form.formState;

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
      <form noValidate method={QUIET_METHOD} onSubmit={form.handleSubmit(submit)} className="grid gap-4">
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
      <LeaveDialog hasUnsavedText={isDirty && !isSubmitting} words={words.leave} />
    </FormProvider>
  );
}
