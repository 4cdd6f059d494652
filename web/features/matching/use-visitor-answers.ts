import { useSyncExternalStore } from 'react';
import { readVisitor, type Visitor } from '#web/lib/visitor.ts';

let known: Visitor | null | undefined;
const nothing = () => () => undefined;

/** What the visitor has said on an earlier page; null on the server, and read once in the browser. */
export function useVisitorAnswers(): Visitor | null {
  return useSyncExternalStore(
    nothing,
    () => (known === undefined ? (known = readVisitor()) : known),
    () => null,
  );
}
