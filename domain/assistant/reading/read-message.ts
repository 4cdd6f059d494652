import { conceptsIn } from '#domain/assistant/chat/concepts.ts';
import { ownRecordIn } from '#domain/assistant/chat/own-records.ts';
import { productQuestionIn } from '#domain/assistant/chat/product-questions.ts';
import { smallTalkIn } from '#domain/assistant/chat/small-talk.ts';
import { wishOfStory } from '#domain/assistant/chat/story.ts';
import { withoutPlaces } from '#domain/assistant/chat/without-places.ts';
import { isWanting, subjectWords } from '#domain/assistant/chat/subject-words.ts';
import { PATHS } from '#domain/paths.ts';
import { applicationQuestionIn } from './application-questions.ts';
import { asHeard, placeOf } from './as-heard.ts';
import { withMark } from './asked-plainly.ts';
import { aspectsIn, isFollowUp } from './aspects.ts';
import { boundIn } from './bounds.ts';
import { asksOfDelegate, WHO_SIGNS } from './by-others.ts';
import { carried } from './carried.ts';
import type { ChatQuestion, Draft } from './chat-question.ts';
import { consultantQuestionIn } from './consultant-questions.ts';
import { foundOne, grantsMeant } from './grants-meant.ts';
import { contractIn, isHiring } from './hiring.ts';
import { inherited } from './inherited.ts';
import { insteadOf, withoutInstead } from './instead.ts';
import { kindOf } from './kind-of.ts';
import { NOTHING_SAID, remember, wasOfHiring, rememberAnswer, type Memory } from './memory.ts';
import { ofPerson } from './of-person.ts';
import { isOfOpen, isOfScreen, pageGrant, type OpenPage, type PageTold } from './open-page.ts';
import { placesMeant } from './places-meant.ts';
import { isAnotherFirm, ofThing } from './of-thing.ts';
import { partsOf } from './parts-of.ts';
import type { ReadingWorld } from './reading-world.ts';
import { saidIn } from './said.ts';
import { isShort } from './short.ts';
import { plainly } from './spoken-italian.ts';
import { stepsIn } from './steps.ts';
import { daysIn } from './told-days.ts';
import { plannedIn, restatedAids, toldAidsIn } from './told-aids.ts';
import { groupAfter, ownStaffBeside } from './told-group.ts';
import { staffAfter, thousands } from './told-figures.ts';
import { BANK_SAYS_NO, isRefusedByBank, REFUSED_CREDIT } from './told-need.ts';
import { plansFirm, selfIn } from './told-self.ts';
import { withoutNames } from './without-names.ts';
import { letterAgain } from './letter-changes.ts';
import { mannerIn, withoutManner, writingTaskIn } from './writing-tasks.ts';

export type Told = {
  message: string;
  conversation: readonly { sender?: string | undefined; content?: string | undefined }[];
  page: PageTold;
};

const UNCLEAR =
  /^(?:(?:scusa|scusami|mi dispiace|no|ma|ok|eh|boh) )*(?:non (?:ho|si) (?:capit[oa]|capisce)(?: (?:nulla|niente|bene|molto|tanto))?|non capisco|non (?:mi )?e (?:molto |tanto )?chiaro|in che senso|cioe|troppo (?:difficile|complicato|tecnico)|(?:ri)?spiegati meglio)[ ?!.]*$/;

