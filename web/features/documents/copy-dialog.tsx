import { useState } from 'react';
import { MAX_COPY_FOR_CHARS } from '#domain/documents/document-input.ts';
import { COPY as WORDS, VAULT } from '#messages/documents/screens.ts';
import { failureFields, failureText } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { copyFor, type VaultDocument } from './api.ts';

/** A copy that says on every page whom it is for: of no use to anybody else (DOC-8). */
export function CopyDialog({ document, onClose }: { document: VaultDocument; onClose: () => void }) {
  const api = useApi();
  const [recipient, setRecipient] = useState('');
  const make = useWrite({
    mutationFn: () => copyFor(api, document.id, recipient.trim()),
    meta: { failed: null },
    onSuccess: (copy) => {
      saveFile(copy, WORDS.fileName(document.title));
      onClose();
    },
  });
  const problem = make.error && (failureFields(make.error)['per'] ?? failureText(make.error));
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={WORDS.title}
      description={WORDS.lead}
      closeLabel={VAULT.close}
      footer={
        <Button
          variant="ink"
          loading={make.isPending}
          disabled={recipient.trim() === ''}
          disabledReason={WORDS.needs}
          onClick={() => make.mutate()}
        >
          {WORDS.make}
        </Button>
      }
    >
      <Field label={WORDS.recipient} hint={WORDS.hint} error={problem ?? undefined} required>
        <TextInput
          value={recipient}
          maxLength={MAX_COPY_FOR_CHARS}
          onChange={(event) => setRecipient(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
