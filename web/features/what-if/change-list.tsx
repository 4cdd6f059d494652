import { ArrowRight, Coins, Minus, Plus, TriangleAlert, CircleCheck, type LucideIcon } from 'lucide-react';
import type { ChangeKind } from '#domain/matching/what-if.ts';
import { grantPath } from '#domain/paths.ts';
import { LEVEL_LABELS } from '#messages/grants/grants.ts';
import { VERDICT_LABELS } from '#messages/matching/eligibility.ts';
import { CHANGE_TITLES, NO_CHANGE, WHAT_IF } from '#messages/what-if/what-if.ts';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { VerdictMark, type VerdictTone } from '#web/ui/data/verdict.tsx';
import type { Verdict } from '#domain/vocabulary.ts';
import type { Trial, TrialLine } from './api.ts';

type Kind = ChangeKind | 'richer';
const ICONS: Record<Kind, LucideIcon> = {
  gained: Plus,
  lost: Minus,
  better: CircleCheck,
  worse: TriangleAlert,
  richer: Coins,
};
const TONES: Record<Verdict, VerdictTone> = { ammissibile: 'ok', da_verificare: 'verify', non_ammissibile: 'no' };

/** The grants of one kind of change; what is gained or lost says so also when it is none. */
export function ChangeList({ kind, list }: { kind: Kind; list: Trial['result']['gained'] }) {
  const none = kind === 'gained' || kind === 'lost' ? NO_CHANGE[kind] : null;
  if (list.count === 0 && none === null) return null;
  const Icon = ICONS[kind];
  return (
    <section>
      <h3
        className={cn(
          'flex items-center gap-2 pt-3 pb-1.5 text-14 font-semibold',
          kind === 'gained' && list.count > 0 && 'text-on-ok',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        {CHANGE_TITLES[kind](list.count)}
      </h3>
      {list.count === 0 ? (
        <p className="rounded border border-dashed border-rule-2 p-3 text-14 text-ink-2">{none}</p>
      ) : (
        <ul className="rounded border border-rule-2 bg-sheet text-on-sheet">
          {list.items.map((line) => (
            <ChangeLine key={line.grant.id} kind={kind} line={line} />
          ))}
          {list.count > list.items.length && (
            <li className="border-t border-rule px-3 py-2 text-13 text-ink-2">
              {WHAT_IF.more(list.count - list.items.length)}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function ChangeLine({ kind, line: { grant, from, to, reason, money, moneyBefore } }: { kind: Kind; line: TrialLine }) {
  const euro =
    kind === 'richer'
      ? money && WHAT_IF.moneyMore(moneyBefore, money)
      : kind === 'lost'
        ? moneyBefore && WHAT_IF.moneyThen(moneyBefore)
        : money && WHAT_IF.moneyThen(money);
  return (
    <li className="grid gap-0.5 border-t border-rule px-3 py-2.5 text-14 leading-snug first:border-t-0">
      <AppLink href={grantPath(grant.id)} className="font-semibold no-underline hover:underline wrap-anywhere tap:py-1">
        {grant.name}
      </AppLink>
      <span className="text-13 text-ink-2">
        {LEVEL_LABELS[grant.level]} · {grant.entity}
      </span>
      {euro && <span className="text-13 font-semibold tabular-nums">{euro}</span>}
      {reason && <span className="text-13 text-ink-2">{reason}</span>}
      {from !== to && (
        <span className="flex flex-wrap items-center gap-1.5">
          <VerdictMark tone={TONES[from]} label={VERDICT_LABELS[from]} className="text-13 font-normal" />
          <ArrowRight aria-label={WHAT_IF.to} className="size-4" />
          <VerdictMark tone={TONES[to]} label={VERDICT_LABELS[to]} className="text-13" />
        </span>
      )}
    </li>
  );
}
