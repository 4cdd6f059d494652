import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Check } from '#domain/eligibility/check.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { ASKED_OF, type PlaceReach } from '#messages/assistant/attributes.ts';
import { renderCheck } from '#messages/matching/eligibility.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import { contextOf } from '#server/features/assistant/chat/told-company.ts';
import { judgedOf, type Judged, type Turn } from '#server/features/assistant/chat/turn.ts';
import { each } from './eligibility.ts';

const MOST_CODES = 40;

async function judged(turn: Turn, grant: Grant): Promise<Judged> {
  return (await judgedOf(await contextOf(turn.context, turn.question), [grant]))[0]!;
}

const rowsOf = ({ item }: Judged, codes: readonly Check['code'][]): Check[] =>
  (item?.eligibility.checks ?? []).filter(({ code }) => codes.includes(code));

/** How the company stands on the rows that were asked. */
const standing = (known: Judged, rows: readonly Check[]): ChatPart[] =>
  rows.map((check) => say(ASKED_OF.standing(known.company, check.outcome, quotable(renderCheck(check).found, 200))));

/** The trades that a grant admits or shuts out; that its record sets none, where it says none. */
export async function trades(turn: Turn, grant: Grant): Promise<ChatPart[]> {
  const { include, exclude, version, note } = grant.facts.ateco ?? {};
  const name = nameOf(grant);
  const codes = (list: readonly string[]) => list.slice(0, MOST_CODES);
  const known = await judged(turn, grant);
  const rows = rowsOf(known, ['ateco', 'sector', 'activity', 'primary_production']);
  const bySector = rows
    .filter(({ code }) => code !== 'ateco')
    .map((check) => renderCheck(check).expected.toLocaleLowerCase('it'));
  const told = [
    ...(include ? [ASKED_OF.codesIn(name, codes(include), version ?? null, include.length > MOST_CODES)] : []),
    ...(exclude ? [ASKED_OF.codesOut(name, codes(exclude), version ?? null, exclude.length > MOST_CODES)] : []),
    ...(include || exclude ? [] : [ASKED_OF.noCodes(name)]),
    ...(bySector.length > 0 ? [ASKED_OF.sectors(each(bySector))] : []),
    ...(note ? [ASKED_OF.note(quotable(note, 400))] : []),
    ...(include || exclude || bySector.length > 0
      ? []
      : [ASKED_OF.whoInstead(quotable(grant.beneficiaries, 300).replace(/(?<![.\s])[.\s]+$/, ''))]),
  ];
  return [
    ...told.map((text, at) => say(text, at === 0 ? [grantLink(grant)] : [])),
    ...standing(
      known,
      rows.toSorted((one, other) => Number(other.code === 'ateco') - Number(one.code === 'ateco')).slice(0, 1),
    ),
    sourcePart(grant, ['ateco', 'scheda']),
  ];
}

/** "Noi facciamo mediazione immobiliare": what the record says of such a trade, where it speaks of it. */
export function tradeTold({ question }: Turn, grant: Grant): ChatPart[] {
  const { exclude, include, version, note } = grant.facts.ateco ?? {};
  // "Immobiliare" for "immobiliari": the last letter tells how many.
  const trades = (text: string) =>
    tokenize(fold(text)).flatMap(({ role, word }) =>
      role === 'content' && word.length > 6 ? [word.slice(0, -1)] : [],
    );
  const said = new Set(trades(question.subject));
  if (!note || !trades(note).some((trade) => said.has(trade))) return [];
  const [codes, tell] = exclude ? [exclude, ASKED_OF.codesOut] : [include ?? [], ASKED_OF.codesIn];
  const listed = tell(nameOf(grant), codes.slice(0, MOST_CODES), version ?? null, codes.length > MOST_CODES);
  return [...(codes.length > 0 ? [say(listed, [grantLink(grant)])] : []), say(ASKED_OF.note(quotable(note, 400)))];
}

const reachOf = ({ regions, partly }: { regions: string[]; partly: string[] }, region: string): PlaceReach =>
  partly.includes(region) ? 'parte' : regions.includes(region) ? 'tutta' : 'nulla';

/** Where the seat or the investment must be; of a place that is named, whether it is among them. */
export async function places(turn: Turn, grant: Grant): Promise<ChatPart[]> {
  const known = await judged(turn, grant);
  const [row] = rowsOf(known, ['territory']);
  const name = nameOf(grant);
  const regions = [...new Set(turn.question.places.map(({ region }) => region))];
  const asked = row?.expected.kind === 'place' ? row.expected : null;
  const where = row && asked ? renderCheck(row).expected : null;
  const told = asked === null ? [] : regions.map((region) => say(ASKED_OF.place(region, reachOf(asked, region))));
  return [
    ...told,
    say(where === null ? ASKED_OF.anywhere(name, grant.level) : ASKED_OF.where(name, where), [grantLink(grant)]),
    ...(regions.length === 0 && row ? standing(known, [row]) : []),
    sourcePart(grant, ['seat', 'scheda']),
  ];
}

/** The least and the most that a project may cost. */
export function limits(_turn: Turn, grant: Grant): ChatPart[] {
  const { min, max, maxLimitsProject } = spendBounds(grant);
  return [
    say(ASKED_OF.limits({ name: nameOf(grant), kind: grant.amounts.kind, min, max, maxLimitsProject }), [
      grantLink(grant),
    ]),
    sourcePart(grant, ['spend', 'scheda']),
  ];
}

/** What applications are weighed by. */
export function criteria(_turn: Turn, grant: Grant): ChatPart[] {
  const { criteria: listed, evaluation } = grant.facts;
  const name = nameOf(grant);
  const told = listed?.map(({ name: of, maxPoints, threshold }) =>
    ASKED_OF.criterion(quotable(of, 200), maxPoints ?? null, threshold ?? null),
  );
  return [
    say(told ? ASKED_OF.criteria(name, told) : ASKED_OF.noCriteria(name), [grantLink(grant)]),
    ...(evaluation ? [say(ASKED_OF.evaluation(evaluation))] : []),
    sourcePart(grant, ['criteria', 'scheda']),
  ];
}
