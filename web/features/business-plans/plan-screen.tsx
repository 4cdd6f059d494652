import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { donePhases } from '#domain/business-plans/answers/done-phases.ts';
import { PLAN_QUESTIONS } from '#domain/business-plans/answers/questions.ts';
import { PLAN_PHASES, type PlanPhase } from '#domain/business-plans/sections.ts';
import { PATHS } from '#domain/paths.ts';
import { PHASE_TITLES } from '#messages/business-plans/labels.ts';
import { LIVE, PLAN_SCREEN as WORDS } from '#messages/business-plans/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { aimsQuery, type PlanView } from './api.ts';
import { GenerationPhase } from './generation-phase.tsx';
import { TeamRows } from './team-rows.tsx';
import { TextQuestion } from './text-question.tsx';
import { usePlan, type PlanDraft } from './use-plan.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const NumbersPhase = lazy(async () => ({ default: (await import('./numbers-phase.tsx')).NumbersPhase }));

type Props = {
  view: PlanView;
  phase: PlanPhase;
  today: string;
  onPhase: (phase: PlanPhase) => void;
  hrefs: { list: string; preview: string };
};

/** One plan: its six phases on the thread, everything saved by itself. */
export function PlanScreen({ view, phase, today, onPhase, hrefs }: Props) {
  const draft = usePlan(view);
  const [hasVersions, setVersions] = useState(false);
  const at = PLAN_PHASES.indexOf(phase);
  const done = donePhases(draft.answers, today);
  const go = (next: PlanPhase) => {
    onPhase(next);
    void draft.go(next);
  };
  const isBad = draft.state === 'failed' || draft.state === 'offline' || draft.state === 'conflict';
  return (
    <div className="grid gap-6 pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-22 font-semibold">{draft.title}</h2>
        <Tag>{WORDS.version(view.plan.version)}</Tag>
        <p role="status" className={cn('text-13', isBad ? 'font-medium text-on-verify' : 'text-ink-2')}>
          {WORDS.state[draft.state]}
        </p>
        <span className="flex flex-wrap gap-2 sm:ml-auto">
          <ButtonLink variant="quiet" size="sm" href={hrefs.list}>
            {WORDS.back}
          </ButtonLink>
          <Button variant="quiet" size="sm" onClick={() => setVersions(true)}>
            {WORDS.versions}
          </Button>
          <ButtonLink variant="line" size="sm" href={hrefs.preview}>
            {WORDS.preview}
          </ButtonLink>
        </span>
      </div>
      {draft.theirs && (
        <InlineAlert
          tone="verify"
          title={WORDS.conflict.title}
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="line" size="sm" onClick={() => draft.resolve(true)}>
                {WORDS.conflict.mine}
              </Button>
              <Button variant="line" size="sm" onClick={() => draft.resolve(false)}>
                {WORDS.conflict.theirs}
              </Button>
            </span>
          }
        >
          {WORDS.conflict.text}
        </InlineAlert>
      )}
      <Stepper
        label={WORDS.phases}
        steps={PLAN_PHASES.map((id) => ({ id, label: PHASE_TITLES[id], done: done.includes(id) }))}
        currentId={phase}
        doneLabel={WORDS.done}
        onStep={(id) => go(id as PlanPhase)}
      />
      <h3 className="sr-only">{PHASE_TITLES[phase]}</h3>
      <PhaseBody phase={phase} draft={draft} view={view} today={today} previewHref={hrefs.preview} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule-2 pt-4">
        <Button variant="line" disabled={at === 0} onClick={() => go(PLAN_PHASES[at - 1]!)}>
          {WORDS.prev}
        </Button>
        {at < PLAN_PHASES.length - 1 && (
          <span className="flex items-center gap-3">
            {phase === 'numeri' && <span className="text-13 text-ink-2 max-sm:hidden">{LIVE.goOn}</span>}
            <Button variant="filo" onClick={() => go(PLAN_PHASES[at + 1]!)}>
              {phase === 'numeri' ? WORDS.nextGenerate : WORDS.next}
            </Button>
          </span>
        )}
      </div>
      <VersionsDialog view={view} isOpen={hasVersions} onClose={() => setVersions(false)} />
    </div>
  );
}

type BodyProps = { phase: PlanPhase; draft: PlanDraft; view: PlanView; today: string; previewHref: string };

function PhaseBody({ phase, draft, view, today, previewHref }: BodyProps) {
  if (phase === 'numeri') {
    return (
      <Suspense fallback={<p className="py-6 text-14 text-ink-2">…</p>}>
        <NumbersPhase draft={draft} today={today} />
      </Suspense>
    );
  }
  if (phase === 'generazione')
    return <GenerationPhase view={view} today={today} beforeStart={draft.flush} previewHref={previewHref} />;
  return (
    <div className="grid max-w-3xl gap-6">
      {phase === 'azienda' && (
        <>
          <Field label={WORDS.title}>
            <TextInput value={draft.title} maxLength={160} onChange={({ target }) => draft.rename(target.value)} />
          </Field>
          <AimBox view={view} onChange={(grantId) => void draft.aim(grantId)} />
        </>
      )}
      {PLAN_QUESTIONS[phase].map((question) => (
        <TextQuestion key={question} question={question} draft={draft} />
      ))}
      {phase === 'squadra' && <TeamRows draft={draft} today={today} />}
    </div>
  );
}

/** The call that the plan is for, out of those that were saved. */
function AimBox({ view: { plan }, onChange }: { view: PlanView; onChange: (grantId: string | null) => void }) {
  const { data = [], isSuccess } = useQuery(aimsQuery(useApi()));
  const own = plan.grantId !== null && !data.some(({ id }) => id === plan.grantId);
  const options = [...(own ? [{ id: plan.grantId!, name: plan.grantTitle ?? '' }] : []), ...data];
  if (isSuccess && options.length === 0) {
    return (
      <div className="grid gap-1">
        <p className="text-14 font-medium">{WORDS.aim}</p>
        <p className="text-14 text-ink-2">
          {WORDS.aimEmpty} <AppLink href={PATHS.grants}>{WORDS.toGrants}</AppLink>
        </p>
      </div>
    );
  }
  return (
    <Field label={WORDS.aim} hint={WORDS.aimHint}>
      <Select
        value={plan.grantId ?? ''}
        placeholder={WORDS.aimNone}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </Field>
  );
}
