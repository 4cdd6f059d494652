import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { API_KEY } from '#domain/api-keys/key-rules.ts';
import { newApiKey } from '#domain/api-keys/new-api-key.ts';
import { integerText } from '#domain/numbers/write-number.ts';
import { PATHS } from '#domain/paths.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { useStepUp } from '#web/lib/step-up.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { ConfirmDialog } from '#web/ui/windows/confirm-dialog.tsx';
import { apiKeysQuery, createApiKey, revokeApiKey, type ApiKey } from './api-keys.ts';
import { NewKey } from './new-key.tsx';

const WORDS = SETTINGS.apiKeys;

/** Keys for programs: made, seen once, revoked (SET-13). */
export function ApiKeysPanel({ id }: { id: string }) {
  const api = useApi();
  const client = useQueryClient();
  const stepUp = useStepUp();
  const { data: keys } = useSuspenseQuery(apiKeysQuery(api));
  const [fresh, setFresh] = useState<string | null>(null);
  const form = useSchemaForm(newApiKey, { defaultValues: { name: '' } });
  const create = useWrite({
    mutationFn: createApiKey(api),
    meta: { failed: WORDS.createFailed, changes: [KEYS.apiKeys] },
    onSuccess: (made) => {
      client.setQueryData(KEYS.apiKeys, made.keys);
      setFresh(made.key);
      form.reset({ name: '' });
      notify('success', WORDS.created);
    },
  });
  const revoke = useWrite({
    mutationFn: revokeApiKey(api),
    meta: { failed: WORDS.revokeFailed, changes: [KEYS.apiKeys] },
    onSuccess: (left) => {
      client.setQueryData(KEYS.apiKeys, left);
      notify('success', WORDS.revoked);
    },
  });
  return (
    <SectionPanel id={id} title={WORDS.title} description={WORDS.text} flush>
      <div className="grid gap-4 px-4 py-4">
        {fresh ? (
          <NewKey value={fresh} onDone={() => setFresh(null)} />
        ) : (
          <Form form={form} onSubmit={async (values) => (await stepUp()) && create.mutateAsync(values)}>
            <Field name="name" label={WORDS.name} hint={WORDS.nameHint}>
              <TextInput maxLength={API_KEY.nameMax} autoComplete="off" />
            </Field>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <AppLink href={PATHS.apiDocs} className="inline-flex min-h-11 items-center text-14">
                {WORDS.docs}
              </AppLink>
              <Button type="submit" loading={form.formState.isSubmitting}>
                {WORDS.create}
              </Button>
            </div>
          </Form>
        )}
      </div>
      <ul className="divide-y divide-rule border-t border-rule">
        {keys.length === 0 && <li className="px-4 py-3 text-14 text-ink-2">{WORDS.none}</li>}
        {keys.map((key) => (
          <KeyLine key={key.id} value={key} onRevoke={async () => void (await revoke.mutateAsync(key.id))} />
        ))}
      </ul>
    </SectionPanel>
  );
}

function KeyLine({ value, onRevoke }: { value: ApiKey; onRevoke: () => Promise<void> }) {
  const used = value.lastUsedAt ? WORDS.used(formatDateTime(value.lastUsedAt)) : WORDS.unused;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <KeyRound aria-hidden="true" className="size-5 flex-none text-ink-2" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium [overflow-wrap:anywhere]">
          {value.name} <code className="font-mono text-13 font-normal text-ink-2">{value.shown}…</code>
        </p>
        <p className="text-13 text-ink-2">
          {WORDS.since(formatDate(value.createdAt))} · {used}
        </p>
        <p className="text-13 text-ink-2 tabular-nums">
          {WORDS.today(integerText(value.usedToday), integerText(API_KEY.requestsPerDay))}
        </p>
      </div>
      <ConfirmDialog
        trigger={
          <Button size="sm" aria-label={WORDS.revokeNamed(value.name)}>
            {WORDS.revoke}
          </Button>
        }
        title={WORDS.revokeTitle(value.name)}
        description={WORDS.revokeText}
        confirmLabel={WORDS.revoke}
        cancelLabel={WORDS.keep}
        onConfirm={onRevoke}
      />
    </li>
  );
}
