import { conceptsIn } from '#domain/assistant/chat/concepts.ts';
import { ownRecordIn } from '#domain/assistant/chat/own-records.ts';
import { productQuestionIn } from '#domain/assistant/chat/product-questions.ts';
import { smallTalkIn } from '#domain/assistant/chat/small-talk.ts';
import { isAsking, subjectWords } from '#domain/assistant/chat/subject-words.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { aspectsIn, isFollowUp } from './aspects.ts';
import { boundIn } from './bounds.ts';
import type { ChatQuestion } from './chat-question.ts';
import { consultantQuestionIn } from './consultant-questions.ts';
import { grantsMeant } from './grants-meant.ts';
import { goesOnAbout, kindOf, type Draft } from './kind-of.ts';
import { NOTHING_SAID, remember, rememberAnswer, type Memory } from './memory.ts';
import { ofPerson } from './of-person.ts';
import type { ReadingWorld, Topic } from './reading-world.ts';
import { saidIn } from './said.ts';
import { plainly } from './spoken-italian.ts';
import { stepsIn } from './steps.ts';
import { toldAidsIn } from './told-aids.ts';
import { toldGroupIn } from './told-group.ts';

export type Told = {
  message: string;
  conversation: readonly { sender?: string | undefined; content?: string | undefined }[];
  page: { path: string } | null;
};

type OpenPage = { grant: string | null; topic: Topic | null };

const QUESTIONS = 2;
const BARE_WORDS = 6;

/** The message, in the light of what was said and of the page on screen: one question, or two where it asks two. */
export function readMessage(world: ReadingWorld, { message, conversation, page }: Told): ChatQuestion[] {
  const open: OpenPage = { grant: pageGrant(world, page), topic: page ? world.pageTopic(page.path) : null };
  const before = conversation.reduce<Memory>((memory, { sender, content = '' }) => {
    if (sender !== 'user') return rememberAnswer(memory, world.namesIn(content));
    return readAll(world, content, memory, open).memory;
  }, NOTHING_SAID);
  return readAll(world, message, before, open).questions;
}

function readAll(world: ReadingWorld, message: string, before: Memory, open: OpenPage) {
  let memory = before;
  const questions = partsOf(message).map((part) => {
    const question = readOne(world, part, memory, open);
    memory = remember(memory, question);
    return question;
  });
  return { questions, memory };
}

/** "Che cos'è? E chi può chiederlo?": two, where each part asks. A courtesy before is none. */
function partsOf(message: string): string[] {
  const parts = joined(message)
    .split(/(?<=\?)\s+(?=\p{L})/u)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length > 1 && smallTalkIn(part) === null);
  const asking = parts.filter((part) => part.endsWith('?'));
  return parts.length === QUESTIONS && asking.length === QUESTIONS ? parts : [message];
}

const ASKING =
  "(?:quant[oaie]|quando|come|chi|dove|cosa|che cosa|qual[ei]?|a chi|fino a|entro|in quanto|serv(?:e|ono)|posso|possiamo|devo|dobbiamo|c'e|bisogna)";
const BOTH_ASK = new RegExp(
  `(\\b${ASKING}\\b.{4,60}?),? e(?:d)? (?=${ASKING}\\b)(?!.*\\be (?=${ASKING}\\b).*\\be )`,
  'i',
);

/** "Servono garanzie e quanto tempo ci mettono?" asks twice under one mark. */
const joined = (message: string): string =>
  message.trim().endsWith('?') && !/\?.*\?/.test(message) ? message.replace(BOTH_ASK, '$1? E ') : message;

