import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#web/ui/actions/button.tsx';
import { LeaveDialog, type LeaveWords } from '#web/ui/windows/leave-dialog.tsx';
import { Form } from './form.tsx';
import type { SchemaForm } from './use-schema-form.ts';

type Props<Values extends FieldValues, Output> = {
  form: SchemaForm<Values, Output>;
  /** Tells its own outcome. */
  save: (values: Output) => Promise<unknown>;
  /** After saving, and when the person gives up. */
  onDone: () => void;
  words: {
    save: string;
    cancel: string;
    leave: LeaveWords;
  };
  children: ReactNode;
};

/** A form that opens in place of what it edits: unsaved text is never left silently. */
export function SavingForm<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, save, onDone, words, children } = props;
  const { isSubmitting, isDirty } = form.formState;

  async function submit(values: Output) {
    await save(values);
    onDone();
  }
  return (
    <>
      <Form form={form} onSubmit={submit}>
        {children}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onDone}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="filo" loading={isSubmitting}>
            {words.save}
          </Button>
        </div>
      </Form>
      <LeaveDialog hasUnsavedText={isDirty && !isSubmitting} words={words.leave} />
    </>
  );
}
