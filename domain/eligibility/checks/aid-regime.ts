import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { grantWords } from '#domain/eligibility/grant-words.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { DE_MINIMIS_REGIMES, type DeMinimisRegime } from '#domain/tools/de-minimis/ledger.ts';
import type { AidRegime } from '#domain/vocabulary.ts';
import { failed, met, open, UNKNOWN, type Rule } from './row.ts';

type Regime = AidRegime | 'misto';

/** The card's own regime is the finer one; the facts add it where the card is silent, and tell where it depends. */
export function regimeOf({ aidRegime, facts }: Grant): Regime | null {
  if (facts.regime?.code === 'misto') return aidRegime === 'gber' ? 'gber' : 'misto';
  return aidRegime ?? facts.regime?.code ?? null;
}

function ceilingOf(regime: Regime | null): DeMinimisRegime | null {
  return DE_MINIMIS_REGIMES.find((each) => each === regime) ?? null;
}

/** Under de minimis the room left in three years counts; only the company's aid can tell it. */
export function checkAidRegime(grant: Grant, company: CompanyView): Check | null {
  const regime = regimeOf(grant);
  const ceiling = ceilingOf(regime === 'misto' ? 'de_minimis' : regime);
  if (ceiling === null) return null;
  const roomEuro = company.rooms[ceiling] ?? null;
  // Where de minimis is one of two ways, only a full ceiling is worth a line.
  if (regime === 'misto' && roomEuro !== 0) return null;
  const expected: Value = { kind: 'regime', regime: ceiling === 'de_minimis_sieg' ? 'de_minimis' : ceiling };
  const found: Value = roomEuro === null ? UNKNOWN : { kind: 'euro', min: roomEuro, max: roomEuro };
  const rule: Rule = { code: 'aid_regime', expected, found, source: 'registro_aiuti' };
  if (roomEuro === null) return open(rule, 'progetto');
  if (roomEuro > 0) return met(rule);
  return isGiftOnly(grant) || regime === 'misto' ? open(rule, 'bando') : failed(rule);
}

/** The loan stays open where only the part that is given falls under de minimis. */
const isGiftOnly = (grant: Grant): boolean => grant.aidForm === 'misto' || grantWords(grant).isMinimisForGiftOnly;
