import { z } from 'zod';
import { PROJECT_CAPS } from '#domain/projects/project.ts';
import { PROJECT_SENTENCE, PROJECT_TOASTS } from '#messages/projects/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { createFromSentence } from './api.ts';
import { projectName } from '#messages/projects/name.ts';
import { useProjectWrite } from './use-projects.ts';

const sentence = z.object({ text: z.string().trim().min(1).max(PROJECT_CAPS.description) });

type Props = {
  /** With the id of the new project, once it is the active one. */
  onMade?: (id: string) => void;
  id?: string;
};

/** One line in plain words is enough to make a project (PRJ-1). */
export function ProjectSentence({ onMade, id }: Props) {
  const form = useSchemaForm(sentence, { defaultValues: { text: '' } });
  const create = useProjectWrite(createFromSentence, {
    failed: PROJECT_TOASTS.createFailed,
    onSuccess: ({ createdId, projects }) => {
      const made = projects.find((each) => each.id === createdId);
      notify('success', PROJECT_TOASTS.created(made ? projectName(made) : ''));
      form.reset();
      onMade?.(createdId);
    },
  });
  return (
    <Form
      form={form}
      id={id}
      onSubmit={({ text }) => create.mutateAsync(text)}
      className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field<{ text: string }> name="text" label={PROJECT_SENTENCE.label} hint={PROJECT_SENTENCE.hint}>
        <TextInput autoComplete="off" />
      </Field>
      <Button type="submit" variant="ink" loading={create.isPending} className="sm:mt-6">
        {PROJECT_SENTENCE.make}
      </Button>
    </Form>
  );
}
