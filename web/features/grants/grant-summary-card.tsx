import type { ReactNode } from 'react';
import type { QuietAction } from '#web/ui/grant-card/grant-actions.tsx';
import { GrantCard, type GrantCardProps } from '#web/ui/grant-card/grant-card.tsx';
import { cardTags } from './card-tags.ts';
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

export type CardProps = { grant: GrantHit; mark: CardMark; headingLevel?: 2 | 3 };

export function GrantSummaryCard({ grant, mark, headingLevel = 3 }: CardProps) {
  if (mark.instead) return mark.instead;
  const { nameSegments, snippet } = grant;
  return (
    <GrantCard
      {...cardWords(grant)}
      markedName={nameSegments && <Highlighted segments={nameSegments} />}
      excerpt={snippet && <Highlighted segments={snippet} />}
      {...mark.judged}
      tags={cardTags(grant, mark)}
      save={mark.save}
      hide={mark.hide}
      compare={mark.compare}
      headingLevel={headingLevel}
    />
  );
}
