import type { AskableField, Check, CheckCode, Eligibility } from '#domain/eligibility/check.ts';
import { inPlace } from '#messages/articles.ts';
import { DISPUTE_SHORT } from './contradictions.ts';
import { renderCheck } from './eligibility.ts';

/** What is missing, in three words: the card has no room for more. */
const MISSING: Record<AskableField, string> = {
  region: 'manca la regione',
  province: 'manca la provincia',
  size: 'mancano addetti, fatturato o bilancio',
  sector: 'manca il settore',
  activity: 'manca che cosa fa l’azienda',
  ateco: 'manca il codice ATECO',
  ateco_2007: 'manca il codice ATECO 2007',
  ateco_2025: 'manca il codice ATECO 2025',
  legal_form: 'manca la forma giuridica',
  founded: 'manca la data di costituzione',
  women_led: 'manca se è a maggioranza femminile',
  youth_led: 'manca se è a maggioranza giovanile',
  founder_age: 'manca l’età dei soci',
  innovative: 'manca se è startup o PMI innovativa',
  artisan: 'manca se è artigiana',
  employees: 'manca il numero esatto di dipendenti',
  revenue: 'manca il fatturato esatto',
  spend: 'dipende dalla spesa prevista',
  group: 'mancano i dati del gruppo',
  seats: 'possibile se apri una sede nel territorio',
  tax_regime: 'manca il regime fiscale',
  procedure: 'da chiarire la procedura in corso',
  project_place: 'manca dove farai l’investimento',
  ordered: 'manca se hai già ordinato qualcosa',
};

const lowered = (text: string) => text.charAt(0).toLocaleLowerCase('it') + text.slice(1);
const bare = (text: string) => lowered(text).replace(/\.$/, '');
const MAX_PLACES_CHARS = 60;

/** "Una sede operativa in Puglia", "un investimento in Puglia"; a bare place asks for a seat there. */
function seatAsked(expected: string): string {
  if (/^investimento\b/i.test(expected)) return `un ${lowered(expected)}`;
  return /^sede\b/i.test(expected) ? `una ${lowered(expected)}` : `una sede ${inPlace(expected)}`;
}

/** What the grant asks and the company has not, by kind of requirement. */
const NOT_MET: Partial<Record<CheckCode, (expected: string) => string>> = {
  territory: (expected) =>
    expected.length > MAX_PLACES_CHARS ? 'la sede è fuori dal territorio ammesso' : `serve ${seatAsked(expected)}`,
  size: (expected) => `solo dimensione ${lowered(expected)}`,
  sector: (expected) => (/^esclus/i.test(expected) ? 'settore escluso' : `solo settore ${expected}`),
  activity: (expected) => `solo per ${lowered(expected)}`,
  ateco: () => 'codice ATECO non ammesso',
  legal_form: () => 'forma giuridica non ammessa',
  company_age: (expected) => `l’impresa deve avere ${lowered(expected)}`,
  founder_age: (expected) => `chi presenta la domanda deve avere ${lowered(expected)}`,
  filed_accounts: (expected) => `servono ${lowered(expected)}`,
  applicant: (expected) => lowered(expected),
  tax_regime: () => 'regime fiscale escluso',
  primary_production: () => 'esclusa la produzione agricola primaria',
  difficulty: () => 'non per imprese in difficoltà',
  procedure: () => 'non per imprese in liquidazione o in procedura',
  inactive: () => 'solo per imprese attive',
  partners: () => 'solo con altre imprese, non da soli',
  spend: (expected) => `la spesa deve essere ${lowered(expected)}`,
  orders: () => 'hai già ordinato: andava chiesto prima',
  project_dates: (expected) => `investimento ${lowered(expected)}`,
  aid_regime: () => 'spazio de minimis esaurito',
  other: () => 'una condizione del bando non è rispettata',
};
const MET: Partial<Record<CheckCode, (found: string) => string>> = {
  territory: (found) => `sede ${inPlace(found)}`,
  size: (found) => `dimensione ${lowered(found)}`,
  sector: (found) => `settore ${found}`,
  activity: lowered,
  special_status: lowered,
};

/** Requirements worth naming when they are met, the most telling first. */
const TELLING: CheckCode[] = ['territory', 'special_status', 'size', 'sector'];

/** The strongest reason of a verdict, short enough for a card. Null where the verdict says it all. */
export function shortReason({ verdict, topReason, checks }: Eligibility): string | null {
  if (verdict === 'ammissibile') return metReason(checks);
  if (!topReason) return null;
  const { expected, reason } = renderCheck(topReason);
  if (topReason.outcome === 'da_verificare') return openReason(topReason);
  if (topReason.code === 'grant_status') return bare(reason);
  return NOT_MET[topReason.code]?.(expected) ?? `solo ${bare(expected)}`;
}

/** A met requirement in a sentence: "sede in provincia di Padova (Veneto)", "forma giuridica: S.r.l.". */
export function metWords(check: Check): string {
  const { requirement, found } = renderCheck(check);
  return MET[check.code]?.(found) ?? `${lowered(requirement)}: ${found}`;
}

/** What an open row asks for, without the name of its kind. */
export function rowWords(check: Check): string {
  const { requirement, expected } = renderCheck(check);
  return requirement.endsWith(expected) ? expected : requirement;
}

/** What the source lists without the company's own value, and without excluding it. */
const NOT_LISTED: Partial<Record<CheckCode, (found: string) => string>> = {
  sector: (found) => `il settore ${found} non è tra quelli indicati`,
  size: (found) => `la dimensione ${lowered(found)} non è tra quelle indicate`,
};

function openReason(check: Check): string {
  if (check.disputed) return DISPUTE_SHORT[check.disputed.fact];
  if (check.field) return missing(check, check.field);
  const { requirement, found, reason } = renderCheck(check);
  if (check.code === 'grant_status' || check.code === 'costs' || check.lack !== 'bando') return bare(reason);
  const notListed = check.isStated ? undefined : NOT_LISTED[check.code];
  return notListed?.(found) ?? `${lowered(requirement)} da confermare sul bando`;
}

/** What is known already is not called missing. */
const SIZE_LACKS = { people: 'manca il numero di addetti', money: 'mancano fatturato o bilancio' } as const;

/** A code that is there, but of another list than the grant's, is not missing (MAT-7). */
function missing({ found }: Check, field: AskableField): string {
  if (field === 'size' && found.kind === 'sizes' && found.lacks) return SIZE_LACKS[found.lacks];
  const isYearMissing = found.kind === 'ateco' && found.version === null;
  return isYearMissing ? 'manca l’anno della classificazione ATECO' : MISSING[field];
}

function metReason(checks: readonly Check[]): string | null {
  const isTelling = ({ outcome, expected }: Check) =>
    outcome === 'soddisfatto' && expected.kind !== 'none' && expected.kind !== 'unknown';
  const met = TELLING.map((code) => checks.find((check) => check.code === code && isTelling(check))).find(Boolean);
  if (!met) return null;
  const { found } = renderCheck(met);
  return MET[met.code]?.(found) ?? found;
}
