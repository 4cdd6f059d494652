import type { ReactNode } from 'react';
import { CARD } from '#messages/grants/card.ts';
import type { QuietAction } from '#web/ui/grant-card/grant-actions.tsx';
import { GrantCard, type GrantCardProps } from '#web/ui/grant-card/grant-card.tsx';
import { cardWords } from './card-words.ts';
import type { CardGrant, GrantHit } from './grants-api.ts';
import { Highlighted } from './highlighted.tsx';

/** What a person has done, and can do, with one grant. */
export type CardMark = {
  isSaved: boolean;
  isHidden: boolean;
  save?: QuietAction;
  hide?: QuietAction;
  compare?: QuietAction;
  /** Whether the active company may ask for it, and how well it fits. */
  judged?: Pick<GrantCardProps, 'verdict' | 'match' | 'own'>;
  /** Shown in place of the card: the question why it does not interest, or the line left of it. */
  instead?: ReactNode;
};
export type MarkOf = (grant: CardGrant) => CardMark;

type Props = { grant: GrantHit; mark: CardMark; headingLevel?: 2 | 3 };

export function GrantSummaryCard({ grant, mark, headingLevel = 3 }: Props) {
  if (mark.instead) return mark.instead;
  const tags = [
    ...(grant.isOwn ? [CARD.own] : []),
    ...(mark.isSaved ? [CARD.saved] : []),
    ...(mark.isHidden ? [CARD.hidden] : []),
  ];
  const { nameSegments, snippet } = grant;
  return (
    <GrantCard
      {...cardWords(grant)}
      markedName={nameSegments && <Highlighted segments={nameSegments} />}
      excerpt={snippet && <Highlighted segments={snippet} />}
      {...mark.judged}
      tags={tags}
      save={mark.save}
      hide={mark.hide}
      compare={mark.compare}
      headingLevel={headingLevel}
    />
  );
}
