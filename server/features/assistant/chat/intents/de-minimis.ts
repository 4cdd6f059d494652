import { regimeIn, type ToldAidEntry } from '#domain/assistant/reading/told-aids.ts';
import { atecoMeaning } from '#domain/companies/ateco-activity.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { fold } from '#domain/search/fold.ts';
import { ruleAt, ruleValue } from '#domain/rules/rule-at.ts';
import { isInWindow, type AidEntry, type DeMinimisRegime, type Ledger } from '#domain/tools/de-minimis/ledger.ts';
import { ceilingUse, roomFor } from '#domain/tools/de-minimis/room.ts';
import { CHAT, GRANT_TALK } from '#messages/assistant/chat.ts';
import { ROOM } from '#messages/assistant/filo.ts';
import { AID_REGIME_LABELS } from '#messages/grants/grants.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, LINKS, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { topicText } from '#server/features/assistant/chat/topics.ts';
import type { Teller, Turn } from '#server/features/assistant/chat/turn.ts';

/** Room left: from the aid told in the talk, else from the company's own list; less what is only planned. */
export const deMinimisRoom: Teller = async (turn) => {
  const { question, context } = turn;
  const regime = await regimeOf(turn);
  const parts = question.aids.length > 0 ? told(turn, regime) : await recorded(turn, regime);
  return {
    parts: [
      ...ofLoan(turn),
      ...regimeOfGrant(turn),
      ...parts,
      say(ceilingText(regime, context.records.today), [LINKS.deMinimis]),
    ],
    intent: 'altro',
  };
};

/** "Un prestito di 200mila mi mangia 200mila?": of loans and guarantees only the advantage counts. */
export function ofLoan({ question: { text }, context }: Turn): ChatPart[] {
  const rule = LOAN.test(text) ? topicText('minimo_aiuto_prestito', context.records.today) : null;
  return rule ? [say(rule)] : [];
}
const LOAN = /\b(?:prestit[oi]|mutu[oi]|finanziament[oi]|garanzi[ae]|fid[oi])\b/;

/** "Se prendo la Sabatini mi resta spazio?": first whether that aid counts. */
function regimeOfGrant({ question, grants: [grant] }: Turn): ChatPart[] {
  if (!grant || question.origin !== 'messaggio') return [];
  const told = grant.aidRegime
    ? GRANT_TALK.regime(nameOf(grant), AID_REGIME_LABELS[grant.aidRegime])
    : GRANT_TALK.regimeUnknown(nameOf(grant));
  const isApart = grant.aidRegime !== null && !grant.aidRegime.startsWith('de_minimis');
  return [say(isApart ? `${told} ${ROOM.apart}` : told, [grantLink(grant)])];
}

async function regimeOf({ question, context }: Turn): Promise<DeMinimisRegime> {
  const [aid] = question.aids;
  if (aid && aid.regime !== 'de_minimis') return aid.regime;
  const named = regimeIn(question.text);
  if (named !== 'de_minimis') return named;
  const company = await context.records.company();
  if (isOfFishery(company)) return 'de_minimis_pesca';
  return company?.sector === 'agriculture' && !aid ? 'de_minimis_agricolo' : 'de_minimis';
}

/** By its codes, else by its own words: fishing and fish farming have a ceiling of their own. */
export function isOfFishery(company: Pick<NamedCompany, 'atecoCodes' | 'description'> | null): boolean {
  if (!company) return false;
  const { atecoCodes, description } = company;
  return atecoCodes.length > 0
    ? atecoCodes.every((code) => atecoMeaning(code)?.activities.includes('pesca'))
    : regimeIn(fold(description ?? '')) === 'de_minimis_pesca';
}

function told({ question, context }: Turn, regime: DeMinimisRegime): ChatPart[] {
  const today = question.asOf ?? context.records.today;
  const counted = question.aids.filter((aid) => isInWindow({ grantedOn: aid.day }, today));
  const out = question.aids.filter((aid) => !counted.includes(aid));
  const ledger = ledgerOf(question.aids, regime);
  const { ceiling, used } = ceilingUse(ledger, regime, today);
  const { left } = roomFor(ledger, regime, today);
  const items = (aids: readonly ToldAidEntry[]) =>
    aids.map(({ amount, told: when, isLinked }) => ROOM.item(amount, when, isLinked));
  const years = ruleValue('de_minimis.window', today);
  const dated = counted.flatMap(({ told: when, amount }) => (when ? [ROOM.frees(laterBy(when, years), amount)] : []));
  const undated = counted
    .flatMap(({ told: when, amount }) => (when ? [] : [amount]))
    .reduce((sum, one) => sum + one, 0);
  const frees = [...dated, ...(undated > 0 ? [ROOM.freesAtLatest(laterBy(today, years), undated)] : [])];
  return [
    ...(question.asOf === null ? [] : [say(ROOM.asOf(question.asOf))]),
    say(ROOM.formula(ceiling, used, left)),
    ...(counted.length > 0 ? [say(ROOM.counted(items(counted)))] : []),
    ...(out.length > 0 ? [say(ROOM.out(items(out)))] : []),
    ...(question.aids.some(({ isLinked }) => isLinked) ? [say(ROOM.linked)] : []),
    ...planned(question.planned, left),
    ...(frees.length > 0 ? [say(frees.join(' '))] : []),
  ];
}

async function recorded({ question, context }: Turn, regime: DeMinimisRegime): Promise<ChatPart[]> {
  const { records } = context;
  const left = (await records.deMinimisRooms())[regime];
  const company = await records.company();
  const ceiling = Number(ruleAt(CEILINGS[regime], records.today).value);
  // "Se prendo 10mila quanto resta?" of somebody whose aid nobody knows: as if there were none.
  if (left === undefined || !company)
    return question.planned === null
      ? [say(ROOM.unknown)]
      : [say(ROOM.withoutOthers), ...planned(question.planned, ceiling), say(ROOM.unknown)];
  return [
    say(CHAT.roomLeft(company.companyName, left)),
    say(ROOM.formula(ceiling, ceiling - left, left)),
    ...planned(question.planned, left),
  ];
}

const planned = (amount: number | null, left: number): ChatPart[] => {
  if (amount === null) return [];
  return amount > left ? [say(ROOM.over(amount, left))] : [say(ROOM.planned(left, amount, left - amount))];
};

const CEILINGS = {
  de_minimis: 'de_minimis.general.ceiling',
  de_minimis_agricolo: 'de_minimis.agriculture.ceiling',
  de_minimis_pesca: 'de_minimis.fishery.ceiling',
  de_minimis_sieg: 'de_minimis.sgei.ceiling',
} as const;

export function ceilingText(regime: DeMinimisRegime, today: string): string {
  const { value, source } = ruleAt(CEILINGS[regime], today);
  return ROOM.ceilingIs(ROOM.ceiling[regime], Number(value), ruleValue('de_minimis.window', today), source.act);
}

/** As finely dated as it was told: "2024-03" and three years is "2027-03". */
const laterBy = (when: string, years: number): string => `${Number(when.slice(0, 4)) + years}${when.slice(4)}`;

function ledgerOf(aids: readonly ToldAidEntry[], regime: DeMinimisRegime): Ledger {
  const entries = aids.map(({ amount, day }, at): AidEntry => ({
    id: String(at),
    grantedOn: day,
    amountGge: amount,
    regime,
    body: '',
    title: null,
    cor: null,
    car: null,
    undertakingId: 'self',
  }));
  return { undertakings: [{ id: 'self', name: '', taxCode: null, relation: 'self' }], entries };
}
