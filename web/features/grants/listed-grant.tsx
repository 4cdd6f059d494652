import { createContext, use, type ComponentType } from 'react';
import type { CardProps } from './grant-summary-card.tsx';
import { ServedText, VisitorCard } from './visitor-card.tsx';

/** Given by the frame of who is signed in, who has marks and verdicts: visitors do not fetch it. */
export const WholeCardContext = createContext<ComponentType<CardProps> | null>(null);

/** A grant of a public list. */
export function ListedGrant(props: CardProps) {
  const WholeCard = use(WholeCardContext);
  return WholeCard ? <WholeCard {...props} /> : <VisitorCard {...props} />;
}

/** Before a list is drawn by its code: otherwise its cards would be empty at first. */
export const cardsReady = async (isSignedIn: boolean): Promise<unknown> => isSignedIn || ServedText.ready();
