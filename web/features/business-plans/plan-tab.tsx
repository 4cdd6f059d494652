import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PLAN_PHASES, type PlanPhase } from '#domain/business-plans/sections.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { businessPlanPath, PATHS } from '#domain/paths.ts';
import { PHASE_TITLES } from '#messages/business-plans/labels.ts';
import { PLAN_SCREEN as WORDS } from '#messages/business-plans/screens.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { planQuery, plansQuery, type PlanList } from './api.ts';
import { PlanScreen } from './plan-screen.tsx';
import { usePlanList } from './use-plan-writes.ts';

type Shared = { words: { loading: string; failed: string; retry: string } };
type Props = Shared & {
  planId: string | undefined;
  /** As the address says it. */
  phase: string | undefined;
  onOpen: (id: string) => void;
  onPhase: (phase: PlanPhase) => void;
};

/** The plans of the active company, or one of them. */
export function PlanTab({ planId, ...props }: Props) {
  return planId === undefined ? <Plans {...props} /> : <OnePlan {...props} id={planId} />;
}

function OnePlan({ id, phase, onPhase, words }: Omit<Props, 'planId' | 'onOpen'> & { id: string }) {
  const { data, isError, refetch, isFetching } = useQuery(planQuery(useApi(), id));
  const [today] = useState(() => romeMoment(new Date()).day);
  if (isError && !data)
    return (
      <ErrorState title={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data) return <Loading label={words.loading} />;
  return (
    <PlanScreen
      key={data.plan.id}
      view={data}
      phase={PLAN_PHASES.find((each) => each === phase) ?? data.plan.phase}
      today={today}
      onPhase={onPhase}
      hrefs={{ list: PATHS.businessPlans, preview: businessPlanPath(id, { isPreview: true }) }}
    />
  );
}

function Plans({ onOpen, words }: Omit<Props, 'planId'>) {
  const { data, isError, refetch, isFetching } = useQuery(plansQuery(useApi()));
  const { create, remove } = usePlanList();
  if (isError && !data)
    return (
      <ErrorState title={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data) return <Loading label={words.loading} />;
  if (data.companyId === null) {
    return (
      <EmptyState
        title={WORDS.noCompany}
        description={WORDS.noCompanyText}
        action={<ButtonLink href={PATHS.companies}>{WORDS.toCompanies}</ButtonLink>}
      />
    );
  }
  const open = (json: { fromId?: string }) => create.mutate(json, { onSuccess: ({ plan }) => onOpen(plan.id) });
  const start = (
    <Button variant="filo" loading={create.isPending} onClick={() => open({})}>
      {WORDS.create}
    </Button>
  );
  if (data.plans.length === 0)
    return (
      <div className="pt-6">
        <EmptyState title={WORDS.none} description={WORDS.noneText} action={start} />
      </div>
    );
  return (
    <div className="grid max-w-3xl gap-4 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18 font-semibold">{WORDS.listTitle(data.companyName ?? '')}</h2>
        {start}
      </div>
      <ul className="grid gap-3">
        {data.plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            onCopy={() => open({ fromId: plan.id })}
            onRemove={() => remove.mutate(plan.id)}
          />
        ))}
      </ul>
    </div>
  );
}

type RowProps = { plan: PlanList['plans'][number]; onCopy: () => void; onRemove: () => void };

function PlanRow({ plan, onCopy, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded border border-rule-2 bg-sheet p-4">
      <div className="min-w-0 flex-1">
        <AppLink href={businessPlanPath(plan.id)} className="font-semibold wrap-anywhere">
          {plan.title}
        </AppLink>
        <p className="text-13 text-ink-2">
          {WORDS.version(plan.version)} · {PHASE_TITLES[plan.phase]} · {WORDS.written(plan.written)}
          {plan.grantTitle && ` · ${plan.grantTitle}`}
        </p>
      </div>
      <Button variant="quiet" size="sm" aria-label={`${WORDS.copy}: ${plan.title}`} onClick={onCopy}>
        {WORDS.copy}
      </Button>
      <Button variant="quiet" size="sm" aria-label={`${WORDS.remove}: ${plan.title}`} onClick={onRemove}>
        {WORDS.remove}
      </Button>
    </li>
  );
}

const Loading = ({ label }: { label: string }) => (
  <LoadingState label={label} className="max-w-3xl py-6">
    <SkeletonLines count={6} />
  </LoadingState>
);