function readOne(world: ReadingWorld, message: string, memory: Memory, open: OpenPage): ChatQuestion {
  const text = plainly(message);
  const last = memory.last?.kind ?? null;
  const said = saidIn(text, world.today);
  const isElliptic = isFollowUp(text);
  const places = world.places(message);
  const aspects = ofPerson(aspectsIn(text), { ...said, text, isElliptic, isPlaced: places.length > 0 }, memory);
  const meant = grantsMeant(world, { text, aspects, isElliptic }, memory, open.grant);
  const isNamed = meant.origin === 'messaggio';
  const steps = stepsIn(text, last === 'ordine');
  const aids = toldAidsIn(text, world.today, last === 'de_minimis');
  const group = groupOf(text, memory);
  const isPlan = aids.length === 0 && (last === 'de_minimis' || /\bde ?minimis\b/.test(text));
  const draft: Draft = {
    message,
    text,
    aspects:
      steps.length > 0 ? aspects : inherited(aspects, { text, isElliptic, isNamed, amounts: said.amounts }, memory),
    ...meant,
    subject: subjectWords(text),
    talk: smallTalkIn(text),
    bound: boundIn(text),
    concepts: withCumulation(conceptsIn(text), aspects, meant.grants.length),
    topics: open.topic && meant.grants.length === 0 && isOfScreen(text) ? [open.topic] : world.topics(text),
    product: productQuestionIn(text),
    own: ownRecordIn(text),
    consultants: consultantQuestionIn(text, last === 'consulenti'),
    ...said,
    places,
    aids: aids.length > 0 && last === 'de_minimis' ? [...memory.aids, ...aids] : aids.length > 0 ? aids : memory.aids,
    planned: isPlan ? (said.amounts.at(-1) ?? null) : null,
    group,
    // The people of the owner are not one's own.
    employees: (group?.staff === said.employees ? null : said.employees) ?? memory.employees,
    steps,
    described: message,
    areas: world.areas(text),
    isTold: meant.grants[0] !== undefined && meant.origin !== 'messaggio' && world.tells(meant.grants[0], text),
    isElliptic,
    isSameMatter: false,
  };
  const kind = kindOf(draft, memory);
  return { ...draft, kind, ...carried(draft, kind, memory) };
}

/** Two aids of which none is known here: the general rule. */
const withCumulation = (concepts: ChatQuestion['concepts'], aspects: ChatQuestion['aspects'], grants: number) =>
  aspects.includes('cumulo') && grants === 0 && !concepts.includes('cumulo')
    ? [...concepts, 'cumulo' as const]
    : concepts;

/** "E scoperta imprenditoriale?" asks the same of another grant; "e con 60mila?" the same sum anew. */
function inherited(
  aspects: ChatQuestion['aspects'],
  { text, isElliptic, isNamed, amounts }: { text: string; isElliptic: boolean; isNamed: boolean; amounts: number[] },
  { last }: Memory,
): ChatQuestion['aspects'] {
  // A grant and a sum ask what the one gives on the other.
  if (aspects.length === 0 && isNamed && amounts.length > 0) return ['importo'];
  // "Ho 36 anni, posso fare Resto al Sud?"
  if (aspects.length === 0 && isNamed && MAY.test(text)) return ['requisiti'];
  // "La Sabatini almeno?": a name and nothing else.
  const isBareName = isNamed && text.endsWith('?') && text.split(' ').length <= BARE_WORDS;
  if (aspects.length > 0 || !last || !(isElliptic || isBareName)) return aspects;
  const isAboutGrants = last.kind === 'bando' || last.kind === 'confronto';
  if (!isAboutGrants) return aspects;
  if (isNamed) return last.aspects;
  const isOtherMatter = amounts.length === 0 && conceptsIn(text).length > 0;
  return !isOtherMatter && (last.aspects.includes('importo') || amounts.length > 0) ? ['importo'] : aspects;
}

const MAY = /\b(?:poss(?:o|iamo)|puo|possono|potre\w+|riesc\w+|riusciamo|va bene|fa per (?:me|noi)|spetta)\b/;

/** What the message leaves unsaid and the conversation has said. */
function carried(draft: Draft, kind: ChatQuestion['kind'], memory: Memory): Partial<ChatQuestion> {
  if (kind === 'ricerca' && draft.isElliptic) {
    const wasOther = memory.last?.isOther === true && !draft.isOther;
    const other = wasOther ? { isOther: true, described: `${memory.last!.described}. ${draft.message}` } : {};
    if (!isNarrowing(draft)) return other;
    const wasWhere = draft.places.length === 0 && memory.last?.kind === 'ricerca' ? { places: memory.last.places } : {};
    const concepts = draft.concepts.length > 0 ? draft.concepts : (memory.last?.concepts ?? []);
    return { ...other, ...wasWhere, concepts, subject: searched(draft, memory) };
  }
  const isSum = (kind === 'bando' || kind === 'confronto') && draft.aspects.includes('importo');
  const wasOfGrants = ['bando', 'cumulo', 'confronto', 'ordine'].includes(memory.last?.kind ?? '');
  if (isSum && draft.amounts.length === 0 && wasOfGrants) return { amounts: memory.amounts };
  if (kind === 'regola' && goesOnAbout(draft, memory))
    return { concepts: memory.last!.concepts, topics: memory.last!.topics, isSameMatter: true };
  return {};
}

