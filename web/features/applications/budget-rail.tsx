import type { AidTerms, Budget, BudgetCheck } from '#domain/applications/budget.ts';
import { checkText } from '#messages/applications/budget-checks.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatEuro } from '#web/lib/format.ts';
import { VerdictMark, type VerdictTone } from '#web/ui/data/verdict.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

const WORDS = WIZARD.budget;

type Props = {
  budget: Budget;
  terms: AidTerms;
  /** Absent once sent. */
  onRate: ((ratePct: number) => void) | undefined;
};

/** A ledger that adds up: what is asked, what stays to be paid, and every check in words. */
export function BudgetRail({ budget, terms, onRate }: Props) {
  const { aid, ownShare, toCover } = budget;
  if (budget.lines.length === 0) return <Panel className="p-4 text-14 text-ink-2">{WORDS.noLines}</Panel>;
  return (
    <Panel className="divide-y divide-rule text-14 tabular-nums">
      <div className="grid gap-1 p-4">
        <p className="text-13 text-ink-2">{WORDS.asked[terms.kind ?? 'contributo']}</p>
        <p className="text-28 leading-9 font-semibold tracking-[-0.02em]">{aid === null ? '–' : formatEuro(aid)}</p>
        {aid === null || terms.ratePct === null ? (
          <p className="text-13 text-ink-2">{WORDS.unknownRate}</p>
        ) : (
          <p className="text-13 text-ink-2">
            {WORDS.formula(terms.ratePct, Math.min(budget.eligible, terms.spendMax ?? Infinity))}
          </p>
        )}
        {onRate && terms.rates.length > 1 && (
          <Field label={WORDS.rate} hint={WORDS.rateHint} className="my-2">
            <Select
              options={terms.rates.map(({ percent, words }) => ({
                value: String(percent),
                label: WORDS.rateOf(percent, words),
              }))}
              value={String(terms.ratePct)}
              onChange={(event) => onRate(Number(event.target.value))}
            />
          </Field>
        )}
        {terms.aidMax !== null && aid !== null && (
          <Progress label={WORDS.max(terms.aidMax)} value={Math.round(aid)} max={terms.aidMax} valueLabel="" />
        )}
      </div>
      <dl className="grid gap-1 p-4">
        <Line name={WORDS.spend} value={formatEuro(budget.spend)} />
        <Line name={WORDS.aid} value={aid === null ? '–' : `−${formatEuro(aid)}`} />
        <Line name={WORDS.own} value={ownShare === null ? '–' : formatEuro(ownShare)} isStrong />
        <Line name={WORDS.covered} value={formatEuro(budget.covered)} />
        <Line
          name={WORDS.toCover}
          value={toCover === null ? '–' : formatEuro(toCover)}
          isStrong
          isOpen={toCover !== null && toCover > 0}
        />
      </dl>
      {budget.checks.length > 0 && (
        <ul className="grid gap-2 p-4">
          {budget.checks.map((check) => (
            <li key={check.kind}>
              <VerdictMark tone={toneOf(check)} label={checkText(check)} className="font-medium whitespace-normal" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Line({
  name,
  value,
  isStrong,
  isOpen,
}: {
  name: string;
  value: string;
  isStrong?: boolean;
  isOpen?: boolean;
}) {
  return (
    <div className={cn('flex justify-between gap-4', isStrong && 'font-semibold', isOpen && 'text-on-verify')}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Met, not met, or to look at. */
const toneOf = (check: BudgetCheck): VerdictTone =>
  check.kind === 'spend_max'
    ? check.isMet
      ? 'verify'
      : 'no'
    : 'isMet' in check
      ? check.isMet
        ? 'ok'
        : 'no'
      : 'verify';
