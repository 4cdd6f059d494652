import { useSyncExternalStore } from 'react';
import { readVisitor, type Visitor } from '#web/lib/visitor.ts';

let known: Visitor | null | undefined;
/** Forgotten when the page is left: another page may hear more. */
const untilLeft = () => () => void (known = undefined);

/** What the visitor has said on an earlier page; null on the server, and read once on each page. */
export function useVisitorAnswers(): Visitor | null {
  return useSyncExternalStore(
    untilLeft,
    () => (known === undefined ? (known = readVisitor()) : known),
    () => null,
  );
}
