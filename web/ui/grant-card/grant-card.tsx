import { useId, type ReactNode } from 'react';
import { MatchBadge, type MatchBadgeProps } from '#web/ui/data/match-badge.tsx';
import { VerdictStrip, type VerdictTone } from '#web/ui/data/verdict.tsx';
import { CardFrame, FOOT_LOOK, PlainFoot } from './card-frame.tsx';
import { CardReading, type CardReadingProps } from './card-reading.tsx';
import { GrantActions, type GrantActionsProps } from './grant-actions.tsx';

export type GrantCardProps = CardReadingProps & {
  /** Across the card, above the verdict: the sum behind the figure. */
  panel?: ReactNode;
  /** Inside the verdict: the one datum that would settle it. */
  question?: ReactNode;
  /** Under everything: what else one can do with it. */
  more?: ReactNode;
  verdict?: { tone: VerdictTone; label: string; reason?: string };
  /** None on a grant one cannot ask for. */
  match?: MatchBadgeProps;
} & Omit<GrantActionsProps, 'href' | 'name'>;

/** The product's face: what one reads of a grant, and above the link that covers it the actions. */
export function GrantCard({ verdict, match, panel, question, more, ...grant }: GrantCardProps) {
  const titleId = useId();
  const closed = grant.status.tone === 'closed';
  return (
    <CardFrame titleId={titleId} closed={closed}>
      <CardReading titleId={titleId} {...grant} />
      {panel && (
        <div className="relative z-1 border-t border-rule bg-sunken px-4 py-3 text-14 @min-[620px]:col-span-2">
          {panel}
        </div>
      )}
      <GrantFoot verdict={verdict} match={match} closed={closed} {...grant} />
      {question && (
        <div className="relative z-1 border-t border-rule px-4 py-3 @min-[620px]:col-span-2 print:hidden">
          {question}
        </div>
      )}
      {more && (
        <div className="relative z-1 flex flex-wrap gap-2 border-t border-rule px-4 py-2 @min-[620px]:col-span-2 print:hidden">
          {more}
        </div>
      )}
    </CardFrame>
  );
}

type GrantFootProps = Pick<GrantCardProps, 'verdict' | 'match'> & GrantActionsProps & { closed: boolean };

function GrantFoot({ verdict, match, closed, ...actions }: GrantFootProps) {
  const inside = (
    <>
      {match && verdict?.tone !== 'no' && <MatchBadge {...match} />}
      <GrantActions {...actions} />
    </>
  );
  if (!verdict) return <PlainFoot isPrinted={match !== undefined}>{inside}</PlainFoot>;
  return (
    <VerdictStrip {...verdict} muted={closed} className={FOOT_LOOK}>
      {inside}
    </VerdictStrip>
  );
}
