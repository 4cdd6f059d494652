import { spokenPassage } from '#domain/assistant/knowledge/condition.ts';
import { buysWalls, costKindsIn, paysFor, type CostKind } from '#domain/projects/cost-kinds.ts';
import { paidKinds } from '#domain/projects/paid-costs.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { GRANT_TALK } from '#messages/assistant/chat.ts';
import { TOLD } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { topicText } from '#server/features/assistant/chat/topics.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';
import { each } from './eligibility.ts';
import { thingAsked } from './name-words.ts';
import { relevantPassages } from './passages.ts';

/** The requirement that asks for new goods. */
const onlyNew = ({ requirements, eligibleCosts }: Grant): string | null =>
  each([...requirements, ...eligibleCosts]).find((text) => /\bnuov[oie]\b/.test(fold(text))) ?? null;

/** What a grant pays for; where a thing is named, whether it is among them. */
export function costs({ question, context }: Turn, grant: Grant): ChatPart[] {
  const listed = each(grant.eligibleCosts);
  const said = relevantPassages(grant, question.text, 2);
  const also = said.length > 0 ? [say(TOLD.also(said.map(spokenPassage)), [grantLink(grant)])] : [];
  if (listed.length === 0) return [say(GRANT_TALK.costsUnknown(nameOf(grant)), [grantLink(grant)]), ...also];
  const thing = thingOf(question, grant);
  const wanted: readonly CostKind[] = buysWalls(question.text) ? ['immobili'] : costKindsIn(thing);
  const paid = paidKinds(grant);
  const used = /\b(?:usat[oaie]|seconda mano|ricondizionat[oaie]|rigenerat[oaie])\b/.test(question.text)
    ? onlyNew(grant)
    : null;
  if (used)
    return [
      say(TOLD.onlyNew(nameOf(grant), used), [grantLink(grant)]),
      say(topicText('usato', context.records.today)!),
    ];
  const rule = ruleOf(question, context.records.today);
  const list = say(GRANT_TALK.costs(nameOf(grant), listed), [grantLink(grant)]);
  const source = sourcePart(grant, ['scheda']);
  // "Vale anche per il part time?" asks of no cost: what the record says of it, or that it says nothing.
  if (wanted.length === 0 && thing !== '' && /\bval(?:e|gono)\b/.test(question.text))
    return [...(said.length > 0 ? also : [say(TOLD.silentOn(nameOf(grant), thing), [grantLink(grant)])]), source];
  // A story in which nothing asks for a cost is not answered with a yes.
  const words = thing.split(' ').length;
  const isStory = words > (question.aspects.length === 0 ? MOST_THING_WORDS : MOST_ASKED_WORDS);
  const shared = sharing(thing, listed);
  // The record's own answer on the thing may be a no, or a yes with a condition.
  const isAnswered = said.some(
    ({ field, title }) => field === 'faq' && tokenize(title ?? '').some(({ stem }) => stemsIn(thing).has(stem)),
  );
  if (isAnswered) return [...also, list, source];
  if (shared.costs.length > 0 && !isStory)
    return shared.rest === ''
      ? [say(TOLD.costIn(thing, listed), [grantLink(grant)]), ...also, source]
      : [say(TOLD.costPart(nameOf(grant), shared.costs, shared.rest), [grantLink(grant)]), ...also, ...rule, source];
  const isUnheard = wanted.length === 0 && thing !== '' && words <= MOST_NAMED_WORDS && rule.length === 0;
  if (isUnheard && said.length === 0 && ONE_ASKED.test(question.text))
    return [say(TOLD.silentOn(nameOf(grant), thing), [grantLink(grant)]), list, source];
  if (wanted.length === 0 || paid.length === 0 || isStory) return [list, ...also, ...rule, source];
  if (paysFor(paid, wanted)) return [say(TOLD.costIn(thing, listed), [grantLink(grant)]), ...also, source];
  // A van is among the machinery or not as the call decides: its list alone does not tell.
  const vehicles = wanted.every((kind) => kind === 'veicoli') && paid.includes('macchinari');
  if (vehicles) return [list, say(topicText('veicoli', context.records.today)!), ...also, source];
  // What the record itself says of the thing counts more than a list that leaves it out.
  const isSpokenOf = tokenize(thing).some(({ stem }) =>
    said.some(({ text }) => tokenize(text).some((each) => each.stem === stem)),
  );
  if (isSpokenOf) return [...also, list, source];
  return [say(TOLD.costOut(listed), [grantLink(grant)]), ...also, ...rule, source];
}

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(tokenize(text).flatMap(({ role, stem }) => (role === 'content' ? [stem] : [])));

/** "… se la sabatini me lo copre il capannone, dico, non le macchine": of a long story the thing that is to be paid. */
const COVERED =
  /\b(?:copr\w+|finanzi\w+|pag(?:a|ano)|ammett\w+|rimbors\w+)(?: anche| pure)? (?:il |lo |la |l'|i |gli |le |un |una |uno |un')([a-z]{4,})/;
function thingOf(question: Turn['question'], grant: Grant): string {
  const thing = thingAsked(question, grant);
  return thing.split(' ').length > MOST_THING_WORDS ? (COVERED.exec(question.text)?.[1] ?? thing) : thing;
}

const MOST_THING_WORDS = 3;
const MOST_ASKED_WORDS = 5;
const MOST_NAMED_WORDS = 2;
/** "Ci sta dentro la piscina?" asks of one thing. */
const ONE_ASKED =
  /\b(?:ci|me l[oaie]|ce l[oaie]|copr\w+|finanzi\w+|pag(?:a|ano)|rientra\w*|ammess[oaie]|compres[oaie])\b[^?]*\?/;

/** The general rule that goes by the name of what is asked: VAT, leasing. */
function ruleOf({ topics, concepts }: Turn['question'], day: string): ChatPart[] {
  const [topic] = topics;
  const named = topic?.isKey && topic.kind === 'regola' ? topic.id : concepts[0];
  const text = named === undefined ? null : topicText(named, day);
  return text ? [say(text)] : [];
}

/** Words of every list of costs: to share one says nothing. */
const EVERY_LIST =
  /^(?:spes|cost|acquist|impiant|macchin|attrezzatur|serviz|sistem|gestion|nuov|ben[ei]?$|strument|aziend|impres|progett|lavor|interven|oper|sostituz|rifaciment|installaz|material|realizz)/;

/** The admitted costs that hold a telling word of the thing, and the words of it that none holds. */
function sharing(thing: string, listed: readonly string[]): { costs: string[]; rest: string } {
  const asked = tokenize(thing).filter(({ role }) => role === 'content');
  const stems = listed.map((cost) => new Set(tokenize(fold(cost)).map(({ stem }) => stem)));
  const costs = listed.filter((_, at) =>
    asked.some(({ stem, word }) => !EVERY_LIST.test(word) && stems[at]!.has(stem)),
  );
  const rest = asked.filter(({ stem }) => !stems.some((each) => each.has(stem))).map(({ word }) => word);
  return { costs, rest: rest.join(' ') };
}
