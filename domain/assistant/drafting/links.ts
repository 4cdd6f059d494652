import { tokenize } from '#domain/search/tokens.ts';

const LITTLE = new Set(
  'progetto azienda impresa anno annuo nuovo nuova nuovi nuove prima primo primi mese mesi oggi fine lavori due tre quattro cinque sei sette otto nove dieci dodici quindici venti trenta cinquanta cento mille persone euro'.split(
    ' ',
  ),
);

/** Words of different stems that speak of one thing. */
const THEMES: Readonly<Record<string, RegExp>> = {
  '#energia':
    /\b(?:energ|kwh|gas\b|emission|co2|calore|elettric|termic|fotovolt|caldai|consum|isolant|isolament|infiss|serrament)/i,
  '#vendite':
    /\b(?:vend[iu]t|ricav|MRR\b|fatturat|client|export|estero|online|e-?commerce|negozi|prenotaz|presenz|ospit|mercat|fier|abbonament|richiest|notti\b)/i,
  '#lavoro': /\b(?:addett|occupa|assun|dipendent)/i,
  '#qualita': /\b(?:scart|difett|resi\b|qualit|reclam|error)/i,
  '#produzione': /\b(?:produ[czt]|capacit|pezz|lott|macchin|impiant|linea\b)/i,
};

/** The stems that say what a text is about, and its themes. */
export function subjectOf(text: string): Set<string> {
  const themes = Object.keys(THEMES).filter((theme) => THEMES[theme]!.test(text));
  return new Set([...themes, ...stemsOf(text)]);
}

export function stemsOf(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .filter(({ word, role }) => role !== 'grammar' && word.length > 2 && !/^\d/.test(word) && !LITTLE.has(word))
      .map(({ stem }) => stem),
  );
}

/** How many words two texts share; "visite" and "visitatori" are one. */
export function sharedStems(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].reduce((sum, stem) => {
    if (stem.startsWith('#')) return sum;
    return sum + (other.has(stem) || [...other].some((each) => isFamily(stem, each)) ? 1 : 0);
  }, 0);
}
const FAMILY_CHARS = 5;
const isFamily = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= FAMILY_CHARS && (one.startsWith(other) || other.startsWith(one));

const THEME_WEIGHT = 0.15;
const sharedThemes = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => stem.startsWith('#') && other.has(stem)).length;

/** How near each of several texts is to one: by its words, a little by its themes. */
export function nearness(text: string, others: readonly string[]): number[] {
  const subject = subjectOf(text);
  return others.map((other) => {
    const own = subjectOf(other);
    const size = [...own].filter((stem) => !stem.startsWith('#')).length;
    return size === 0 ? 0 : sharedStems(subject, own) / Math.sqrt(size) + THEME_WEIGHT * sharedThemes(subject, own);
  });
}

/** "Scarti di saldatura": what is measured comes after. */
const MEASURED_OF = / (?:di|del|dello|della|dei|degli|delle|da|per un|per una|per|in) | dell[’']/u;

/** Whether a text speaks of what an indicator measures: a theme, or the words of its name, not those of its unit. */
export function isTied(text: string, { name, unit }: { name: string; unit: string }): boolean {
  const own = stemsOf(name);
  if (sharedThemes(subjectOf(text), subjectOf(`${name} ${unit}`)) > 0) return true;
  const measured = stemsOf(name.split(MEASURED_OF)[1] ?? '');
  if (sharedStems(measured, stemsOf(text)) > 0) return true;
  return own.size > 0 && sharedStems(own, stemsOf(text)) >= Math.min(2, own.size);
}

/** Words that measure and name nothing: what is measured comes after them. */
const MEASURES = new Set(
  'numero quota tasso percentuale consumo costo tempo valore media ore giorni quantita volume livello indice capacita'.split(
    ' ',
  ),
);

const PREFIX_CHARS = 5;
const wordsOf = (text: string): string[] =>
  tokenize(text)
    .filter(({ word, role }) => role !== 'grammar' && !/^\d/.test(word) && !LITTLE.has(word) && !MEASURES.has(word))
    .map(({ word }) => word);
/** "Visite" and "visitatori": the same beginning, but for an ending. */
const isKin = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) > PREFIX_CHARS && one.slice(0, PREFIX_CHARS) === other.slice(0, PREFIX_CHARS);

/** What works on a thing, where the words do not show it: a tool, a trade. */
const WORKED_BY: readonly (readonly [RegExp, RegExp])[] = [
  [/\bforn[oi]\b/i, /\bcottur|\bcott[oaie]\b/i],
  [/\bpress[ae]\b/i, /\bstamp/i],
  [/\birrig|\bpozz[oi]\b|\bgocci|\bserr[ae]\b|\bconcim/i, /\bres[ae]\b|\braccolt|\bproduzione per ettaro|\bquintal/i],
  [/\briscald|\bpomp[ae] di calore|\bcaldai|\binfiss|\bcappott|\bclimatizz/i, /\bapertur|\bstagion/i],
  [/\bconfezion|\bimbottigli|\betichett/i, /\bconfezion|\bprezzo medio|\bvenduto sfuso/i],
  [/\bsit[oi]\b|\bfier[ae]\b|\bmarketing|\bvendit|\bcommercial/i, /\bMRR\b|\babbonament|\bricav|\bfatturat|\bclient/i],
  [/\bclinic|\briabilit|\bfisioterap|\bmedic/i, /\bpazient/i],
];

/** Whether a text has to do with an indicator at all: what it counts is named ("visite" for "visitatori paganti"). */
export function concerns(text: string, kpi: { name: string; unit: string }): boolean {
  const [counted] = wordsOf(kpi.name);
  if (WORKED_BY.some(([tool, work]) => tool.test(text) && work.test(kpi.name))) return true;
  return isTied(text, kpi) || (counted !== undefined && wordsOf(text).some((word) => isKin(word, counted)));
}

/** Of several texts the one that speaks most of the same things; -1 when none does. */
export function nearest(text: string, others: readonly string[]): number {
  const scores = nearness(text, others);
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}
