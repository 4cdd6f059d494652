import type { AidShare } from '#domain/assistant/drafting/aid-share.ts';
import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import type { AidForm } from '#domain/vocabulary.ts';
import { AID_WORDS } from '#messages/assistant/facts.ts';
import { nounOf, toNoun } from './company.ts';
import { rateText } from './rate-words.ts';
import { percent as percentText, thePercent, toFigure } from '#messages/figure-articles.ts';
import { euro, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const KINDS: Record<NonNullable<AidShare['kind']>, string> = {
  fondo_perduto: 'a fondo perduto',
  tasso_zero: 'come prestito a tasso zero',
  prestito: 'come finanziamento',
  contributo: 'come contributo',
};
const BY_FORM: Partial<Record<AidForm, string>> = {
  'fondo perduto': 'a fondo perduto',
  'finanziamento agevolato': 'come finanziamento',
  voucher: 'con un voucher',
  misto: 'come contributo',
};

/** `base`: the spend that the aid is worked out on, without the lines that the call's list does not name. */
export type Cover = {
  parts: { percent: number; euro: number; words: string }[];
  base: number;
  rest: number;
  isPaired: boolean;
};

/** What the aid may cover and what is left, where the call says the rate. */
export function coverOf({ aid, spend, grant, outside }: Material): Cover | null {
  if (!aid || spend === null || spend === 0) return null;
  const admitted = spend - outside.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  if (admitted <= 0) return null;
  const base = grant?.spendMax && admitted > grant.spendMax ? grant.spendMax : admitted;
  const isOne = aid.shares.length === 1;
  const parts = aid.shares.map(({ percent, kind }) => {
    const full = Math.round((base * percent) / 100);
    const capped = isOne && grant?.aidMax != null && full > grant.aidMax ? grant.aidMax : full;
    return { percent, euro: capped, words: kind ? KINDS[kind] : (BY_FORM[grant?.aidForm ?? 'misto'] ?? '') };
  });
  const isLoan = aid.shares.some(({ kind }) => kind === 'prestito' || kind === 'tasso_zero');
  const isPaired =
    !isLoan &&
    grant?.aidForm !== 'finanziamento agevolato' &&
    /\b(?:prestit|finanziament[oi]|mutu[oi]\b)/i.test(`${grant?.aidIntensity ?? ''} ${grant?.aidNote ?? ''}`);
  return { parts, base, rest: Math.round(spend - parts.reduce((sum, part) => sum + part.euro, 0)), isPaired };
}

/** The aid, the sum behind it, and the share that stays with the company. */
export function cover(m: Material, v: Voice): Line[] {
  const told = coverOf(m);
  const form = m.grant?.aidForm ? AID_WORDS[m.grant.aidForm] : '';
  if (!told) {
    const isOnInterest = m.grant?.aidForm === 'contributo in conto interessi';
    const rest = gap(
      isOnInterest
        ? 'importo del finanziamento, banca e mezzi propri'
        : 'quota coperta dal bando, mezzi propri e banca',
    );
    return form === ''
      ? []
      : [line(1, `${isOnInterest ? rateText(m.grant!, form) : aidLine(m)} La spesa si copre con ${rest}.`)];
  }
  const size = m.aid!.isBySize ? 'per un’impresa di queste dimensioni ' : '';
  const most = m.aid!.isUpTo ? 'fino ' : '';
  const ceiling = v.pick('ceiling', ['cioè al massimo', 'per non più di', 'con un tetto di', 'quindi al più']);
  const rate = (percent: number) => (most ? `${most}${toFigure(percentText(percent))}` : thePercent(percent));
  const isLess = told.base !== m.spend;
  const left = m.outside.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const items = told.parts.map(({ percent, euro: value, words }, at) => {
    const why = left > 0 && at === 0 && m.admitted === null ? `, tolti ${euro(left)} non elencati` : '';
    return `${rate(percent)} ${words}, ${ceiling} ${euro(value)}${isLess ? ` (${percentText(percent)} di ${euro(told.base)}${why})` : ''}`;
  });
  const lead = v.pick('cover', [
    'il bando indica',
    'il bando prevede',
    'il sostegno è',
    'il bando mette a disposizione',
  ]);
  const max = m.grant?.aidMax ?? null;
  const under =
    max !== null && v.part !== 'innovation' && told.parts[0]!.euro < max
      ? `; il massimo del bando è di ${euro(max)}`
      : '';
  const whole = told.parts.length === 1 && !isLess ? `, se tutta la spesa è ammessa${under}` : '';
  const first = m.aid!.isDeduced
    ? `Il bando non pubblica la percentuale: dai massimali si deduce ${items.join('; ')}, da verificare con l’ente`
    : `${size}${lead} ${items.join('; ')}${whole}`;
  const rest = told.rest > 0 ? ` ${restLine(m, told, v)}` : '';
  return [line(1, `${sentence(first)}${rest}`)];
}

/** Which kind of aid it is and how much of it there can be. */
export function aidLine({ grant }: Material): string {
  const form = grant?.aidForm ? AID_WORDS[grant.aidForm] : '';
  return form === '' ? '' : sentence(`L’aiuto è ${form}${grant?.aidMax ? `, fino a ${euro(grant.aidMax)}` : ''}`);
}

/** The aid is a ceiling, so what stays with the company is a floor. */
function restLine({ company }: Material, { rest, isPaired }: Cover, v: Voice): string {
  if (isPaired)
    return `Degli altri ${euro(rest)}, o più, una parte può venire dal finanziamento abbinato all’aiuto: ${gap('importo del finanziamento e dei mezzi propri')}.`;
  return v.pick('rest', [
    `Almeno altri ${euro(rest)} vengono da ${gap('banca, soci o mezzi propri, con gli importi')}.`,
    `Restano ${toNoun(company)} almeno ${euro(rest)}: ${gap('da dove vengono i mezzi propri o il finanziamento')}.`,
    `La quota propria, almeno ${euro(rest)}, si copre con ${gap('mezzi propri o finanziamento, con le date')}.`,
    `Per i restanti ${euro(rest)}, che sono il minimo, ${nounOf(company)} usa ${gap('risorse proprie o altra fonte')}.`,
  ]);
}
