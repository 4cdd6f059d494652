import { useState } from 'react';
import { dataRequestInput, DATA_REQUEST_KINDS, type DataRequestInput } from '#domain/admin/users.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { userExportPath } from '#domain/file-paths.ts';
import { DATA_REQUEST_LABELS, USER_DETAIL as WORDS, USERS } from '#messages/admin/users.ts';
import { formatDate, formatDay } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { ConfirmDialog } from '#web/ui/windows/confirm-dialog.tsx';
import { userWrites, type DataRequests } from './users-api.ts';

type Props = { userId: string; requests: DataRequests; isSelf: boolean; now: number };

/** What the person asked about the own data, by when to answer, and the two ways to do so. */
export function UserRequests({ userId, requests: { requests }, isSelf, now }: Props) {
  const writes = userWrites(useApi());
  const [isErasing, setErasing] = useState(false);
  const today = romeMoment(new Date(now)).day;
  const meta = { failed: USERS.failed, changes: [KEYS.adminUsers, KEYS.admin] };
  const register = useWrite({
    mutationFn: (input: DataRequestInput) => writes.register(userId, input),
    meta,
    onSuccess: () => notify('success', WORDS.registered),
  });
  const handle = useWrite({
    mutationFn: (id: string) => writes.handle(id),
    meta,
    onSuccess: () => notify('success', WORDS.done),
  });
  const erase = useWrite({ mutationFn: () => writes.erase(userId), meta });
  const form = useSchemaForm(dataRequestInput, { defaultValues: { kind: 'accesso', receivedOn: today } });
  return (
    <SectionPanel
      title={WORDS.requests}
      description={WORDS.requestsText}
      actions={
        <>
          <ButtonLink href={userExportPath(userId)} size="sm" download>
            {WORDS.export}
          </ButtonLink>
          {!isSelf && (
            <Button size="sm" variant="danger" onClick={() => setErasing(true)}>
              {WORDS.erase}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {requests.length === 0 ? (
          <p className="text-14 text-ink-2">{WORDS.noRequests}</p>
        ) : (
          <ul className="grid gap-2 text-14">
            {requests.map((request) => (
              <li key={request.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <b>{DATA_REQUEST_LABELS[request.kind]}</b>
                <span className="text-ink-2">
                  {request.handledAt
                    ? WORDS.handled(formatDate(request.handledAt))
                    : (request.dueOn < today ? WORDS.late : WORDS.due)(formatDay(request.dueOn))}
                </span>
                {!request.handledAt && (
                  <Button size="sm" loading={handle.isPending} onClick={() => handle.mutate(request.id)}>
                    {WORDS.markHandled}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <Form
          form={form}
          onSubmit={(values) => register.mutateAsync(values)}
          className="flex flex-wrap items-end gap-3"
        >
          <Field<DataRequestInput> name="kind" label={WORDS.kind}>
            <Select options={DATA_REQUEST_KINDS.map((value) => ({ value, label: DATA_REQUEST_LABELS[value] }))} />
          </Field>
          <Field<DataRequestInput> name="receivedOn" label={WORDS.received}>
            <DateInput max={today} />
          </Field>
          <Button type="submit" loading={register.isPending}>
            {WORDS.register}
          </Button>
        </Form>
      </div>
      <ConfirmDialog
        open={isErasing}
        onOpenChange={setErasing}
        title={WORDS.eraseTitle}
        description={WORDS.eraseText}
        confirmLabel={WORDS.erase}
        cancelLabel={USERS.cancel}
        onConfirm={async () => {
          await erase.mutateAsync();
        }}
      />
    </SectionPanel>
  );
}
