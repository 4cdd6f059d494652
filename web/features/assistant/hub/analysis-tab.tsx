import { Fragment } from 'react';
import { COMPARISON } from '#messages/assistant/comparison.ts';
import { HUB, HUB_ANALYSIS, HUB_EMPTY } from '#messages/assistant/hub.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { AnsweredBy } from './answered-by.tsx';
import type { Analysis } from '#web/features/assistant/api.ts';
import type { Hub } from './use-hub.ts';

type Props = { hub: Hub; hasGrants: boolean; onAnalyse: () => void };

export function AnalysisTab({ hub, hasGrants, onAnalyse }: Props) {
  const { analysis, work } = hub.state;
  if (work === 'analysis') return <LoadingState label={HUB.analysing} className="px-4" />;
  if (!analysis) {
    return (
      <EmptyState
        className="m-4"
        title={HUB_EMPTY.analysis.title}
        description={hasGrants ? HUB_EMPTY.analysis.body : HUB.noGrants}
        action={
          hasGrants && (
            <Button size="sm" onClick={onAnalyse}>
              {HUB.fullAnalysis}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <div className="grid gap-4 p-4 text-14">
        <p className="max-w-measure text-16">{analysis.summary}</p>
        <Insights insights={analysis.insights} />
        <section aria-label={HUB_ANALYSIS.grants}>
          <h3 className="mb-1 text-13 text-ink-2">{HUB_ANALYSIS.grants}</h3>
          {analysis.grants.map((grant) => (
            <AnalysedGrant key={grant.id} grant={grant} />
          ))}
        </section>
      </div>
      <AnsweredBy who={analysis.answeredBy} notice={analysis.notice} />
    </>
  );
}

function Insights({ insights }: Pick<Analysis, 'insights'>) {
  if (insights.length === 0) return null;
  return (
    <section aria-label={HUB_ANALYSIS.insights}>
      <h3 className="mb-1 text-13 text-ink-2">{HUB_ANALYSIS.insights}</h3>
      <ul className="grid gap-3">
        {insights.map(({ id, title, content, action }) => (
          <li key={id} className="border-l-2 border-rule-2 pl-3">
            <p className="font-semibold">{title}</p>
            <p className="text-ink-2">{content}</p>
            {action && <AppLink href={action.href}>{action.label}</AppLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnalysedGrant({ grant }: { grant: Analysis['grants'][number] }) {
  const facts = [grant.verdictText, grant.score === null ? null : HUB_ANALYSIS.affinity(grant.score)];
  return (
    <Disclosure
      title={
        <span className="grid gap-0.5 py-2">
          <span>{grant.name}</span>
          <span className="text-13 font-normal text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
        </span>
      }
    >
      <div className="grid gap-2 pb-3">
        <p>{grant.reason}</p>
        <Comparison comparison={grant.comparison} />
        <Points title={HUB_ANALYSIS.strengths} points={grant.strengths} />
        <Points title={HUB_ANALYSIS.gaps} points={grant.gaps} />
        <p>
          <AppLink href={grant.path}>{HUB_ANALYSIS.open(grant.name)}</AppLink>
        </p>
      </div>
    </Disclosure>
  );
}

/** Money, odds, effort and time, as one weighs them. */
function Comparison({ comparison }: Pick<Analysis['grants'][number], 'comparison'>) {
  const rows = (['money', 'odds', 'effort', 'time'] as const).filter((key) => comparison[key] !== '');
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-3 gap-y-1">
      {rows.map((key) => (
        <Fragment key={key}>
          <dt className="text-ink-2">{COMPARISON.labels[key]}</dt>
          <dd>{comparison[key]}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5 text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
