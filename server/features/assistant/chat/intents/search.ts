import { monthlyAid } from '#domain/assistant/knowledge/monthly-aid.ts';
import { isWanting, subjectWords } from '#domain/assistant/chat/subject-words.ts';
import { withoutPlaces } from '#domain/assistant/chat/without-places.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { fold } from '#domain/search/fold.ts';
import type { Region } from '#domain/vocabulary.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { TOLD } from '#messages/assistant/filo.ts';
import type { ChatPart, Reply } from '#server/features/assistant/chat/answer.ts';
import { grantLink, isOpen, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { aboutSearching, ofLevel } from '#server/features/assistant/chat/searching.ts';
import { contextOf, projectOf } from '#server/features/assistant/chat/told-company.ts';
import { topicText } from '#server/features/assistant/chat/topics.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';
import { withMachines, withoutFacts, withoutLevels } from '#server/features/assistant/chat/wishes.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import { rateNote } from './aid-form.ts';
import { isForHired } from './hired.ts';
import { listSums } from './list-sums.ts';
import { money } from './money.ts';
import { SHOWN, told, type Found, type Ranked } from './search-told.ts';
import { unknown } from './unknown.ts';

const HITS = 40;
const LEVEL_HITS = 300;
const MATCHES = 40;
/** Below this a hit shares only a common word. */
const WEAK_SCORE = 1.5;
/** Enough where nobody said that they look for grants. */
const SURE_SCORE = 3;
const SHARE_OF_BEST = 1 / 3;
const OWN_SECTOR = 1.5;
/** How much the words weigh beside the fit with company and project. */
const WORDS_WEIGHT = 2;
const RANK_FROM = 8;
const NEAREST = 2;
const LEAST_SCORE = 0.001;

/** Open grants about the subject, for one's own company or the one described, the best of words and fit first. */
export const search = async (asked: Turn, isAgain: boolean): Promise<Reply> => {
  const replaced = await replacedBy(asked);
  const turn = replaced ? inPlaceOf(replaced, asked) : asked;
  const { question } = turn;
  const wanted = (await ofProject(turn)) ?? withoutFacts(withoutLevels(question.subject), question);
  const isLikeness = replaced !== null && withoutPlaces(wanted, question.places) === '';
  const words = isLikeness ? likenessOf(replaced) : wanted;
  if (words === '') {
    const whose = await contextOf(turn.context, question);
    const parts = question.level ? await ofLevel(whose, question.level) : await aboutSearching(whose, question.text);
    return { parts, intent: 'ricerca' };
  }
  const context = await wishing(turn);
  const found = await ranked(turn, context, words, replaced);
  if (found.all.length === 0 && !isWanted(turn)) return unknown(turn, isAgain);
  if (found.all.length === 0) return { parts: await aboutSearching(context, question.text), intent: 'ricerca' };
  const rule = ruleOf(turn);
  const { parts, shown } = told(
    turn,
    found,
    isLikeness ? CHAT.insteadOf(nameOf(replaced)) : words,
    context.records.today,
  );
  const sums = [
    ...(await listSums(turn, context, shown)),
    ...rateLines(turn, shown.length > 0 ? shown : found.waiting.map(({ grant }) => grant)),
    ...(await monthlySums(turn, found.open.length > 0 ? found.fitting : found.all)),
  ];
  return { parts: [...parts, ...sums, ...rule], intent: 'ricerca' };
};

/** The grant in whose place others are looked for. */
async function replacedBy({ question, context }: Turn): Promise<Grant | null> {
  const catalogue = await context.records.catalogue();
  return (question.insteadOf === null ? null : catalogue.find(question.insteadOf)?.grant) ?? null;
}

const YOUNGEST_MONTHS = 12;
/** Who asks for what founders get is founding a firm, whatever they have here. */
function inPlaceOf({ facts }: Grant, turn: Turn): Turn {
  const { question } = turn;
  const isForFounders =
    facts.who?.kinds?.includes('da_costituire') === true &&
    (facts.age?.companyMaxMonths ?? Infinity) <= YOUNGEST_MONTHS;
  if (!isForFounders || question.isOther) return turn;
  const concepts: typeof question.concepts = [...question.concepts, 'da_costituire'];
  return { ...turn, question: { ...question, isOther: true, described: question.message, concepts } };
}

/** What a grant is for, in its own words: its name alone may say nothing of it. */
const LIKENESS_CHARS = 300;
const likenessOf = ({ name, beneficiaries, eligibleCosts }: Grant): string =>
  `${name} ${beneficiaries} ${eligibleCosts.slice(0, 4).join(' ')}`.slice(0, LIKENESS_CHARS);

/** "Che aiuti ci sono per questo progetto?": what the project at hand is about. */
async function ofProject({ question, context }: Turn): Promise<string | null> {
  if (!OWN_PROJECT.test(question.text) || question.isOther) return null;
  const project = await context.records.project();
  return project?.description ? subjectWords(fold(project.description)) || null : null;
}
const OWN_PROJECT =
  /\b(?:quest[oa]|il (?:mio|nostro)|sto) (?:progett|investiment|ide|lavor|acquist)\w+|\b(?:progetto|investimento)\b$/;

/** What the rules say of the thing wanted, where one goes by its name: an apprentice is cheap without any grant. */
function ruleOf({ question, context }: Turn): ChatPart[] {
  const [topic] = question.topics;
  const text = topic?.isKey && topic.kind === 'regola' ? topicText(topic.id, context.records.today) : null;
  return text ? [say(text)] : [];
}

const RATES = 2;
/** "La regione quanto mi dà?", of no sum: what the first records say they give. */
const rateLines = ({ question }: Turn, grants: readonly Grant[]): ChatPart[] =>
  question.aspects.includes('importo') && question.amounts.length === 0
    ? grants
        .filter((grant) => monthlyAid(grant) === null && rateNote(grant) !== '')
        .slice(0, RATES)
        .map((grant) => say(TOLD.found(nameOf(grant), [rateNote(grant)]), [grantLink(grant)]))
    : [];

/** "Assumo una ragazza, quanto risparmio?": the sum of what is paid by the month. */
async function monthlySums(turn: Turn, fitting: readonly Ranked[]): Promise<ChatPart[]> {
  if (!turn.question.aspects.includes('importo')) return [];
  const monthly = fitting.slice(0, SHOWN).find(({ grant }) => monthlyAid(grant) !== null);
  return monthly ? [say(`«${nameOf(monthly.grant)}»:`), ...(await money(turn, monthly.grant))] : [];
}

/** Somebody looks for grants, or goes on looking; other words must hit well to be taken for a search. */
const isWanted = ({ question }: Turn): boolean =>
  isWanting(question.text) ||
  question.isElliptic ||
  question.insteadOf !== null ||
  question.isOther ||
  (question.amounts.length > 0 && question.aspects.includes('importo'));

/** The wish of the message is the project that verdicts and fit are for. */
async function wishing({ context, question }: Turn): Promise<OperationContext> {
  // Where one looks is not yet where one invests: the seat decides.
  const wish = { ...projectOf(question.message, context.records.today), region: null, province: null, city: null };
  const own = question.isOther ? null : await context.records.project();
  const project = { ...NO_PROJECT, ...wish, spend: wish.spend ?? own?.spend ?? null, description: question.message };
  return contextOf(context, question, project);
}

/** Who wants to begin looks for what helps to begin, whatever the trade. */
const withNewFirm = (words: string, { concepts }: Turn['question']): string =>
  concepts.includes('da_costituire') ? `${words} autoimpiego nuova impresa` : words;

async function ranked(
  turn: Turn,
  { ctx, records }: OperationContext,
  words: string,
  replaced: Grant | null,
): Promise<Found> {
  const { question } = turn;
  const catalogue = await records.catalogue();
  const places = question.places.map(({ name }) => name).join(' ');
  const query = places && !words.toLowerCase().includes(places.toLowerCase()) ? `${words} ${places}` : words;
  const company = await records.facts();
  const home = company?.region ?? null;
  // Nobody tells Filo that they are a hotel: what is reserved to one's own sector does not step back.
  const ownSector = question.isOther ? null : (company?.sector ?? null);
  const isOwn = ({ sectors }: Grant) => sectors.length === 1 && sectors[0] === ownSector;
  const ofLevelOnly = (grant: Grant) =>
    grant.id !== replaced?.id &&
    isForHired(grant, question) &&
    (question.level === null || grant.level === question.level);
  const limit = question.level === null ? HITS : LEVEL_HITS;
  const regions = question.places.map(({ region }) => region);
  const hitsOf = async (asked: string, near: Region | null, isLoose = false): Promise<Grant[]> => {
    const wanted = withNewFirm(withMachines(asked), question);
    const hits = (await inTurns(catalogue.index(ctx.now()).searchInSteps(wanted, { limit, home: near })))
      .flatMap(({ id, score }) => {
        const grant = catalogue.find(id)?.grant;
        return grant && ofLevelOnly(grant) ? [{ grant, score: isOwn(grant) ? score * OWN_SECTOR : score }] : [];
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, HITS);
    const least = Math.max(isWanted(turn) ? WEAK_SCORE : SURE_SCORE, (hits[0]?.score ?? 0) * SHARE_OF_BEST);
    return hits.filter(({ score }) => isLoose || score >= least).map(({ grant }) => grant);
  };
  const byWords = await hitsOf(query, home);
  // The name of a place weighs so much that what is open everywhere may fall behind: it is looked for once more without.
  const bare = withoutPlaces(words, question.places);
  const everywhere = bare === query || bare === '' ? [] : await hitsOf(bare, regions[0] ?? home);
  const isOfPlace = (grant: Grant) =>
    grant.level === 'regionale' && grant.regions.some((region) => regions.includes(region));
  const byFit = (await records.matches({ limit: MATCHES })).filter(({ grant }) => ofLevelOnly(grant));
  const judged = await records.judge([...new Set([...byWords, ...everywhere])]);
  const scores = new Map<string, Ranked>();
  for (const list of [byWords, everywhere])
    list.forEach((grant, at) => {
      const score = WORDS_WEIGHT / (RANK_FROM + at);
      if (score > (scores.get(grant.id)?.score ?? 0))
        scores.set(grant.id, { grant, item: judged.get(grant.id), score });
    });
  byFit.forEach((item, at) => {
    const known = scores.get(item.grant.id);
    if (known) known.score += 1 / (RANK_FROM + at);
    else if (isOfPlace(item.grant)) scores.set(item.grant.id, { grant: item.grant, item, score: 1 / (RANK_FROM + at) });
  });
  // Nothing of the place that was named: what comes nearest there.
  const isThere = (grant: Grant) => isOfPlace(grant) && isOpen(grant, records.today);
  if (regions.length > 0 && ![...scores.values()].some(({ grant }) => isThere(grant))) {
    const near = (await hitsOf(query, regions[0]!, true)).filter(isThere).slice(0, NEAREST);
    const known = await records.judge(near);
    near.forEach((grant) => scores.set(grant.id, { grant, item: known.get(grant.id), score: LEAST_SCORE }));
  }
  const isNothingOpen = ![...scores.values()].some(({ grant }) => isOpen(grant, records.today));
  if (isNothingOpen && regions.length > 0) {
    // Nothing open by the words: what the place itself has.
    const there = [...catalogue.entries()]
      .map(({ grant }) => grant)
      .filter(
        (grant) => !scores.has(grant.id) && isOfPlace(grant) && ofLevelOnly(grant) && isOpen(grant, records.today),
      );
    const known = await records.judge(there);
    there.forEach((grant) =>
      scores.set(grant.id, { grant, item: known.get(grant.id), score: (known.get(grant.id)?.score ?? 0) / 1000 }),
    );
  }
  const all = [...scores.values()].toSorted((one, other) => other.score - one.score);
  const open = all.filter(({ grant }) => isOpen(grant, records.today));
  return {
    all,
    open,
    waiting: all.filter(({ grant, item }) => isWaiting(grant, records.today) && item?.verdict !== 'non_ammissibile'),
    fitting: open.filter(({ item }) => item?.verdict !== 'non_ammissibile'),
  };
}

/** Neither open nor over: to come, suspended, or to be checked again. */
function isWaiting(grant: Grant, today: string): boolean {
  const { status } = grantStatus(grant, today);
  return status !== 'chiuso' && !isOpen(grant, today);
}
