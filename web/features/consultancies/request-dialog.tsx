import { useRouter } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { sharingRequestInput, type RequestDraft } from '#domain/consultancies/inputs.ts';
import { PATHS } from '#domain/paths.ts';
import { REQUEST_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { dataOf } from '#web/lib/api.ts';
import { formatTime } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Form } from '#web/ui/fields/form.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { authPath } from './auth-path.ts';
import { draftKey, readRequestDraft } from './request-draft.ts';
import { RequestCall } from './request-call.tsx';
import { OrderWarning, RequestNeed, RequestTerms } from './request-parts.tsx';
import { keepDraft } from './kept-draft.ts';
import { RequestSentence } from './request-sentence.tsx';
import { RequestShares } from './request-shares.tsx';
import { useAskedGrant, useShareable, useUsualFee } from './use-request-reads.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const FORM = 'richiesta';

const keptOf = ({ kind, grantId, applicationId, description, budget, urgency }: Omit<RequestDraft, 'at'>) =>
  description.trim() === '' ? null : { kind, grantId, applicationId, description, budget, urgency };

type Props = {
  consultant: { id: string; firstName: string; name: string };
  /** Whose draft it is; null: a visitor's, who signs in before it is sent. */
  ownerId: string | null;
  onClose: () => void;
  grants?: readonly { id: string; name: string; isClosed?: boolean }[];
  grantId?: string | undefined;
  company?: string | null;
  /** A first call that was chosen on the profile. */
  callAt?: string;
};

/** "Contatta": what is needed, for which grant, with what in view. What is written is kept until it is sent. */
export function RequestDialog({ consultant, ownerId, onClose, grants = [], grantId, company, callAt }: Props) {
  const router = useRouter();
  const { api } = router.options.context;
  const key = draftKey(ownerId, consultant.id);
  const [draft] = useState(() => readRequestDraft(ownerId, consultant.id));
  // Who comes from a grant asks about that one.
  const about = grantId === undefined ? (draft?.applicationId ?? null) : null;
  const form = useSchemaForm(sharingRequestInput, {
    defaultValues: {
      consultantId: consultant.id,
      kind: draft?.kind ?? (callAt ? 'consulenza_iniziale' : 'domanda'),
      grantId: grantId ?? draft?.grantId ?? null,
      description: draft?.description ?? '',
      budget: draft?.budget ?? null,
      urgency: draft?.urgency ?? 'media',
      sharesCompany: true,
      shares: about ? [{ kind: 'candidatura', targetId: about }] : [],
      applicationId: about,
      callAt: callAt ?? null,
    },
  });
  const { keptAt, drop } = useKeptDraft(key, form, { keptOf, before: draft?.at ?? null });
  const { mutateAsync, isPending } = usePublicWrite({
    mutationFn: (json: Parameters<typeof api.consultancies.$post>[0]['json']) =>
      dataOf(api.consultancies.$post({ json })),
    meta: { failed: WORDS.failed, changes: [KEYS.consultancies] },
    onSuccess: () => {
      drop();
      onClose();
      notify('success', WORDS.sent, { description: WORDS.sentText });
      void router.navigate({ to: PATHS.myRequests });
    },
  });
  /** What is written waits in this browser; the profile opens this window again. */
  async function signIn(values: Omit<RequestDraft, 'at'> & { callAt?: string | null | undefined }) {
    keepDraft(key, keptOf(values));
    await router.navigate({ href: authPath(consultant.id, { asked: true, callAt: values.callAt ?? undefined }) });
  }
  const { company: ownCompany, things } = useShareable(ownerId !== null);
  const [askedId, kind] = useWatch({ control: form.control, name: ['grantId', 'kind'] });
  const grant = useAskedGrant(askedId, () => {
    if (form.getValues('applicationId') === null) form.setValue('grantId', null);
  });
  const fee = useUsualFee(kind, askedId, ownerId !== null);
  const offered = !grant || grants.some(({ id }) => id === grant.id) ? grants : [...grants, grant];
  return (
    <Dialog
      size="lg"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={WORDS.title(consultant.name)}
      mark={<Avatar name={consultant.name} className="border border-rule-2 font-serif text-16 font-medium" />}
      closeLabel={WORDS.cancel}
      footer={
        <>
          <p role="status" className="mr-auto flex items-center gap-1.5 text-13 text-ink-2 not-empty:max-sm:w-full">
            {keptAt && (
              <>
                <Check aria-hidden="true" className="size-4" />
                {WORDS.draftKept(formatTime(keptAt))}
              </>
            )}
          </p>
          <Button variant="quiet" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="filo" loading={isPending} className="max-sm:flex-1">
            {ownerId === null ? WORDS.signIn : WORDS.send}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        id={FORM}
        onSubmit={ownerId === null ? signIn : (values) => mutateAsync(values)}
        className="-mx-4 -mb-4 grid grid-cols-1 border-t border-rule sm:-mx-6 md:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid content-start gap-5 p-4 sm:p-6">
          <RequestSentence
            firstName={consultant.firstName}
            grants={offered}
            applications={things.filter(({ kind }) => kind === 'candidatura')}
          />
          <RequestCall />
          <RequestNeed />
          <RequestTerms fee={fee} grant={grant} />
          {grant?.forbidsEarlyOrders && <OrderWarning grant={grant.name} />}
        </div>
        <div className="border-rule bg-paper p-4 text-on-paper max-md:border-t sm:p-6 md:border-l">
          <RequestShares firstName={consultant.firstName} company={ownCompany ?? company ?? null} things={things} />
        </div>
      </Form>
    </Dialog>
  );
}
