import { quotable } from '#domain/assistant/instruction-like.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { applyPath } from '#domain/navigation.ts';
import { grantPath, worthItPath } from '#domain/paths.ts';
import { fold } from '#domain/search/fold.ts';
import { CHAT } from '#messages/assistant.ts';
import { renderCheck, verdictText } from '#messages/eligibility.ts';
import { amountText } from '#messages/grants.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { openRows } from '#server/features/assistant/told-grant.ts';
import type { ChatPart, ChatReply } from './answer.ts';
import { deadlineFact, grantPart, LINKS, say, type Link } from './parts.ts';
import { subjectWords } from './searching.ts';

const SHOWN = 3;

export const aboutApplying: ChatReply = async (context, message) => {
  const named = await grantNamed(context, message);
  if (named) return aboutGrant(context, named);
  const { records } = context;
  const saved = (await records.saved()).filter(({ grant }) => grant !== null && grant.status !== 'chiuso');
  const catalogue = await records.catalogue();
  const grants = saved.flatMap(({ grantId }) => catalogue.find(grantId)?.grant ?? []).slice(0, SHOWN);
  if (grants.length > 0) {
    const judged = await records.judge(grants);
    const lines = grants.map((grant) => grantPart(grant, records.today, judged.get(grant.id)?.score ?? null));
    return [say(CHAT.howToApply), say(CHAT.startFrom), ...lines];
  }
  const [best] = await records.matches({ limit: 1 });
  if (!best) return [say(CHAT.howToApply, [LINKS.search, LINKS.requirements])];
  return [say(CHAT.howToApply), say(CHAT.startFromMatch), grantPart(best.grant, records.today, best.score)];
};

/** The grant that the message names: every word of its subject stands in the name, or the name in the message. */
export async function grantNamed({ records, ctx }: OperationContext, message: string): Promise<Grant | null> {
  const words = subjectWords(message);
  if (words === '') return null;
  const catalogue = await records.catalogue();
  const asked = fold(message);
  const hits = catalogue.index(ctx.now()).search(words, { limit: 10 });
  for (const { id } of hits) {
    const grant = catalogue.find(id)?.grant;
    const name = fold(grant?.name ?? '');
    if (grant && (asked.includes(name) || isNameOf(words, name))) return grant;
  }
  return null;
}

/** One word is a name only when it is long and rare ("sabatini"), not when it is a subject. */
function isNameOf(words: string, name: string): boolean {
  const parts = fold(words).split(' ');
  const inName = new Set(name.split(/[^a-z0-9]+/));
  return parts.every((part) => inName.has(part)) && (parts.length > 1 || inName.size <= 4);
}

export async function aboutGrant({ records }: OperationContext, grant: Grant): Promise<ChatPart[]> {
  const item = (await records.judge([grant])).get(grant.id);
  const open = item ? openRows(item)[0] : undefined;
  const row = open && renderCheck(open);
  const ways: Link[] = [
    { label: quotable(grant.name, 200), href: grantPath(grant.id) },
    { label: CHAT.links.worthIt, href: worthItPath(grant.id) },
    ...(applyPath ? [{ label: CHAT.links.apply, href: applyPath(grant.id) }] : []),
  ];
  const documents = grant.documents.map((text) => quotable(text, 200)).filter(Boolean);
  return [
    say(CHAT.about(quotable(grant.name, 200), quotable(grant.entity, 200)), ways),
    say(CHAT.amountAndDeadline(amountText(amountLine(grant.amounts)), deadlineFact(grant, records.today))),
    ...(item ? [say(CHAT.verdict(verdictText(item.eligibility), item.eligibility.met, item.eligibility.total))] : []),
    ...(row ? [say(CHAT.openRow(quotable(row.requirement, 200), quotable(row.reason, 300)), [LINKS.profile])] : []),
    ...(documents.length > 0 ? [say(CHAT.documents(documents.slice(0, 5)))] : []),
  ];
}