/** "E se fosse una srl?": who it would be, not what for. */
const SUPPOSED =
  /^(?:s\.?r\.?l\.?s?|snc|sas|spa|costituit\w|appena|nat[aoie]|donn[ae]|uom\w+|giovan\w|societa|cooperativ\w|fossi\w*|foss\w+)$/;
const FILLERS =
  /^(?:invece|fosse|pero|magari|proprio|solo|soltanto|quell\w|region\w+|nazional\w|europe\w|prestit\w|voucher)$/;

/** Says only where, at which level or in which form, not for what. */
function isNarrowing({ places, areas, subject, text }: Draft): boolean {
  const isSupposed = /\bfoss\w+\b/.test(text);
  const where = new Set(fold([...places.map(({ name }) => name), ...areas].join(' ')).split(/[^a-z]+/));
  const rest = fold(subject)
    .split(' ')
    .filter((word) => word !== '' && !where.has(word) && !FILLERS.test(word) && !(isSupposed && SUPPOSED.test(word)));
  return rest.length === 0;
}

function searched({ places, areas, grants }: Draft, memory: Memory): string {
  const where = [...places.map(({ name }) => name), ...areas].join(' ');
  const before =
    memory.last?.kind === 'ricerca'
      ? (where === '' ? memory.subject : withoutPlaces(memory)) || plainWords(memory.last)
      : '';
  const name = (grants[0] ?? '').replace(/-/g, ' ').replace(/\b(?:centro|nord|sud|mezzogiorno|italia|20\d\d)\b/g, ' ');
  return [before || name.trim(), where].filter(Boolean).join(' ');
}

/** "Contributi per l'energia in Veneto" and then "e in Lombardia?": the second place takes the first one's. */
function withoutPlaces({ subject, last }: Memory): string {
  const where = new Set((last?.places ?? []).flatMap(({ name, region }) => fold(`${name} ${region}`).split(/[^a-z]+/)));
  return subject
    .split(' ')
    .filter((word) => !where.has(fold(word)))
    .join(' ');
}

/** "Bandi per nuove imprese in Puglia": words of every grant, where there were no others. */
function plainWords({ text, places }: ChatQuestion): string {
  const where = new Set(places.flatMap(({ name, region }) => fold(`${name} ${region}`).split(/[^a-z]+/)));
  return tokenize(text)
    .filter(({ role, word }) => role === 'content' && !where.has(word) && !isAsking(word) && !LOOKED_FOR.has(word))
    .map(({ word }) => word)
    .join(' ');
}
const LOOKED_FOR: ReadonlySet<string> = new Set(['bandi', 'bando', 'aiuti', 'fondi', 'misure', 'bonus']);

function groupOf(text: string, { last, group }: Memory): ChatQuestion['group'] {
  const told = toldGroupIn(text, last?.kind === 'dimensione');
  if (!told) return null;
  return {
    share: told.share ?? group?.share ?? null,
    staff: told.staff ?? group?.staff ?? null,
    revenue: told.revenue ?? group?.revenue ?? null,
  };
}

/** Asks of what is on screen: "come funziona questo?", "qui che devo mettere?". */
const isOfScreen = (text: string): boolean =>
  /\b(?:quest[oa]|qui|qua|sta)\b/.test(text)
    ? subjectWords(text).split(' ').length <= 2
    : /\b(?:come (?:funziona|si usa|si fa)|a (?:che )?cosa serve|cosa (?:devo|dobbiamo) (?:fare|mettere|scrivere|inserire))\b/.test(
        text,
      ) && subjectWords(text) === '';

const GRANT_PAGE = /^\/(?:grant|apply|application-wizard|bandolo-wizard|applications)\/([^/?#]+)/;

function pageGrant(world: ReadingWorld, page: Told['page']): string | null {
  const slug = page && GRANT_PAGE.exec(page.path)?.[1];
  return slug && world.nameOf(slug) !== null ? slug : null;
}
