import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  canBeOutOfPlace,
  CHECK_ANSWERS,
  openChecks,
  PROFILE_CHECKS,
  type ProfileChecks,
} from '#domain/consultants/profile-checks.ts';
import type { Decision, ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { hasPromise } from '#domain/consultancies/red-flags.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { ConsultantProfileList } from '#web/features/consultants/profile/consultant-profile-list.tsx';
import { dataOf } from '#web/lib/api.ts';
import { formatFileSize } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

const DAY_MS = 86_400_000;

/** The queue on the left, one profile with documents and checks on the right. */
export function ReviewDesk({ profiles, now }: { profiles: readonly ReviewedProfile[]; now: number }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = profiles.find(({ id }) => id === openId) ?? profiles[0];
  return (
    <>
      <PageHeader title={WORDS.title} description={WORDS.count(profiles.length)} />
      {!open ? (
        <EmptyState title={WORDS.empty} description={WORDS.emptyText} />
      ) : (
        <div className="grid items-start gap-4 desk:grid-cols-[16rem_minmax(0,1fr)]">
          <ul aria-label={WORDS.queue} className="rounded border border-rule-2 bg-sheet text-on-sheet">
            {profiles.map((profile) => (
              <li key={profile.id} className="border-rule not-first:border-t">
                <button
                  type="button"
                  aria-current={profile.id === open.id ? 'true' : undefined}
                  onClick={() => setOpenId(profile.id)}
                  className="grid min-h-11 w-full gap-0.5 px-4 py-3 text-left text-14 hover:bg-sunken aria-[current=true]:border-l-3 aria-[current=true]:border-ink"
                >
                  <span className="flex justify-between gap-2">
                    <b className="wrap-anywhere">{fullName(profile)}</b>
                    <span className="text-13 whitespace-nowrap text-ink-2">
                      {WORDS.waits(Math.max(0, Math.floor((now - Date.parse(profile.submittedAt)) / DAY_MS)))}
                    </span>
                  </span>
                  <span className="text-13 text-ink-2">
                    {profile.region}
                    {profile.status === 'da_modificare' && ` · ${WORDS.asked}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <OneProfile key={open.id} profile={open} />
        </div>
      )}
    </>
  );
}

function OneProfile({ profile }: { profile: ReviewedProfile }) {
  const api = useApi();
  const client = useQueryClient();
  const [checks, setChecks] = useState<ProfileChecks>(profile.checks);
  const [reason, setReason] = useState(profile.decisionReason ?? '');
  const left = openChecks(checks);
  const decide = useMutation({
    mutationFn: (decision: Decision) =>
      dataOf(
        api.admin.consultants[':id'].decision.$post({
          param: { id: profile.id },
          json: { decision, checks, reason: reason.trim() },
        }),
      ),
    meta: { failed: WORDS.failed, changes: [KEYS.consultants] },
    onSuccess: (_answer, decision) => {
      notify('success', WORDS.decided[decision]);
      void client.invalidateQueries({ queryKey: KEYS.consultantReviews });
    },
  });
  const needsReason = reason.trim() === '';
  return (
    <div className="grid min-w-0 items-start gap-4 desk:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        <Panel className="grid gap-4 p-4">
          <h2 className="text-18 font-bold">{fullName(profile)}</h2>
          <p className="text-14 text-ink-2">{profile.email}</p>
          {hasPromise(profile.bio) && <InlineAlert tone="verify">{WORDS.promise}</InlineAlert>}
          <ConsultantProfileList profile={profile} />
        </Panel>
        <Panel className="grid gap-2 p-4">
          <h3 className="text-16 font-bold">{WORDS.documents}</h3>
          {profile.documents.length === 0 && <p className="text-14 text-ink-2">{WORDS.noDocuments}</p>}
          <ul className="grid gap-1 text-14">
            {profile.documents.map(({ id, name, bytes }) => (
              <li key={id}>
                <a
                  className="inline-flex min-h-9 items-center gap-2 wrap-anywhere"
                  href={`/api/admin/consultants/${profile.id}/files/${id}`}
                >
                  <Download aria-hidden="true" className="size-4" />
                  {name} ({formatFileSize(bytes)})
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <Panel className="grid gap-4 p-4">
        <h3 className="text-16 font-bold">
          {WORDS.checks(PROFILE_CHECKS.length - left.length, PROFILE_CHECKS.length)}
        </h3>
        {PROFILE_CHECKS.map((check) => (
          <Field key={check} label={WORDS.checkLabels[check]}>
            <Select
              size="sm"
              placeholder={WORDS.unanswered}
              options={CHECK_ANSWERS.filter((answer) => answer !== 'non_si_applica' || canBeOutOfPlace(check)).map(
                (value) => ({
                  value,
                  label: WORDS.answers[value],
                }),
              )}
              value={checks[check] ?? ''}
              onChange={(event) => {
                const { [check]: _before, ...rest } = checks;
                setChecks(event.target.value ? { ...rest, [check]: event.target.value as never } : rest);
              }}
            />
          </Field>
        ))}
        <Field label={WORDS.reason(profile.firstName)} hint={WORDS.reasonHint}>
          <TextArea rows={4} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <div className="grid gap-2">
          <Button
            variant="filo"
            disabled={left.length > 0}
            disabledReason={WORDS.notYet}
            loading={decide.isPending}
            onClick={() => decide.mutate('approvato')}
          >
            {WORDS.approve}
          </Button>
          <Button
            disabled={needsReason}
            disabledReason={WORDS.reasonHint}
            onClick={() => decide.mutate('da_modificare')}
          >
            {WORDS.ask}
          </Button>
          <Button
            variant="danger"
            disabled={needsReason}
            disabledReason={WORDS.reasonHint}
            onClick={() => decide.mutate('rifiutato')}
          >
            {WORDS.reject}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
