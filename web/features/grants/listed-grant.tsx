import { createContext, use, type ReactNode } from 'react';
import type { CardProps } from './grant-summary-card.tsx';
import { ServedText, VisitorCard } from './visitor-card.tsx';

/** Draws the card of who is signed in, who has marks and verdicts; given by their frame: visitors do not fetch it. */
export const WholeCardContext = createContext<((card: CardProps) => ReactNode) | null>(null);

/** A grant of a public list. */
export function ListedGrant(card: CardProps) {
  const drawWhole = use(WholeCardContext);
  return drawWhole ? drawWhole(card) : <VisitorCard {...card} />;
}

/** Before a list is drawn by its code: otherwise its cards would be empty at first. */
export const cardsReady = async (isSignedIn: boolean): Promise<unknown> => isSignedIn || ServedText.ready();
