import type { MouseEvent } from 'react';
import { AI_PANEL, MATCH_WORDS, VERDICT_TONES } from '#messages/assistant/panel.ts';
import type { QuietAction } from '#web/ui/grant-card/grant-actions.tsx';
import { GrantCard, type GrantCardProps } from '#web/ui/grant-card/grant-card.tsx';
import { matchTone } from '#web/ui/data/match-badge.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import type { ReactNode } from 'react';
import type { FittingGrant } from '#web/features/assistant/api.ts';

/** How a grant reads on its card, and what a person has done with it: from the features that know, by the route. */
type CardWords = Omit<GrantCardProps, 'verdict' | 'match' | 'openLabel' | 'save' | 'hide' | 'headingLevel'>;
export type CardMark = { tags: readonly string[]; save?: QuietAction; hide?: QuietAction; instead?: ReactNode };
export type CardParts = {
  wordsOf: (grant: FittingGrant['grant']) => CardWords;
  markOf: (grant: FittingGrant['grant']) => CardMark;
  /** What it would bring to the active project; null where there is none. */
  ownOf: (money: FittingGrant['money']) => NonNullable<GrantCardProps['own']> | null;
};

type Props = { item: FittingGrant } & CardParts;

/** A card with a match badge and "Visualizza Dettagli", with the verdict and its reason (AST-28). */
export function FittingGrantCard({ item, wordsOf, markOf, ownOf }: Props) {
  const { grant, verdict, text, score, topReason, met, total, money } = item;
  const { instead, ...mark } = markOf(grant);
  if (instead) return instead;
  const own = verdict === 'non_ammissibile' ? null : ownOf(money);
  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) notify('info', AI_PANEL.opened(grant.name));
  }
  return (
    <div className="grid" onClick={onClick}>
      <GrantCard
        {...wordsOf(grant)}
        {...mark}
        {...(own && { own })}
        verdict={{
          tone: VERDICT_TONES[verdict],
          label: text,
          reason: topReason ? lowerFirst(topReason) : AI_PANEL.requirements(met, total),
        }}
        {...(score === null ? {} : { match: { score, word: MATCH_WORDS[matchTone(score)], label: AI_PANEL.match } })}
        openLabel={AI_PANEL.details}
      />
    </div>
  );
}

/** A sentence that goes on after a colon; names and initials keep their capital. */
function lowerFirst(text: string): string {
  const sentence = text.replace(/\.$/, '');
  return /^(Manca|Richiesto|Dipende|Il |La |Lo |Sede|Da |Fino|Almeno|Qualsiasi|Tutti)/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
