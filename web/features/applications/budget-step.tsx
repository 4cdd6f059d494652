import { Plus } from 'lucide-react';
import { createPortal } from 'react-dom';
import { budgetOf, type AidTerms, type Budget } from '#domain/applications/budget.ts';
import { budgetLines, withRate } from '#domain/applications/terms.ts';
import type { AidKind } from '#domain/projects/expected-aid.ts';
import { projectSpend } from '#domain/projects/project.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ChipButton } from '#web/ui/actions/chip.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { PhoneBarFigure } from '#web/ui/layout/phone-bar.tsx';
import { AidPlan } from './aid-plan.tsx';
import type { ApplicationView } from './api.ts';
import { BudgetRail } from './budget-rail.tsx';
import { BudgetRows } from './budget-rows.tsx';
import { CoverRows } from './cover-rows.tsx';
import { PhasesPanel } from './phases-panel.tsx';
import { SectionEditor } from './section-editor.tsx';
import { newLine, useBudget } from './use-budget.ts';

const WORDS = WIZARD.budget;
const NO_TERMS: AidTerms = {
  kind: null,
  spendMin: null,
  spendMax: null,
  maxLimitsProject: false,
  ratePct: null,
  rates: [],
  isRateMax: false,
  aidMax: null,
  asksQuotes: true,
  isDeMinimis: false,
  room: null,
};
const TYPICAL = 3;

/** What is bought, what the grant admits and gives, who pays the rest, and when. Figures follow each key. */
export function BudgetStep({ view, barPlace }: { view: ApplicationView; barPlace: HTMLElement | null }) {
  const { plan, change, state } = useBudget(view);
  const isFrozen = view.application.sentAt !== null;
  const costs = plan.lines.map(({ name, amount }) => ({ category: name, amount: amount ?? 0 }));
  const notes = Object.fromEntries(
    plan.lines.map(({ name, isOutside, quoteFileId }) => [name, { isOutside, quoteFileId }]),
  );
  const cover = plan.cover.map(({ amount }) => ({ amount: amount ?? 0 }));
  const terms = withRate(view.terms ?? NO_TERMS, plan.ratePct);
  const budget = budgetOf(budgetLines(view.grant?.eligibleCosts ?? [], costs, notes), terms, cover);
  const add = (name?: string) => change({ ...plan, lines: [...plan.lines, newLine(view, plan, name)] });
  const told = view.project && projectSpend(view.project);
  const typical = (view.grant?.eligibleCosts ?? []).filter(
    (name) => name.length <= 80 && !plan.lines.some((line) => line.name === name),
  );
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <SectionPanel
          title={WORDS.what}
          description={WORDS.vat}
          flush
          actions={
            !isFrozen && (
              <Button size="sm" onClick={() => add()}>
                <Plus aria-hidden="true" />
                {WORDS.add}
              </Button>
            )
          }
        >
          {plan.lines.length === 0 ? (
            <div className="grid gap-2 px-4 py-4 text-14">
              {told !== null && <p>{WORDS.told(told)}</p>}
              <p className="text-ink-2">{WORDS.none}</p>
              <div className="flex flex-wrap gap-2">
                {typical.slice(0, TYPICAL).map((name) => (
                  <ChipButton key={name} onClick={() => add(name)} disabled={isFrozen}>
                    {name}
                  </ChipButton>
                ))}
              </div>
            </div>
          ) : (
            <BudgetRows view={view} plan={plan} budget={budget} onChange={change} />
          )}
          <p role="status" className="border-t border-rule px-4 py-2 text-13 text-ink-2">
            {state === 'saving'
              ? WORDS.saving
              : state === 'clean'
                ? WORDS.saved
                : [...plan.lines, ...plan.cover].some(({ name }) => name.trim() === '')
                  ? WORDS.nameMissing
                  : ' '}
          </p>
        </SectionPanel>
        <CoverRows
          plan={plan}
          budget={budget}
          kind={view.terms?.kind ?? 'contributo'}
          isFrozen={isFrozen}
          onChange={change}
        />
        <SectionEditor view={view} section="budget_breakdown" hasTitle />
        <AidPlan view={view} />
        <PhasesPanel view={view} />
        <SectionEditor view={view} section="timeline" hasTitle />
      </div>
      <div className="max-xl:order-first xl:sticky xl:top-4">
        <BudgetRail
          budget={budget}
          terms={terms}
          onRate={isFrozen ? undefined : (ratePct) => change({ ...plan, ratePct })}
        />
      </div>
      {barPlace && createPortal(<BarAid budget={budget} kind={view.terms?.kind ?? 'contributo'} />, barPlace)}
    </div>
  );
}

/** On phones the figure stays in sight while its lines are typed. */
function BarAid({ budget: { aid, spend }, kind }: { budget: Budget; kind: AidKind }) {
  const { bar } = WIZARD;
  if (aid === null) return <PhoneBarFigure label={bar.spend}>{formatEuro(spend)}</PhoneBarFigure>;
  return <PhoneBarFigure label={bar.aidOf(bar.aid[kind], spend)}>{formatEuro(aid)}</PhoneBarFigure>;
}
