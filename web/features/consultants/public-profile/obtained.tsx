import { ChevronDown } from 'lucide-react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import type { ProgrammeRecord, TrackRecord } from '#domain/consultancies/track-record.ts';
import { grantPath } from '#domain/paths.ts';
import type { Sector } from '#domain/vocabulary.ts';
import { CARD_WORDS } from '#messages/consultants/card.ts';
import { PUBLIC_PROFILE } from '#messages/consultants/public-profile.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay, formatEuro } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { OutcomeTicks } from '#web/ui/data/outcome-ticks.tsx';

const WORDS = PUBLIC_PROFILE.obtained;
const COLUMNS = 'grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_9rem_10rem]';

type Props = { card: ConsultantCard; record: TrackRecord; grantId?: string | undefined };

/** Euro and ticks, then one row per programme that opens to its last applications; the visitor's own stands out. */
export function Obtained({ card, record, grantId }: Props) {
  return (
    <section aria-label={WORDS.title} className="grid gap-3">
      <h2 className="text-22 font-bold">{WORDS.title}</h2>
      {card.closed === 0 ? (
        <p className="text-ink-2">{WORDS.none}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
            <p className="display text-40">{formatEuro(record.amount)}</p>
            <OutcomeTicks
              size="lg"
              granted={card.granted}
              closed={card.closed}
              label={CARD_WORDS.ticks(card.granted, card.closed)}
            />
          </div>
          <p className="text-14 text-ink-2">{WORDS.amountNote(record.since)}</p>
          <div
            aria-hidden="true"
            className={cn(
              COLUMNS,
              'rounded-t border border-b-0 border-rule-2 bg-sunken px-4 py-2 text-13 text-ink-2 max-sm:hidden',
            )}
          >
            <span>{WORDS.programme}</span>
            <span>{WORDS.outcomes}</span>
            <span className="text-right">{WORDS.granted}</span>
          </div>
          <ul className="rounded border border-rule-2 bg-sheet text-on-sheet sm:-mt-3 sm:rounded-t-none">
            {record.programmes.map((programme) => (
              <Programme
                key={programme.name}
                programme={programme}
                isAsked={grantId !== undefined && programme.grantId === grantId}
              />
            ))}
          </ul>
          <p className="text-13 text-ink-2">{WORDS.note(record.underWay)}</p>
        </>
      )}
    </section>
  );
}

function Programme({ programme, isAsked }: { programme: ProgrammeRecord; isAsked: boolean }) {
  const { grantId, name, closed, granted, amount, aidForm, works } = programme;
  return (
    <li className={cn('border-rule p-4 not-first:border-t', isAsked && 'bg-ok')}>
      <div className={cn(COLUMNS, 'gap-y-2 text-14')}>
        <div className="font-semibold">{grantId ? <AppLink href={grantPath(grantId)}>{name}</AppLink> : name}</div>
        <div>
          <OutcomeTicks granted={granted} closed={closed} label={CARD_WORDS.ticks(granted, closed)} />
          <p className="text-13">{CARD_WORDS.outcomes(granted, closed)}</p>
        </div>
        <div className="sm:text-right">
          <p className="font-semibold tabular-nums">{formatEuro(amount)}</p>
          {aidForm && <p className="text-13 text-ink-2">{WORDS.aidForm(aidForm)}</p>}
        </div>
      </div>
      <details className="-mb-2 text-13" open={isAsked}>
        <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1 text-ink-2 hover:text-ink tap:min-h-11">
          {works.some(({ cor }) => cor !== null) ? WORDS.open : WORDS.openPlain}
          <ChevronDown aria-hidden="true" className="size-4 in-[[open]>summary]:rotate-180" />
        </summary>
        <ul aria-label={WORDS.works(name)} className="-mx-4 -mb-2 border-t border-rule bg-sunken px-4 py-1">
          {works.map((work, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4 border-rule py-2 not-first:border-t">
              <span>
                {work.cor ? WORDS.cor(work.cor) : WORDS.noCor} · {SECTOR_LABELS[work.sector as Sector]}
                {work.region && `, ${work.region}`} · {formatDay(work.day)}
              </span>
              <span className="font-semibold tabular-nums">
                {work.outcome === 'approvata' ? formatEuro(work.amount) : WORDS.refused}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
