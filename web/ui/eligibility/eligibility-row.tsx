import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { VerdictMark, type VerdictTone } from '#web/ui/data/verdict.tsx';
import type { EligibilityLabels } from './eligibility-table.tsx';

export type Requirement = {
  id: string;
  name: string;
  asks: ReactNode;
  has: ReactNode;
  /** The user's datum is not known: written in grey. */
  hasUnknown?: boolean;
  outcome: { tone: VerdictTone; label: string };
  /** What would change the outcome; none when there is nothing to do. */
  change?: ReactNode;
  /** The text of the grant, and where it and the datum come from. */
  source?: { quote?: string; detail: ReactNode };
};

/** Only rows that need work are tinted. */
const TINT = {
  ok: '',
  verify: 'bg-[color-mix(in_oklab,var(--verify)_50%,var(--sheet))]',
  no: 'bg-[color-mix(in_oklab,var(--no)_50%,var(--sheet))]',
};
const CELL = 'border-rule px-3 py-3 align-top @min-[640px]:border-l @max-[640px]:p-0';
const PAIR = '@max-[640px]:col-span-2 @max-[640px]:grid @max-[640px]:grid-cols-[7rem_1fr] @max-[640px]:gap-x-2';
/** Between a phone and a table: what is asked and what one has stand side by side, under their names. */
const HALF =
  '@min-[480px]:@max-[640px]:col-span-1 @min-[480px]:@max-[640px]:grid-cols-1 @min-[480px]:@max-[640px]:content-start';

type EligibilityRowProps = { requirement: Requirement; labels: EligibilityLabels };

export function EligibilityRow({ requirement, labels }: EligibilityRowProps) {
  const sourceId = useId();
  const [open, setOpen] = useState(false);
  const { outcome, source } = requirement;
  return (
    <>
      <tr
        role="row"
        className={cn(
          'border-b border-rule @max-[640px]:grid @max-[640px]:grid-cols-[1fr_auto] @min-[480px]:@max-[640px]:grid-cols-2 @max-[640px]:gap-x-3 @max-[640px]:gap-y-1 @max-[640px]:border-rule-2 @max-[640px]:last:border-0 @max-[640px]:px-4 @max-[640px]:py-3',
          TINT[outcome.tone],
        )}
      >
        <th
          role="rowheader"
          scope="row"
          className="w-1/5 px-3 py-3 text-left align-top font-semibold @max-[640px]:w-auto @max-[640px]:p-0"
        >
          {requirement.name}
          {source && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? sourceId : undefined}
              onClick={() => setOpen(!open)}
              className="mt-1 flex min-h-6 items-center gap-1 text-13 font-book text-ink-2 hover:text-ink tap:min-h-11 print:hidden"
            >
              {open ? labels.closeSource : labels.source}
              <span className="sr-only">: {requirement.name}</span>
              <ChevronDown aria-hidden="true" className={cn('size-3.5', open && 'rotate-180')} />
            </button>
          )}
        </th>
        <td role="cell" className={cn(CELL, PAIR, HALF)}>
          <PhoneLabel>{labels.asks}</PhoneLabel>
          <span>{requirement.asks}</span>
        </td>
        <td role="cell" className={cn(CELL, PAIR, HALF)}>
          <PhoneLabel>{labels.has}</PhoneLabel>
          <span className={cn(requirement.hasUnknown && 'text-ink-2')}>{requirement.has}</span>
        </td>
        <td
          role="cell"
          className={cn(CELL, '@max-[640px]:col-start-2 @max-[640px]:row-start-1 @max-[640px]:justify-self-end')}
        >
          <VerdictMark {...outcome} />
        </td>
        <td role="cell" className={cn(CELL, PAIR, !requirement.change && 'text-ink-3 @max-[640px]:hidden')}>
          {requirement.change ? (
            <>
              <PhoneLabel>{outcome.tone === 'verify' ? labels.settleShort : labels.changeShort}</PhoneLabel>
              <span>{requirement.change}</span>
            </>
          ) : (
            <>
              <span className="sr-only">{labels.nothing}</span>
              <span aria-hidden="true">–</span>
            </>
          )}
        </td>
      </tr>
      {source && open && (
        <tr role="row" id={sourceId} className="border-b border-rule bg-sunken @max-[640px]:block">
          <td role="cell" colSpan={5} className="px-4 py-3 text-13 text-ink-2 @max-[640px]:block">
            {source.quote && (
              <blockquote className="mb-1 max-w-measure font-serif text-16 text-ink">{source.quote}</blockquote>
            )}
            {source.detail}
          </td>
        </tr>
      )}
    </>
  );
}

function PhoneLabel({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="hidden text-13 text-ink-2 @max-[640px]:inline">
      {children}
    </span>
  );
}
