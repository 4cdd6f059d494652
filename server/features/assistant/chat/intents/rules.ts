import type { Concept } from '#domain/assistant/chat/concepts.ts';
import { bestPassages } from '#domain/assistant/knowledge/passages.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { toldEquity } from '#domain/assistant/reading/told-equity.ts';
import { regimeIn } from '#domain/assistant/reading/told-aids.ts';
import { fold } from '#domain/search/fold.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { ROOM } from '#messages/assistant/filo.ts';
import { SIZE_LABELS } from '#messages/tools/tools.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { LINKS, say } from '#server/features/assistant/chat/parts.ts';
import { topicText } from '#server/features/assistant/chat/topics.ts';
import type { Teller, Turn } from '#server/features/assistant/chat/turn.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { ceilingText } from './de-minimis.ts';

const SHOWN = 2;

/** What the rules say, then what they mean for the company where its data tell. */
export const rules: Teller = async (turn) => {
  const { question, context } = turn;
  const concepts = question.concepts.slice(0, SHOWN);
  const isTopicFirst = concepts.length === 0 || (question.topics[0]?.isKey ?? false);
  const fresh = question.topics.filter(
    ({ id, isKey }) => (concepts.length === 0 || isKey) && !concepts.some((concept) => concept === id),
  );
  const topics = isTopicFirst
    ? topicParts({ ...turn, question: { ...question, topics: fresh } }, concepts.length === 0 ? SHOWN : 1)
    : [];
  const told = (await Promise.all(concepts.map((concept) => aboutConcept(context, concept, question.text)))).flat();
  const whole = [...topics, ...told];
  const parts = question.isSameMatter ? narrowed(whole, question.text) : whole;
  return { parts: parts.length > 0 ? parts : [say(CHAT.help, [LINKS.search])], intent: 'altro' };
};

const HALF = 0.5;

/** A rule that was just told is not told again: only the sentences that hold what is asked now, where there are some. */
function narrowed(parts: readonly ChatPart[], asked: string): ChatPart[] {
  const sentences = parts.flatMap(({ text }) =>
    sentencesOf(text)
      .filter((sentence) => !sentence.startsWith('Fonte: '))
      .map((sentence) => ({ field: 'regola', text: sentence })),
  );
  const found = bestPassages(asked, sentences)
    .filter(({ cover }) => cover >= HALF)
    .slice(0, 2);
  const links = parts.flatMap((part) => part.links);
  return found.length > 0 ? [say(found.map(({ item }) => item.text).join(' '), links)] : [...parts];
}

export function topicParts({ question, context }: Turn, max: number): ChatPart[] {
  const sure = question.topics.filter(({ isSure }) => isSure);
  const shown = sure.length > 0 ? sure : question.topics.slice(0, 1);
  return shown.slice(0, max).flatMap(({ id }) => {
    const text = topicText(id, context.records.today);
    return text ? [say(text)] : [];
  });
}

const isAboutMe = (text: string) => /\b(?:mi|ci|sono|siamo|ho|abbiamo|mi[ao]|nostr\w|noi)\b/.test(fold(text));

async function aboutConcept(context: OperationContext, concept: Concept, message: string): Promise<ChatPart[]> {
  const { text, tool } = conceptText(concept, context.records.today);
  const own = await ownCase(context, concept, message);
  const links = tool ? [LINKS[tool]] : [];
  if (!own) return [say(text, links)];
  if (concept === 'difficolta') return [say(own, links), say(text)];
  if (concept === 'polizza') return [say(own), say(text.replace(/^Sì: s/, 'Per le altre, s'), links)];
  return isAboutMe(message) ? [say(own), say(text, links)] : [say(text), say(own, links)];
}

async function ownCase({ records }: OperationContext, concept: Concept, message: string): Promise<string | null> {
  const { today } = records;
  if (concept === 'difficolta') {
    const told = toldEquity(message);
    return told ? CHAT.equity(told) : null;
  }
  if (concept === 'de_minimis') {
    const regime = regimeIn(message);
    if (regime !== 'de_minimis') return ceilingText(regime, today);
    if (/\bautotrasport\w+|\btrasporto (?:merci|conto terzi)/.test(message))
      return ROOM.transport(ruleValue('de_minimis.general.ceiling', today));
  }
  const company = await records.company();
  if (!company) return null;
  if (concept === 'pmi') {
    const sizes = await records.sizes();
    const [only] = sizes;
    if (sizes.length === 1 && only) return CHAT.sizeIs(company.companyName, SIZE_LABELS[only]);
    return CHAT.sizeOpen(
      company.companyName,
      sizes.map((size) => SIZE_LABELS[size]),
    );
  }
  if (concept === 'polizza') return company.sector === 'agriculture' ? CHAT.catNatFarm : null;
  if (concept === 'de_minimis') {
    const left = (await records.deMinimisRooms()).de_minimis;
    const room = left === undefined ? CHAT.roomUnknown : CHAT.roomLeft(company.companyName, left);
    if (company.sector !== 'agriculture') return room;
    return `${CHAT.agriculture(euroText(ruleValue('de_minimis.agriculture.ceiling', today)))} ${room}`;
  }
  if (concept === 'ateco')
    return company.atecoCodes.length > 0 ? CHAT.atecoKnown(company.atecoCodes) : CHAT.atecoMissing;
  return null;
}
