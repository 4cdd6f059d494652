import { spokenPassage, weighCondition } from '#domain/assistant/knowledge/condition.ts';
import type { GrantPassage } from '#domain/assistant/knowledge/grant-passages.ts';
import { monthlyAid } from '#domain/assistant/knowledge/monthly-aid.ts';
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
import { asksOfWorks, ASPECT_TELLERS, WHOLE } from './aspects.ts';
import { figureParts } from './figures.ts';
import { asksPerHead } from './heads.ts';
import { amount } from './money.ts';
import { nameStems, thingAsked } from './name-words.ts';
import { ownAnswerOf, ownParts } from './own-answers.ts';
import { revenueCap } from './yearly.ts';
import { doubtsOn, isAnswer, likelyPassages, relevantPassages } from './passages.ts';

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

/** "Per 18 mesi quanto fa?" of aid by the month. */
const SPAN_ASKED = /\b\d{1,2} (?:mesi|anni)\b|\bal mese\b/;
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

/** "E se lo compro fuori dall'Europa?" after a sum: of what no percentage of the record depends on. */
function isOtherCase(question: Turn['question'], grant: Grant): boolean {
  const { aspects, isHypothesis, isElliptic, text, places, people, employees, legalForm, ages, percents } = question;
  const isSumCarried = aspects.length === 1 && aspects[0] === 'importo' && isHypothesis && isElliptic;
  const hasFigures = /\d|\bquant[oaie]\b|\bmil(?:a|le|ion\w*)\b/.test(text) || percents.length > 0;
  const isOfFirm = places.length + ages.length > 0 || people !== null || employees !== null || legalForm !== null;
  if (!isSumCarried || hasFigures || isOfFirm || question.origin === 'messaggio') return false;
  const { aidIntensity, facts, benefits, summary } = grant;
  const told = new Set(
    askedWords(fold([aidIntensity, facts.aid?.note, summary, ...benefits].join(' '))).map(({ stem }) => stem),
  );
  const thing = askedWords(thingAsked(question, grant));
  const unheard = thing.filter(({ stem }) => !told.has(stem) && !OF_SIZE.test(stem));
  return unheard.length > 0 && (unheard.length === thing.length || unheard.length > 1);
}
const OF_SIZE = /^(?:micro|picc|medi|grand|pmi|donn|femm|giovan|under|sud|zona|zes)/;

/** Asks whether something is needed or allowed, and a rule goes by its name. */
const isOfRule = ({ text, topics, concepts, subject }: Turn['question']): boolean =>
  /\b(?:serv(?:e|ono)|occorr\w+|ci vuole|devo avere|bisogna)\b/.test(text) &&
  subject !== '' &&
  (concepts.length > 0 || (topics[0]?.isKey === true && topics[0].kind === 'regola'));

/** Of what the record does not speak: so it is said, with the rule that may hold. The whole card again would be no answer. */
function unsaid({ question, context }: Turn, grant: Grant, near: readonly GrantPassage[]): ChatPart[] {
  return [
    say(TOLD.silentOn(nameOf(grant), thingAsked(question, grant) || question.subject), [grantLink(grant)]),
    ...doubtsOn(grant, question.text).map((text) => say(TOLD.doubt(text))),
    ...(near[0] ? [say(TOLD.nearest(spokenPassage(near[0])))] : []),
    ...ruleNamed(question, context.records.today),
    sourcePart(grant, ['scheda']),
  ];
}

/** Told by likeness alone: not nearly certain, and no word of the question stands in it. */
const isGuessed = (best: Answer<GrantPassage> | undefined, held: readonly GrantPassage[], own: string | undefined) =>
  best !== undefined && best.share < CERTAIN && best.item.text !== own && !held.includes(best.item);
const CERTAIN = 0.8;

/** The likeliest passages, as what they are; with the rule that goes by the name of what is asked. */
const guessed = ({ question, context }: Turn, grant: Grant, said: readonly GrantPassage[]): ChatPart[] => [
  say(TOLD.guessed(nameOf(grant), said.map(spokenPassage)), [grantLink(grant)]),
  ...ruleNamed(question, context.records.today),
  sourcePart(
    grant,
    said.map(({ field }) => field),
  ),
];

function ruleNamed({ topics: [topic], concepts }: Turn['question'], day: string): ChatPart[] {
  const named = topic?.kind === 'regola' && (topic.isKey || topic.isSure) ? topic.id : concepts[0];
  const rule = named === undefined ? null : topicText(named, day);
  return rule ? [say(rule)] : [];
}

/** What was asked of a grant, from its record and the company's checks; then what else the record says of the words. */
export const aboutGrant: Teller = async (turn) => {
  const { question, grants } = turn;
  const grant = grants[0]!;
  const { aspects } = question;
  const ranked = likelyPassages(grant, question);
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
  const [weighed] = said.flatMap((passage) => weighCondition(passage.text, question.text) ?? []);
  const found = () => [
    ...(weighed ? [say(TOLD.weighed(weighed), [grantLink(grant)])] : []),
    say(TOLD.found(nameOf(grant), said.map(spokenPassage)), [grantLink(grant)]),
    sourcePart(
      grant,
      said.map(({ field }) => field),
    ),
  ];
  const capped = revenueCap(question, grant);
  if (capped) return { parts: capped, intent };
  const ofFigure = figureParts(turn, grant);
  if (ofFigure) return { parts: ofFigure, intent };
  const isVerdict = question.likely.some((aspect) => aspect === 'requisiti' || aspect === 'esclusione');
  const isOther = aspects.length === 0 && !(isSure && isVerdict);
  if (isOther && said.length > 0 && question.origin !== 'messaggio')
    return {
      parts: isGuessed(ranked[0], held, ownAnswerOf(grant, question.text)?.answer)
        ? guessed(turn, grant, said)
        : found(),
      intent,
    };
  const isOwnSum = aspects.includes('importo') && OWN_CASE.test(question.text) && (await spendOf(turn)) !== null;
  const isOtherSum =
    aspects.includes('importo') &&
    !isOwnSum &&
    !asksPerHead(question, grant) &&
    !(SPAN_ASKED.test(question.text) && monthlyAid(grant) !== null) &&
    question.amounts.length === 0 &&
    said.length > 0 &&
    hasMatter(question.text, grant);
  if (isOtherSum) return { parts: [...found(), ...(hasOwnWord(question.text) ? [] : [amount(grant)])], intent };
  if (isOtherCase(question, grant)) {
    const parts =
      ranked[0] && isAnswer(ranked[0], SURE) ? guessed(turn, grant, bestOf(ranked)) : unsaid(turn, grant, []);
    return { parts, intent };
  }
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
  const more =
    asked.some((aspect) => WHOLE.includes(aspect)) || asksOfWorks(question)
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
