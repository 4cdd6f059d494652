import { spokenPassage } from '#domain/assistant/knowledge/condition.ts';
import type { GrantPassage } from '#domain/assistant/knowledge/grant-passages.ts';
import { askedWords } from '#domain/assistant/knowledge/passages.ts';
import type { Answer } from '#domain/assistant/learned/answering.ts';
import type { Aspect } from '#domain/assistant/reading/aspects.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { projectSpend } from '#domain/projects/project.ts';
import { fold } from '#domain/search/fold.ts';
import { TOLD } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { deadlineFact, grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import { textOf, type Teller, type Turn } from '#server/features/assistant/chat/turn.ts';
import { topicText } from '#server/features/assistant/chat/topics.ts';
import { ASPECT_TELLERS, WHOLE } from './aspects.ts';
import { amount } from './money.ts';
import { nameStems, thingAsked } from './name-words.ts';
import { ownAnswerOf, ownParts } from './own-answers.ts';
import { revenueCap } from './yearly.ts';
import { isAnswer, likelyPassages, relevantPassages } from './passages.ts';

/** "Quanto deve essere l'acconto?" asks for a figure of something else than the aid. */
function hasMatter(text: string, grant: Grant): boolean {
  const own = nameStems(grant);
  return askedWords(text).some(
    ({ stem, weight }) =>
      weight === 1 &&
      !own.has(stem) &&
      !/^(?:spend|dann|cifr|import|contribut|risparm|mes|copr|mass|otten|ammont|prend|spett|due|ann|dimension|fond|perdut|spes|medi|piccol|micro|grand|foss|impres|edizion|ultim|bando|arriv|verre|port)/.test(
        stem,
      ),
  );
}

const OWN_SUM = 0.6;
/** How likely a passage must be to be told instead of what is guessed to be asked, and to be worth telling at all. */
const SURE = 0.55;
const NEAR = 0.15;
const NEAR_COVER = 0.3;
const ASIDE_COVER = 0.6;
const BESIDE = 0.4;
const MOST = 3;

const bestOf = (ranked: readonly Answer<GrantPassage>[]): GrantPassage[] =>
  ranked
    .slice(0, MOST)
    .filter(({ share }) => share >= ranked[0]!.share * BESIDE)
    .map(({ item }) => item);

/** "L'acconto di quanto deve essere?" asks of that thing alone; "quello siciliano quanto dà?" of the aid too. */
const hasOwnWord = (text: string): boolean =>
  !/\b(?:danno|dà|da|prend\w+|spett\w+|copr\w+|vale|contribut\w+)\b/.test(text);

/** "Con la nostra spesa", "nel nostro caso": of the project at hand. */
const OWN_CASE =
  /\b(?:nostr[oaie]|mi[oa]|miei|quest[oa]) (?:spes|progett|investiment|cas[oi]|cifr|budget|acquist|lavor)\w*/;
async function spendOf({ context }: Turn): Promise<number | null> {
  const project = await context.records.project();
  return project && projectSpend(project);
}

/** Asks whether something is needed or allowed, and a rule goes by its name. */
const isOfRule = ({ text, topics, concepts, subject }: Turn['question']): boolean =>
  /\b(?:serv(?:e|ono)|occorr\w+|ci vuole|devo avere|bisogna)\b/.test(text) &&
  subject !== '' &&
  (concepts.length > 0 || (topics[0]?.isKey === true && topics[0].kind === 'regola'));

/** Of what the record does not speak: so it is said, with the rule that may hold. The whole card again would be no answer. */
function unsaid({ question, context }: Turn, grant: Grant, near: readonly GrantPassage[]): ChatPart[] {
  const [topic] = question.topics;
  const named = topic?.kind === 'regola' && topic.isSure ? topic.id : question.concepts[0];
  const rule = named === undefined ? null : topicText(named, context.records.today);
  return [
    say(TOLD.silentOn(nameOf(grant), thingAsked(question, grant) || question.subject), [grantLink(grant)]),
    ...(near[0] ? [say(TOLD.nearest(spokenPassage(near[0])))] : []),
    ...(rule ? [say(rule)] : []),
    sourcePart(grant, ['scheda']),
  ];
}

/** What was asked of a grant, from its record and the company's checks; then what else the record says of the words. */
export const aboutGrant: Teller = async (turn) => {
  const { question, grants } = turn;
  const grant = grants[0]!;
  const { aspects } = question;
  const ranked = await likelyPassages(grant, question);
  const near = ranked[0] && ranked[0].share >= NEAR && ranked[0].cover >= NEAR_COVER ? bestOf(ranked) : [];
  const isSure = ranked[0] !== undefined && isAnswer(ranked[0], question.likely.length > 0 ? SURE : undefined);
  const held = relevantPassages(grant, question.text, 2);
  const said = aspects.length === 0 && isSure ? bestOf(ranked) : held;
  const intent = aspects.some((aspect) => aspect === 'scadenza' || aspect === 'stato')
    ? ('scadenze' as const)
    : ('compilazione' as const);
  const catalogue = await turn.context.records.catalogue();
  const alike = question.alike
    .flatMap((id) => catalogue.find(id)?.grant ?? [])
    .map((other) => ({ name: nameOf(other), when: deadlineFact(other, turn.context.records.today) }));
  const found = () => [
    say(TOLD.found(nameOf(grant), said.map(spokenPassage)), [grantLink(grant)]),
    sourcePart(
      grant,
      said.map(({ field }) => field),
    ),
  ];
  const capped = revenueCap(question, grant);
  if (capped) return { parts: capped, intent };
  const isVerdict = question.likely.some((aspect) => aspect === 'requisiti' || aspect === 'esclusione');
  const isOther = aspects.length === 0 && !(isSure && isVerdict);
  if (isOther && said.length > 0 && question.origin !== 'messaggio') return { parts: found(), intent };
  const isOwnSum = aspects.includes('importo') && OWN_CASE.test(question.text) && (await spendOf(turn)) !== null;
  const isOtherSum =
    aspects.includes('importo') &&
    !isOwnSum &&
    question.amounts.length === 0 &&
    said.length > 0 &&
    hasMatter(question.text, grant);
  if (isOtherSum) return { parts: [...found(), ...(hasOwnWord(question.text) ? [] : [amount(grant)])], intent };
  const own = aspects.includes('importo') && !isOwnSum ? ownAnswerOf(grant, question.text) : null;
  if (own && question.amounts.length === 0 && own.closeness >= OWN_SUM && hasMatter(question.text, grant))
    return { parts: ownParts(grant, own, question), intent };
  // "E se il tetto è verde?" asks of that, whatever such words mostly ask.
  const isCase =
    question.isHypothesis && said.length === 0 && question.amounts.length === 0 && question.likely[0] === 'importo';
  const isOpen = aspects.length === 0 && (question.likely.length === 0 || isCase);
  if (isOpen && question.origin !== 'messaggio' && question.subject !== '')
    return { parts: unsaid(turn, grant, near), intent };
  // "Per ISI serve il DURC?" asks of that paper alone: what the record says of it, and the rule.
  if (isOpen && isOfRule(question)) return { parts: said.length > 0 ? found() : unsaid(turn, grant, near), intent };
  const asked: Aspect[] = aspects.length > 0 ? aspects : isOpen ? ['descrizione'] : question.likely;
  const told = (await Promise.all(asked.map((aspect) => ASPECT_TELLERS[aspect](turn, grant)))).flat();
  const text = fold(textOf(told));
  const more = asked.some((aspect) => WHOLE.includes(aspect))
    ? []
    : said.filter((passage) => !text.includes(fold(passage.text)));
  const isGuess = aspects.length === 0 && !isOpen;
  // "Il sito ce lo fa un ragazzo che ha aperto l'anno scorso, va bene?": what the record says of that, then the verdict.
  const isAside = isGuess && isVerdict && isSure && ranked[0]!.cover >= ASIDE_COVER;
  const further = isGuess ? near.filter((passage) => !text.includes(fold(passage.text))) : [];
  const hasSource = told.some((part) => part.text.startsWith('Fonte: '));
  return {
    parts: [
      ...(isAside ? found() : []),
      ...told,
      ...(more.length > 0 ? [say(TOLD.also(more.map(spokenPassage)))] : []),
      ...(further.length > 0 ? [say(TOLD.also(further.map(spokenPassage)))] : []),
      ...(alike.length > 0 && question.origin === 'messaggio' ? [say(TOLD.alike(alike))] : []),
      ...(hasSource || (question.manner !== null && asked[0] === 'descrizione') ? [] : [sourcePart(grant, ['scheda'])]),
    ],
    intent,
  };
};
