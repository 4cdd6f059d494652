import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Check } from '#domain/eligibility/check.ts';
import { fold } from '#domain/search/fold.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { NO_PROJECT, type Project } from '#domain/projects/project.ts';
import { withChange } from '#messages/assistant/assistant.ts';
import { CHAT, GRANT_TALK } from '#messages/assistant/chat.ts';
import { PRIVATE_ASKED, TOLD } from '#messages/assistant/filo.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { renderCheck } from '#messages/matching/eligibility.ts';
import { rowWords } from '#messages/matching/short.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, LINKS, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { judgedOf, type Judged, type Turn } from '#server/features/assistant/chat/turn.ts';
import { contextOf } from '#server/features/assistant/chat/told-company.ts';
import { hiredAge } from './hired.ts';
import { openRows } from '#server/features/assistant/told-grant.ts';

const LISTED = 6;
const ROWS = 3;

export const each = (texts: readonly string[], max = LISTED): string[] =>
  texts
    .map((text) => quotable(text, 200).replace(/(?<![.;\s])[.;\s]+$/, ''))
    .filter(Boolean)
    .slice(0, max);

export function verdict({ item, company, isConsultant }: Judged): ChatPart {
  if (!item) return say(isConsultant ? GRANT_TALK.noClient : GRANT_TALK.noCompany, [LINKS.company]);
  const { met, total, isSummaryOnly } = item.eligibility;
  if (item.verdict === 'non_ammissibile') return say(GRANT_TALK.notEligible(company, met, total));
  if (item.verdict === 'da_verificare') return say(GRANT_TALK.toVerify(company, met, total));
  return say((isSummaryOnly ? GRANT_TALK.compatible : GRANT_TALK.eligible)(company, met, total));
}

/** What fails, with what would change it; then what the profile lacks; then what only the project can tell. */
export function rows({ item }: Judged, max: number): ChatPart[] {
  if (!item) return [];
  const failed = item.eligibility.checks.filter(({ outcome }) => outcome === 'non_soddisfatto').slice(0, max);
  const open = openRows(item);
  const lacking = open.filter(({ field, lack }) => field !== null && lack === 'azienda');
  const later = open.filter((check) => !lacking.includes(check));
  return [
    ...failed.map((check) => {
      const { requirement, reason, wouldChange } = renderCheck(check);
      return say(GRANT_TALK.failed(requirement, quotable(max > 1 ? withChange(reason, wouldChange) : reason, 500)));
    }),
    ...(lacking.length > 0 ? [say(GRANT_TALK.lacking(each(lacking.map(askedOf))), [LINKS.profile])] : []),
    ...(later.length > 0 && failed.length < max
      ? [say(GRANT_TALK.later(each(later.map(rowWords), max > 1 ? LISTED : 2)))]
      : []),
  ];
}

const SHORT_DEMAND = 90;

/** What is to be told, and what the grant wants of it. */
function askedOf(check: Check): string {
  const { expected } = renderCheck(check);
  const words = rowWords(check);
  return expected === '' || expected.length > SHORT_DEMAND || fold(expected) === fold(words)
    ? words
    : GRANT_TALK.lackingOf(words, expected);
}

/** "Siamo un condominio", "sono un privato": no firm asks. */
const PRIVATE =
  /\b(?:siamo|sono|per) (?:un |il (?:mio |nostro )?|solo un )?(?:condomini\w*|privat[oi](?: cittadin[oi])?)\b(?! con)|\bcasa mia\b|\b(?:da|come) (?:privat[oi]|cittadin[oi])\b/;

function forPrivate({ grants }: Turn): ChatPart[] {
  return [
    ...grants.map((grant) =>
      say(PRIVATE_ASKED.notFirms(nameOf(grant), quotable(grant.beneficiaries, 300)), [grantLink(grant)]),
    ),
    say(PRIVATE_ASKED.elsewhere),
  ];
}

