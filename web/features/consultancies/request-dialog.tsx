import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sharingRequestInput } from '#domain/consultancies/inputs.ts';
import { REQUEST_KINDS, URGENCIES } from '#domain/consultancies/vocabulary.ts';
import { PATHS } from '#domain/paths.ts';
import type { ShareableThing } from '#domain/sharing/sharing.ts';
import { KIND_LABELS, REQUEST_WORDS as WORDS, URGENCY_LABELS } from '#messages/consultancies/consultancies.ts';
import { dataOf } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';

const KINDS = REQUEST_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));
const URGENCY = URGENCIES.map((value) => ({ value, label: URGENCY_LABELS[value] }));
const BUDGETS = Object.entries(WORDS.budgets).map(([value, label]) => ({ value, label }));
const FORM = 'richiesta';

type Props = {
  consultant: { id: string; name: string };
  onClose: () => void;
  grants?: readonly { id: string; name: string }[];
  grantId?: string | undefined;
  company?: string | null;
};

/** "Contatta": what is needed, for which grant, with what in view. */
export function RequestDialog({ consultant, onClose, grants = [], grantId, company }: Props) {
  const router = useRouter();
  const { api } = router.options.context;
  const form = useSchemaForm(sharingRequestInput, {
    defaultValues: {
      consultantId: consultant.id,
      kind: 'domanda',
      grantId: grantId ?? null,
      description: '',
      budget: null,
      urgency: 'media',
      sharesCompany: true,
      shares: [],
    },
  });
  const { mutateAsync, isPending } = usePublicWrite({
    mutationFn: (json: Parameters<typeof api.consultancies.$post>[0]['json']) =>
      dataOf(api.consultancies.$post({ json })),
    meta: { failed: WORDS.failed, changes: [KEYS.consultancies] },
    onSuccess: () => {
      onClose();
      notify('success', WORDS.sent, { description: WORDS.sentText });
      void router.navigate({ to: PATHS.myRequests });
    },
  });
  return (
    <Dialog
      size="md"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={WORDS.title(consultant.name)}
      closeLabel={WORDS.cancel}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="filo" loading={isPending}>
            {WORDS.send}
          </Button>
        </>
      }
    >
      <Form form={form} id={FORM} onSubmit={(values) => mutateAsync(values)}>
        <div className="field-grid sm:grid-cols-2">
          <Field name="kind" label={WORDS.kind}>
            <Select options={KINDS} />
          </Field>
          <FormValue name="grantId">
            {({ value, onChange, error }) => (
              <Field label={WORDS.grant} error={error}>
                <Select
                  options={grants.map(({ id, name }) => ({ value: id, label: name }))}
                  placeholder={WORDS.noGrant}
                  value={(value as string | null) ?? ''}
                  onChange={(event) => onChange(event.target.value || null)}
                />
              </Field>
            )}
          </FormValue>
        </div>
        <Field name="description" label={WORDS.description} hint={WORDS.descriptionHint}>
          <TextArea rows={5} countLabel={(length) => String(length)} />
        </Field>
        <div className="field-grid sm:grid-cols-2">
          <FormValue name="budget">
            {({ value, onChange, error }) => (
              <Field label={WORDS.budget} error={error}>
                <Select
                  options={BUDGETS}
                  value={value === null ? 'none' : String(value)}
                  onChange={(event) => onChange(event.target.value === 'none' ? null : Number(event.target.value))}
                />
              </Field>
            )}
          </FormValue>
          <Field name="urgency" label={WORDS.urgency}>
            <Select options={URGENCY} />
          </Field>
        </div>
        <CheckboxField name="sharesCompany" label={WORDS.share(company ?? null)} hint={WORDS.shareHint} />
        <AlsoShared />
      </Form>
    </Dialog>
  );
}

/** Applications and papers that the consultant would see from the beginning of the work. */
function AlsoShared() {
  const things = useShareable();
  if (things.length === 0) return null;
  const codeOf = ({ kind, targetId }: Pick<ShareableThing, 'kind' | 'targetId'>) => `${kind}:${targetId}`;
  return (
    <FormValue name="shares">
      {({ value, onChange }) => (
        <CheckboxGroup
          label={WORDS.alsoShare}
          hint={WORDS.alsoShareHint}
          options={things.map((thing) => ({
            value: codeOf(thing),
            label: thing.name,
            hint: WORDS.shareKinds[thing.kind],
          }))}
          value={(value as ShareableThing[]).map(codeOf)}
          onChange={(codes) =>
            onChange(
              things.filter((thing) => codes.includes(codeOf(thing))).map(({ kind, targetId }) => ({ kind, targetId })),
            )
          }
        />
      )}
    </FormValue>
  );
}

/** By hand: public pages do not fetch the library of queries. Without an answer there is nothing more to share. */
function useShareable(): ShareableThing[] {
  const api = useApi();
  const [things, setThings] = useState<ShareableThing[]>([]);
  useEffect(() => {
    let isHere = true;
    dataOf(api.consultancies.shareable.$get()).then(
      (answer) => isHere && setThings(answer.things),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [api]);
  return things;
}
