import { z } from 'zod';
import { APPLICATIONS as WORDS } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import type { ApplicationCard } from './api.ts';

const schema = z.object({ protocol: z.string().trim().min(1).max(80) });
type Props = { item: ApplicationCard; onClose: () => void; onSave: (protocol: string) => Promise<unknown> };

export function ProtocolDialog({ item, onClose, onSave }: Props) {
  const words = WORDS.protocolDialog;
  const form = useSchemaForm(schema, { defaultValues: { protocol: item.protocol ?? '' } });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={item.grantTitle}
      closeLabel={WORDS.close}
    >
      <Form
        form={form}
        className="grid gap-4"
        onSubmit={async ({ protocol }) => {
          await onSave(protocol);
          onClose();
        }}
      >
        <Field<z.infer<typeof schema>> name="protocol" label={words.label} hint={words.hint}>
          <TextInput />
        </Field>
        <Button type="submit" variant="ink" loading={form.formState.isSubmitting}>
          {words.save}
        </Button>
      </Form>
    </Dialog>
  );
}
