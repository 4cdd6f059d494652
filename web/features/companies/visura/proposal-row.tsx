import { ArrowRight } from 'lucide-react';
import { VISURA } from '#messages/companies/visura.ts';
import { cn } from '#web/lib/cn.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { Proposal } from './proposals.ts';

type Props = { proposal: Proposal; isPicked: boolean; onPick: (isPicked: boolean) => void };

/** What is there now, what would come, and the words of the document it was read from. */
export function ProposalRow({ proposal, isPicked, onPick }: Props) {
  const { label, now, found, excerpt, state } = proposal;
  return (
    <li className="border-b border-rule px-4 py-1 last:border-b-0 has-checked:bg-sunken">
      <Checkbox
        checked={isPicked}
        onChange={(event) => onPick(event.target.checked)}
        label={
          <span className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(8rem,11rem)_minmax(0,1fr)]">
            <span className="font-semibold">{label}</span>
            <span className="grid gap-0.5">
              <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                <span className={cn('text-ink-2', now !== '' && isPicked && 'line-through')}>
                  <span className="sr-only">{VISURA.now}: </span>
                  {now || VISURA.empty}
                </span>
                <ArrowRight aria-hidden="true" className="size-4 text-ink-3" />
                <span className="font-medium">
                  <span className="sr-only">{VISURA.inDocument}: </span>
                  {found}
                </span>
                {state === 'different' && <Badge tone="verify">{VISURA.different}</Badge>}
              </span>
              <span className="text-13 text-ink-2 wrap-anywhere">{VISURA.where(excerpt)}</span>
            </span>
          </span>
        }
      />
    </li>
  );
}