/** The project with the sum that the question tells, where it tells one. */
async function spending({ context: { records }, question }: Turn): Promise<Project | null> {
  const [spend, ...others] = question.amounts;
  if (spend === undefined || others.length > 0 || /\b(?:fattur|ricav|bilanc)\w+/.test(question.text)) return null;
  return { ...((await records.project()) ?? NO_PROJECT), spend };
}

/** May this company, or the one described, have it; what fails and what would change that. */
export async function requirements(turn: Turn): Promise<ChatPart[]> {
  if (PRIVATE.test(turn.question.text)) return forPrivate(turn);
  const context = await contextOf(turn.context, turn.question, await spending(turn));
  const judged = await judgedOf(context, turn.grants);
  const { isHypothesis, legalForm } = turn.question;
  const supposed = isHypothesis && legalForm ? [say(TOLD.supposing(LEGAL_FORM_LABELS[legalForm]))] : [];
  const told = judged.flatMap((each) => {
    const age = ages(turn, each.grant);
    // Too old or too young settles it: the other rows would only hide that.
    if (age && !age.isIn) return [age.part, say(CHAT.seePage(nameOf(each.grant)), [grantLink(each.grant)])];
    return [...(age ? [age.part] : []), ...requirementsOf(each, judged.length === 1)];
  });
  return [...supposed, ...told];
}

function requirementsOf(judged: Judged, isOnly: boolean): ChatPart[] {
  const open = judged.item ? openRows(judged.item).map((check) => fold(renderCheck(check).expected)) : [];
  const asks = each(judged.grant.requirements).filter((text) => !open.includes(fold(text)));
  return [
    verdict(judged),
    ...rows(judged, isOnly ? ROWS : 1),
    ...(asks.length > 0 && isOnly ? [say(GRANT_TALK.asks(asks))] : []),
    ...taxNote(judged),
    say(CHAT.seePage(nameOf(judged.grant)), [grantLink(judged.grant)]),
  ];
}

/** Where the tax regime decides, what the grant says of it. */
function taxNote({ grant, item }: Judged): ChatPart[] {
  const note = quotable(grant.facts.tax?.note ?? '', 300);
  const isOpen = item?.eligibility.checks.some(
    ({ code, outcome }) => code === 'tax_regime' && outcome !== 'soddisfatto',
  );
  return note && isOpen ? [say(TOLD.also([note]))] : [];
}

/** "Datori che assumono under 35": the age is that of who is hired. */
function hiredAges(age: number, grant: Grant): { part: ChatPart; isIn: boolean } | null {
  const hired = hiredAge(age, grant);
  if (!hired) return null;
  const { whom, isIn } = hired;
  return { part: say((isIn ? TOLD.hiredIn : TOLD.hiredOut)(nameOf(grant), age, whom), [grantLink(grant)]), isIn };
}

/** An age told in the message against the ages that the grant admits. */
function ages({ question }: Turn, grant: Grant): { part: ChatPart; isIn: boolean } | null {
  const [age] = question.ages;
  const limits = grant.constraints.founderAge ?? { min: grant.facts.age?.founderMin, max: grant.facts.age?.founderMax };
  if (age === undefined) return null;
  // Of two partners one too old settles nothing: their shares do.
  const isWithin = (each: number) => each >= (limits.min ?? 0) && each <= (limits.max ?? Infinity);
  if (question.ages.some((each) => isWithin(each) !== isWithin(age))) return null;
  // Where women have it at any age the limit of the young settles nothing.
  const isOneOfSeveral = (grant.constraints.statusesAnyOf?.length ?? 0) > 1;
  if (isOneOfSeveral && limits.max !== undefined && age > limits.max) return null;
  if (limits.max === undefined) return hiredAges(age, grant);
  const told = TOLD.ageBetween(limits.min ?? null, limits.max);
  const isIn = age <= limits.max && age >= (limits.min ?? 0);
  return { part: say((isIn ? TOLD.ageIn : TOLD.ageOut)(nameOf(grant), age, told), [grantLink(grant)]), isIn };
}
