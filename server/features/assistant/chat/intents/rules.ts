import type { Concept } from '#domain/assistant/chat/concepts.ts';
import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import { bestPassages } from '#domain/assistant/knowledge/passages.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { toldUla } from '#domain/assistant/reading/told-ula.ts';
import { toldEquity } from '#domain/assistant/reading/told-equity.ts';
import { toldPaper } from '#domain/assistant/reading/told-paper.ts';
import { regimeIn } from '#domain/assistant/reading/told-aids.ts';
import { fold } from '#domain/search/fold.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { PAPER, ROOM, ulaText } from '#messages/assistant/filo.ts';
import { exampleText, PLAIN_WORDS, simplyText } from '#messages/assistant/plain-words.ts';
import { SIZE_LABELS } from '#messages/tools/tools.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { LINKS, say } from '#server/features/assistant/chat/parts.ts';
import { parentOf, topicText } from '#server/features/assistant/chat/topics.ts';
import type { Teller, Turn } from '#server/features/assistant/chat/turn.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { ceilingText, isOfFishery, ofLoan } from './de-minimis.ts';

const SHOWN = 2;

/** What the rules say, then what they mean for the company where its data tell. */
export const rules: Teller = async (turn) => {
  const { question, context } = turn;
  if (question.manner !== null) {
    const plain = plainParts(turn);
    if (plain) return { parts: plain, intent: 'altro' };
  }
  const named = question.topics[0]?.isKey === true && !question.isSameMatter ? question.topics : null;
  // A rule that is named comes alone, without the one it goes on from or another that its words only touch.
  const isApart = (concept: Concept): boolean =>
    named === null ||
    (parentOf(named[0]!.id) !== concept &&
      (!TOUCHED.includes(concept) || named.some(({ id, isKey }) => isKey && id === concept)));
  const concepts = question.concepts.filter(isApart).slice(0, SHOWN);
  const isTopicFirst = concepts.length === 0 || (question.topics[0]?.isKey ?? false);
  const fresh = question.topics.filter(
    ({ id, isKey }) => (concepts.length === 0 || isKey) && !question.concepts.some((concept) => concept === id),
  );
  const topics = isTopicFirst
    ? topicParts({ ...turn, question: { ...question, topics: fresh } }, concepts.length === 0 ? SHOWN : 1)
    : [];
  const told = (await Promise.all(concepts.map((concept) => aboutConcept(context, concept, question)))).flat();
  const whole = [...topics, ...told];
  const parts = [
    ...paperAge(turn),
    ...(concepts.includes('de_minimis') ? ofLoan(turn) : []),
    ...inZone(turn),
    // Another figure asks for the rule itself, not for the sentences that share its words.
    ...(question.isSameMatter && !/\d/.test(question.text) ? narrowed(whole, question.text) : whole),
  ];
  return { parts: parts.length > 0 ? parts : [say(CHAT.help, [LINKS.search])], intent: 'altro' };
};

/** "La visura è di un anno fa, va bene lo stesso?": the age told against how long such a paper holds. */
function paperAge({ question, context }: Turn): ChatPart[] {
  const { today } = context.records;
  const paper = toldPaper(question.text, today);
  if (!paper) return [];
  const { until, neededOn } = paper;
  if (until >= neededOn) return [say(PAPER.good(until))];
  return [say(until < today ? PAPER.old(until) : PAPER.tooShort(until))];
}

/** "E Padova?" of a zone that the rule lists by its regions. */
function inZone({ question, context }: Turn): ChatPart[] {
  const [place] = question.places;
  const text = question.topics[0]?.id === ZONE ? topicText(ZONE, context.records.today) : null;
  return place && text ? [say(CHAT.inZone(place.name, place.region, text.includes(place.region)))] : [];
}
const ZONE = 'zes';

/** Concepts whose words turn up in questions about others: an advance, two aids, a list of winners. */
const TOUCHED: readonly Concept[] = [
  'pagamento',
  'cumulo',
  'graduatoria',
  'pec',
  'rendicontazione',
  'sportello',
  'visura',
];

/** The rule more simply, in an example or in brief; null where nothing was named. */
function plainParts({ question, context: { records } }: Turn): ChatPart[] | null {
  const ids = [...question.concepts, ...question.topics.map(({ id }) => id)];
  const [id] = ids;
  if (id === undefined) return null;
  const whole = topicText(id, records.today);
  if (!whole) return null;
  const brief = sentencesOf(whole.replace(/\s*Fonte: [^]*$/, ''))
    .slice(0, 2)
    .join(' ');
  const simple = simplyText(id, records.today) ?? brief;
  if (question.manner === 'breve') return narrowed([say(brief)], question.text);
  if (question.manner === 'semplice') return [say(simple), say(PLAIN_WORDS.askPoint)];
  const example = exampleText(id, records.today);
  return example ? [say(example)] : [say(PLAIN_WORDS.noExample), say(simple)];
}

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
  const shown = sure.length > 0 ? sure.filter(({ isKey }, at) => at === 0 || isKey) : question.topics.slice(0, 1);
  return shown.slice(0, max).flatMap(({ id }) => {
    const text = topicText(id, context.records.today);
    return text ? [say(text)] : [];
  });
}

const isAboutMe = (text: string) => /\b(?:mi|ci|sono|siamo|ho|abbiamo|mi[ao]|nostr\w|noi)\b/.test(fold(text));

async function aboutConcept(
  context: OperationContext,
  concept: Concept,
  { text: message, isOther }: ChatQuestion,
): Promise<ChatPart[]> {
  const { text, tool } = conceptText(concept, context.records.today);
  const told = toldCase(concept, message, context.records.today);
  const own = told ?? (isOther ? null : await ownCase(context, concept));
  const links = tool ? [LINKS[tool]] : [];
  if (!own) return [say(text, links)];
  if (concept === 'difficolta') return [say(own, links), say(text)];
  if (concept === 'polizza') return [say(own), say(text.replace(/^Sì: s/, 'Per le altre, s'), links)];
  return isAboutMe(message) ? [say(own), say(text, links)] : [say(text), say(own, links)];
}

/** What the message itself tells, whomever it is about. */
function toldCase(concept: Concept, message: string, today: string): string | null {
  if (concept === 'difficolta') {
    const told = toldEquity(message, ruleValue('difficulty.capital_loss.share', today));
    return told ? CHAT.equity(told) : null;
  }
  if (concept === 'ula') {
    const told = toldUla(message);
    return told ? ulaText(told) : null;
  }
  if (concept === 'de_minimis') {
    const regime = regimeIn(message);
    if (regime !== 'de_minimis') return ceilingText(regime, today);
    if (/\bautotrasport\w+|\btrasporto (?:merci|conto terzi)/.test(message))
      return ROOM.transport(ruleValue('de_minimis.general.ceiling', today));
  }
  return null;
}

/** What the company's own data tell. */
async function ownCase({ records }: OperationContext, concept: Concept): Promise<string | null> {
  const { today } = records;
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
    if (isOfFishery(company)) return ceilingText('de_minimis_pesca', today);
    if (company.sector !== 'agriculture') return room;
    return `${CHAT.agriculture(euroText(ruleValue('de_minimis.agriculture.ceiling', today)))} ${room}`;
  }
  if (concept === 'ateco')
    return company.atecoCodes.length > 0 ? CHAT.atecoKnown(company.atecoCodes) : CHAT.atecoMissing;
  return null;
}
