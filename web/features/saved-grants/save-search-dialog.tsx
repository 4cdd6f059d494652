import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PATHS } from '#domain/paths.ts';
import { SAVED_SEARCHES } from '#messages/grants/grant-search.ts';
import { SAVED_SEARCH_PROBLEMS } from '#messages/saved-grants/saved-grants.ts';
import { ApiError } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/windows/form-dialog.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { savedSearchWrites, type Criteria } from './api.ts';

type Props = {
  criteria: Criteria;
  suggestedName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const MAX_NAME_CHARS = 80;

/** A name of its own for each search: two alike would be useless (SAV-6). */
export function SaveSearchDialog({ criteria, suggestedName, isOpen, onOpenChange }: Props) {
  const router = useRouter();
  const client = useQueryClient();
  const [name, setName] = useState(suggestedName);
  const [hasAlert, setAlert] = useState(true);
  const [problem, setProblem] = useState('');
  const create = useWrite({
    mutationFn: savedSearchWrites(useApi()).create,
    // A name that is taken is said beside the name.
    meta: { failed: (error) => (nameProblem(error) ? null : SAVED_SEARCHES.failed) },
    onSuccess: (searches) => {
      client.setQueryData(KEYS.savedSearches, searches);
      notify('success', SAVED_SEARCHES.saved, {
        action: {
          label: SAVED_SEARCHES.savedAction,
          onPress: () => void router.navigate({ href: `${PATHS.advancedSearch}?scheda=ricerche` }),
        },
      });
    },
  });

  function send() {
    if (name.trim() === '') return setProblem(SAVED_SEARCH_PROBLEMS.nameMissing);
    create.mutate(
      { name: name.trim(), criteria, hasAlert },
      { onSuccess: () => onOpenChange(false), onError: (error) => setProblem(nameProblem(error) ?? '') },
    );
  }
  return (
    <FormDialog
      title={SAVED_SEARCHES.dialogTitle}
      description={SAVED_SEARCHES.dialogBody}
      words={{ cancel: SAVED_SEARCHES.cancel, send: SAVED_SEARCHES.confirm }}
      isOpen={isOpen}
      isSending={create.isPending}
      onSend={send}
      onClose={() => onOpenChange(false)}
    >
      <Field label={SAVED_SEARCHES.name} required error={problem}>
        <TextInput
          value={name}
          maxLength={MAX_NAME_CHARS}
          onChange={(event) => {
            setName(event.target.value);
            setProblem('');
          }}
        />
      </Field>
      <Switch label={SAVED_SEARCHES.alert} checked={hasAlert} onChange={(event) => setAlert(event.target.checked)} />
    </FormDialog>
  );
}

const nameProblem = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body.fields.find(({ field }) => field === 'name')?.message : undefined;
