import { AID_FORM_LABELS, OPENING_MODE_LABELS } from '#messages/grants/grants.ts';
import { COMPARE } from '#messages/compare/compare.ts';
import { amountParts, timingLabel } from '#messages/grants/card.ts';
import { figuresLine } from '#domain/grants/amount-text.ts';
import type { ComparedColumn } from '#web/features/compare/compare-screen.tsx';
import { timingDate, timingTone } from '#web/features/grants/card-words.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import type { OwnCheck } from '#web/features/matching/eligibility-api.ts';
import { VERDICT_TONES } from '#web/features/matching/verdict-words.ts';
import { formatDay } from '#web/lib/format.ts';
import { StatusChip } from '#web/ui/data/status-chip.tsx';
import { VerdictMark } from '#web/ui/data/verdict.tsx';

type Compared = { detail: GrantDetail; own: OwnCheck | null };

/** A grant as a column of the comparison: the same words as on its page. */
export function comparedColumn({ detail, own }: Compared): ComparedColumn {
  const { grant, computed, amount } = detail;
  const checked = own?.result ?? null;
  const timed = { ...grant, ...computed, checkedOn: grant.source.checkedOn };
  const spend = figuresLine(grant.facts.spend ?? {}, 'spesa');
  return {
    id: grant.id,
    name: grant.name,
    cells: {
      status: (
        <>
          <StatusChip tone={timingTone(computed)} label={timingLabel(computed)} />{' '}
          <span className="text-ink-2">{timingDate(timed)}</span>
        </>
      ),
      ...(checked && {
        verdict: (
          <>
            <VerdictMark tone={VERDICT_TONES[checked.verdict]} label={checked.text} className="whitespace-normal" />
            {checked.topReason && <span className="mt-1 block text-ink-2">{checked.topReason}</span>}
          </>
        ),
        open:
          checked.checks
            .filter(({ outcome }) => outcome !== 'soddisfatto')
            .map(({ code, requirement, expected }) => (code === 'other' ? expected : requirement))
            .join('; ') || COMPARE.nothingOpen,
        money: checked.money.figure ? (
          <>
            <b className="block text-16">{checked.money.figure}</b>
            <span className="text-13 text-ink-2">{checked.money.formula}</span>
          </>
        ) : (
          checked.money.why
        ),
      }),
      amount: amount.code === 'none' ? null : linesOf(amountParts(amount)),
      form: AID_FORM_LABELS[grant.aidForm],
      intensity: grant.aidIntensity,
      spend: spend && linesOf(amountParts(spend)),
      costs: grant.eligibleCosts.slice(0, 6).join('; '),
      orders: ordersText(detail.ordersGuard),
      how: grant.openingMode && OPENING_MODE_LABELS[grant.openingMode],
      time: grant.processingTime ?? grant.facts.times?.decision,
      source: `${grant.entity}, ${formatDay(grant.source.checkedOn)}`,
    },
  };
}

const linesOf = ({ meaning, value }: { meaning: string; value: string }) => (
  <>
    <span className="block text-13 text-ink-2">{meaning}</span>
    {value}
  </>
);

function ordersText(guard: GrantDetail['ordersGuard']): string {
  if (!guard) return COMPARE.orders.free;
  return guard.kind === 'wait' ? COMPARE.orders.wait : COMPARE.orders.from(formatDay(guard.day ?? ''));
}
