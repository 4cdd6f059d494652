import type { Grant } from '#domain/grants/grant.ts';
import { COMPARED } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { deadlineFact, grantLink, isOpen, nameOf, say } from '#server/features/assistant/chat/parts.ts';

/** "Quale scade prima?": the one whose day comes first, then how each stands. */
export function closing(grants: readonly Grant[], today: string): ChatPart[] {
  const [first] = grants
    .filter((grant) => grant.closesOn !== null && isOpen(grant, today))
    .toSorted((one, other) => one.closesOn!.localeCompare(other.closesOn!));
  const rest = grants.filter((grant) => grant !== first);
  return [
    first
      ? say(COMPARED.closesFirst(nameOf(first), deadlineFact(first, today)), [grantLink(first)])
      : say(COMPARED.noneCloses),
    ...rest.map((grant) => say(COMPARED.line(nameOf(grant), [deadlineFact(grant, today)]), [grantLink(grant)])),
  ];
}
