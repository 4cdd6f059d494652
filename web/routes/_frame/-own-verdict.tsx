import { useState } from 'react';
import { projectSpend } from '#domain/projects/project.ts';
import { QUESTION_LABELS } from '#messages/matching/eligibility.ts';
import { ELIGIBILITY } from '#messages/matching/screens.ts';
import { OWN_MONEY } from '#messages/matching/verdict-card.ts';
import type { Checked } from '#web/features/matching/eligibility-api.ts';
import { ContradictionsBox } from '#web/features/matching/contradictions-box.tsx';
import { MoneySum } from '#web/features/matching/money-sum.tsx';
import { ActiveProjectChips } from '#web/features/projects/active-project.tsx';
import { ProjectSentence } from '#web/features/projects/project-sentence.tsx';
import { isProjectField } from '#web/features/projects/project-question.tsx';
import { useProjects } from '#web/features/projects/use-projects.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { AnswerHere } from './_app/-answer-here.tsx';

/** For who has a company: the project, what the grant would bring to it, and the missing answers, given in place. */
export function OwnVerdict({ checked, isOfClient }: { checked: Checked; isOfClient: boolean }) {
  const { active, projects } = useProjects();
  const { money, verdict } = checked;
  // A verdict can be a moment older than its project: what the project has come to say is not asked.
  const isSpendMissing = money.whyCode === 'no_spend' && !(active && projectSpend(active));
  return (
    <>
      <ContradictionsBox />
      <Panel className="grid gap-3 p-4">
        <h3 className="text-16 font-semibold">{OWN_MONEY.label}</h3>
        {active && <ActiveProjectChips key={active.id} project={active} />}
        {projects && !active && <ProjectSentence />}
        {active && isSpendMissing && <AnswerHere field="spend" />}
        {active && money.figure !== null && verdict !== 'non_ammissibile' && (
          <div className="border-t border-rule pt-3">
            <p className="mb-2 text-22 font-semibold tracking-[-0.015em] tabular-nums">{money.figure}</p>
            <MoneySum money={money} />
          </div>
        )}
        {active && money.figure === null && money.whyCode !== 'no_spend' && (
          <p className="text-14 text-ink-2">{money.why}</p>
        )}
      </Panel>
      {verdict === 'da_verificare' && (
        <OpenQuestions {...{ checked, isOfClient }} isSpendAsked={!active || money.whyCode === 'no_spend'} />
      )}
    </>
  );
}

/** One open datum at a time; each answer changes the verdict under one's eyes. */
type OpenProps = {
  checked: Checked;
  isSpendAsked: boolean;
  /** What is missing of the company is asked of the client. */ isOfClient: boolean;
};

function OpenQuestions({ checked, isSpendAsked, isOfClient }: OpenProps) {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const fields = new Set(
    checked.checks.flatMap(({ outcome, field }) => (outcome === 'da_verificare' && field !== null ? [field] : [])),
  );
  const open = [...fields].filter((field) => !skipped.includes(field) && !(isSpendAsked && field === 'spend'));
  const [field] = open;
  if (!field) return null;
  return (
    <Panel className="grid gap-3 p-4">
      <div>
        <h3 className="text-16 font-semibold">{ELIGIBILITY.open}</h3>
        <p className="text-13 text-ink-2">
          {isOfClient && !isProjectField(field) ? ELIGIBILITY.openOfClient : ELIGIBILITY.openText(open.length)}
        </p>
      </div>
      <p className="font-medium">{QUESTION_LABELS[field as keyof typeof QUESTION_LABELS]}</p>
      <AnswerHere
        key={field}
        field={field}
        actions={
          open.length > 1 && (
            <Button variant="quiet" size="sm" onClick={() => setSkipped([...skipped, field])}>
              {ELIGIBILITY.skip}
            </Button>
          )
        }
      />
    </Panel>
  );
}