/** The message, in the light of what was said and of the page on screen: one question, or two where it asks two. */
export function readMessage(world: ReadingWorld, told: Told): ChatQuestion[] {
  const steps = readingSteps(world, told);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, with a pause after each message: a long conversation takes longer than others should wait. */
export function* readingSteps(
  world: ReadingWorld,
  { message, conversation, page }: Told,
): Generator<undefined, ChatQuestion[], undefined> {
  const open: OpenPage = {
    grant: pageGrant(world, page),
    topic: page ? world.pageTopic(page.path) : null,
    applications: page?.application ? 'una' : page?.path === PATHS.applications ? 'tutte' : null,
  };
  let memory = NOTHING_SAID;
  for (const { sender, content = '' } of conversation) {
    if (sender !== 'user') memory = rememberAnswer(memory, world.namesIn(content));
    else ({ memory } = yield* readAll(world, content, memory, open));
    yield;
  }
  return (yield* readAll(world, message, memory, open)).questions;
}

function* readAll(world: ReadingWorld, message: string, before: Memory, open: OpenPage) {
  let memory = before;
  const questions: ChatQuestion[] = [];
  for (const part of partsOf(withMark(message))) {
    const question = readOne(world, part, memory, open);
    memory = remember(memory, question);
    questions.push(question);
    yield;
  }
  return { questions, memory };
}

function readOne(world: ReadingWorld, message: string, memory: Memory, open: OpenPage): ChatQuestion {
  const text = plainly(message);
  const last = memory.last?.kind ?? null;
  // "Non ho capito" after a rule: the same, more simply.
  const isUnclear = last === 'regola' && UNCLEAR.test(text);
  const bare = isUnclear ? '' : withoutManner(withoutCorrection(text));
  const said = saidIn(text, world.today);
  const isElliptic = isFollowUp(text) || withoutCorrection(text) !== text;
  const { places, otherPlaces } = placesMeant(world, message);
  const isSelfTold = world.isOfAnotherFirm(message) || plansFirm(text);
  const isPlainlyTold = selfIn(message) !== null && !/[?]/.test(message) && !isWanting(text);
  const told = { ...said, text, isElliptic, isPlaced: places.length > 0, isPlainlyTold };
  const aspects = ofThing(ofPerson(aspectsIn(text), told, memory), told, memory);
  const leant = grantsMeant(world, { text, aspects, isElliptic, amounts: said.amounts }, memory, open.grant);
  const isNamed = leant.origin === 'messaggio';
  const contract = isHiring(text) || wasOfHiring(memory) ? contractIn(text) : null;
  const found = isNamed || contract !== null ? null : foundOne(world, { ...told, aspects }, memory);
  const meant = found ?? leant;
  // The contract of who is hired is no order of business.
  const steps = stepsIn(text, last === 'ordine').filter(({ kind }) => contract === null || kind !== 'contract');
  const isOfMinimis = last === 'de_minimis' || memory.last?.concepts.includes('de_minimis') === true;
  const restated = last === 'de_minimis' ? restatedAids(text, world.today, memory.aids) : null;
  const aids = restated ?? toldAidsIn(text, world.today, isOfMinimis, isOfMinimis ? memory.last!.text : '');
  const asOf = last === 'de_minimis' && aids.length === 0 ? (daysIn(text, world.today)[0]?.day ?? null) : null;
  const group = groupAfter(text, last === 'dimensione', memory.group);
  const amounts = said.amounts.length > 0 ? said.amounts : thousands(told, memory);
  const isPlan = aids.length === 0 && (isOfMinimis || /\bde ?minimis\b/.test(text));
  const [inHand] = leant.grants;
  const homes = inHand === undefined ? [] : world.regionsOf(inHand);
  // "E nelle Marche?" after what Umbria gives looks for what there is there.
  const isElsewhere =
    !isNamed && homes.length > 0 && places.length > 0 && places.every(({ region }) => !homes.includes(region));
  const instead = isNamed ? null : insteadOf(text, memory, open.grant);
  // "E se apro a Milano?" after a grant for the South: what there is like it there.
  const twin =
    isElsewhere && isElliptic && aspects.length === 0 && last === 'bando' && memory.subject === '' ? inHand! : null;
  const asked = steps.length > 0 || isElsewhere ? aspects : inherited(aspects, { ...told, isNamed }, memory);
  const fresh = writingTaskIn(text, message);
  const again = memory.letter && letterAgain(text, message, memory.letter.task, fresh);
  const isDelegate = !isNamed && meant.origin !== null && asksOfDelegate(text);
  const isRefused = !isNamed && isRefusedByBank(text);
  const draft: Draft = {
    message,
    text,
    aspects: asked,
    likely: [],
    ...meant,
    insteadOf: instead ?? twin,
    subject: isRefused
      ? REFUSED_CREDIT
      : twin
        ? ''
        : withoutPlaces(subjectWords(wishOfStory(bare) ?? (instead ? withoutInstead(bare) : bare)), otherPlaces),
    talk: isUnclear ? null : smallTalkIn(text),
    bound: boundIn(text) ?? consequences(text, memory),
    task: again ?? fresh,
    isLetterAgain: again !== null,
    manner: isUnclear ? 'semplice' : mannerIn(text),
    concepts: withCumulation(conceptsIn(text), aspects, meant.grants.length),
    topics: isDelegate
      ? [WHO_SIGNS]
      : isRefused
        ? [BANK_SAYS_NO]
        : open.topic && meant.grants.length === 0 && isOfScreen(text)
          ? [open.topic]
          : world.topics(bare, isElliptic || isShort(text, MATTER_WORDS) ? matterOf(text, memory) : []),
    product: productQuestionIn(text),
    own: isDelegate ? null : ownRecordIn(text),
    application: isOfOpen(meant, open)
      ? applicationQuestionIn({ text, aspects, steps, ...said }, open.applications!)
      : null,
    consultants: isDelegate ? null : consultantQuestionIn(text, last === 'consulenti'),
    ...said,
    amounts,
    revenue: said.revenue ?? memory.last?.revenue ?? null,
    isOther: said.isOther || isAnotherFirm(text, asked),
    isOpening: isOfOpening(text, isElliptic, memory),
    places,
    aids:
      restated === null && aids.length > 0 && last === 'de_minimis'
        ? [...memory.aids, ...aids]
        : aids.length > 0
          ? aids
          : memory.aids,
    asOf,
    planned: isPlan ? (amounts.at(-1) ?? null) : aids.length > 0 ? (plannedIn(text).at(-1) ?? null) : null,
    group,
    // The people of the owner are not one's own.
    employees:
      (group ? (ownStaffBeside(text) ?? (group.staff === said.employees ? null : said.employees)) : said.employees) ??
      staffAfter(text, memory.employees),
    steps,
    contract,
    described: message,
    self: isSelfTold ? [memory.self, message].filter(Boolean).join('. ') : memory.self,
    isSelfTold,
    areas: world.areas(text),
    isTold: found !== null || (!isNamed && meant.grants[0] !== undefined && world.tells(meant.grants[0], text)),
    isElliptic,
    isSameMatter: false,
  };
  const heard = world.hear(isNamed ? withoutNames(text, meant.grants, world) : text, placeOf(draft, memory));
  const ruled = kindOf(draft, memory);
  const isOfFound = found !== null && (ruled === 'ricerca' || ruled === 'regola');
  const { draft: read, kind } = asHeard({ draft, kind: isOfFound ? 'bando' : ruled }, heard, memory);
  return ofSelf({ ...read, kind, ...carried(read, kind, memory) });
}

/** "No scusa, mi sono sbagliato: è per un investimento" says again what was asked, not that a mistake was made. */
const withoutCorrection = (text: string): string =>
  text.replace(
    /^(?:(?:no|ah|anzi|scusa|scusami|pardon|aspetta|mi sono sbagliat[oa]|ho sbagliato|mi correggo|volevo dire|intendevo)[ ,:.;]+){2,}(?=\S)/,
    '',
  );

/** "E se se ne accorgono?" after what Filo does not help with. */
const consequences = (text: string, { last }: Memory): ChatQuestion['bound'] =>
  last?.kind === 'limite' && /\b(?:accorg\w+|scopr\w+|becca\w*|succed\w+|rischi\w+|controll\w+)\b/.test(text)
    ? last.bound
    : null;

/** Who has told of a firm that is not the one they have here goes on asking for that one. */
const ofSelf = (question: ChatQuestion): ChatQuestion =>
  question.self === null || question.isOther
    ? question
    : {
        ...question,
        isOther: true,
        described: question.isSelfTold ? question.self : `${question.self}. ${question.message}`,
      };

/** "La guardano solo quando presento la domanda?" may still go on about the policy just told. */
const MATTER_WORDS = 9;

/** The rules that were just told: the first of those that the words touched, and those they named. */
function matterOf(text: string, { last }: Memory): string[] {
  // A figure asks for the sum anew: "e i 25 quando non contano più?".
  if (last?.kind === 'de_minimis' || last?.kind === 'cumulo') return /\d/.test(text) ? [] : [last.kind];
  if (last?.kind !== 'regola') return [];
  return [...last.topics.filter(({ isKey }, at) => isKey || at === 0).map(({ id }) => id), ...last.concepts];
}

/** "Cosa apre a dicembre?" and then "e a gennaio?" ask what opens; otherwise what closes. */
const isOfOpening = (text: string, isElliptic: boolean, { last }: Memory): boolean =>
  /\b(?:apr(?:e|ono|ira|iranno)|apertur\w|(?:ri)?part(?:e|ono|ira)|in uscita|esc(?:e|ono))\b/.test(text)
    ? !/\b(?:scad\w+|chiud\w+)\b/.test(text)
    : isElliptic && last?.kind === 'scadenze' && last.isOpening && !/\b(?:scad\w+|chiud\w+)\b/.test(text);

/** Two aids of which none is known here: the general rule. */
const withCumulation = (concepts: ChatQuestion['concepts'], aspects: ChatQuestion['aspects'], grants: number) =>
  aspects.includes('cumulo') && grants === 0 && !concepts.includes('cumulo')
    ? [...concepts, 'cumulo' as const]
    : concepts;
