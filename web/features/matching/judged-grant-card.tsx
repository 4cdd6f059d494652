import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { INTELLIGENT } from '#messages/assistant/search.ts';
import { OWN_MONEY } from '#messages/matching/verdict-card.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { GrantCard, type GrantCardProps } from '#web/ui/grant-card/grant-card.tsx';
import type { JudgedCard } from './judged-cards.ts';
import { MoneySum } from './money-sum.tsx';
import { verdictOnCard } from './verdict-words.ts';

type Props = {
  card: JudgedCard;
  /** The card of the list: name, status, amount, marks. */
  words: Pick<GrantCardProps, 'href' | 'name' | 'status' | 'level' | 'body' | 'amount' | 'openLabel'> &
    Partial<GrantCardProps>;
  reason: string | null;
  ordinal: string;
  /** Where an open datum is answered in place; null where it cannot be. */
  answer: (field: string, done: () => void) => ReactNode;
  more?: ReactNode;
};

/** The list's card, with the sentence about this project, its money and the question that would settle it. */
export function JudgedGrantCard({ card, words, reason, ordinal, answer, more }: Props) {
  const [isSumOpen, setSumOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { money, question } = card;
  const judged = verdictOnCard(card);
  const form = question && isAsking ? answer(question.field, () => setAsking(false)) : null;
  return (
    <GrantCard
      {...words}
      {...judged}
      ordinal={ordinal}
      excerpt={card.whySuited ?? reason}
      {...(judged.own && money.figure !== null
        ? {
            own: {
              ...judged.own,
              more: (
                <button
                  type="button"
                  aria-expanded={isSumOpen}
                  onClick={() => setSumOpen(!isSumOpen)}
                  className="inline-flex min-h-6 items-center gap-1 text-13 underline underline-offset-2 tap:min-h-11"
                >
                  {isSumOpen ? OWN_MONEY.close : OWN_MONEY.how}
                  <span className="sr-only">: {words.name}</span>
                  <ChevronDown aria-hidden="true" className={cn('size-3.5', isSumOpen && 'rotate-180')} />
                </button>
              ),
            },
          }
        : {})}
      panel={isSumOpen && <MoneySum money={money} />}
      question={
        question &&
        (form ?? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
            <span>{INTELLIGENT.ask(question.text)}</span>
            <Button size="sm" onClick={() => setAsking(true)}>
              {INTELLIGENT.answer}
              <span className="sr-only">: {words.name}</span>
            </Button>
          </div>
        ))
      }
      more={more}
    />
  );
}
