import { CHAT } from '#messages/assistant/chat.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { ChatPart } from './answer.ts';
import { grantPart, isOpen, LINKS, say } from './parts.ts';

const SHOWN = 3;
const NEARBY = 30;

/** How to prepare an application, and which grant to begin with. */
export async function aboutApplying({ records }: OperationContext): Promise<ChatPart[]> {
  const saved = (await records.saved()).filter(({ grant }) => grant !== null && grant.status !== 'chiuso');
  const catalogue = await records.catalogue();
  const grants = saved.flatMap(({ grantId }) => catalogue.find(grantId)?.grant ?? []).slice(0, SHOWN);
  if (grants.length > 0) {
    const judged = await records.judge(grants);
    const lines = grants.map((grant) => grantPart(grant, records.today, judged.get(grant.id)?.score ?? null));
    return [say(CHAT.howToApply), say(CHAT.startFrom), ...lines];
  }
  const matches = await records.matches({ limit: NEARBY });
  const best = matches.find(({ grant }) => isOpen(grant, records.today)) ?? matches[0];
  if (!best) return [say(CHAT.howToApply, [LINKS.search, LINKS.requirements])];
  return [say(CHAT.howToApply), say(CHAT.startFromMatch), grantPart(best.grant, records.today, best.score)];
}
