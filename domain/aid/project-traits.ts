import { says } from '#domain/eligibility/facts/says.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Tri } from '#domain/eligibility/tri-state.ts';
import type { AidCondition } from '#domain/grants/aid-terms.ts';
import { COST_KINDS, costKindsIn, kindMask, type CostKind } from '#domain/projects/cost-kinds.ts';
import { fold } from '#domain/search/fold.ts';

export type Goods = NonNullable<AidCondition['goods']>[number];
export type Use = NonNullable<AidCondition['uses']>[number];

const TRAITS = new WeakMap<CompanyView, Traits>();
type Traits = { words: string; kinds: readonly CostKind[]; goods: Record<Goods, Tri>; uses: Partial<Record<Use, Tri>> };

const ADVANCED =
  /\b(?:[45]\.0(?!\d)|interconness\w+|iot\b|robot\w*|cnc\b|controllo numerico|intelligenza artificiale|stampa(?:nt[ei])? 3d|allegat[oi] (?:a|b|iv|v)\b)/;
/** What a project says of machines that are not of the fourth generation. */
const PLAIN = /\b(?:tradizional[ei]|non interconness\w+|usat[oaie]\b|senza interconnessione)/;
const GREEN =
  /\b(?:green|risparmio energetico|efficien\w+ energetic\w+|riduzione (?:dei consumi|delle emissioni)|ecologic\w+|basso impatto)/;
const RENEWABLE = /\b(?:fotovoltaic\w+|solar[ei]\b|eolic\w+|biomass\w+|rinnovabil\w+|autoconsumo)/;
const LIQUID = /\b(?:liquidita|circolante|scorte|materie prime|stipendi|pagare i fornitori|merci)\b/;

const INVESTED: readonly CostKind[] = [
  'macchinari',
  'impianti',
  'energia',
  'veicoli',
  'hardware',
  'software',
  'opere',
  'immobili',
  'arredi',
];
/** Goods that can be of the fourth generation; furniture and walls cannot. */
const ADVANCEABLE: readonly CostKind[] = ['macchinari', 'impianti', 'hardware', 'software', 'veicoli', 'energia'];

function traitsOf(view: CompanyView): Traits {
  let traits = TRAITS.get(view);
  if (traits === undefined) TRAITS.set(view, (traits = readTraits(view)));
  return traits;
}

function readTraits({ project, wanted, age }: CompanyView): Traits {
  const words = fold(
    [project?.title ?? '', project?.description ?? '', ...(project?.costs ?? []).map(({ category }) => category)].join(
      '. ',
    ),
  );
  const named = new Set([
    ...costKindsIn(words),
    ...COST_KINDS.filter((kind) => ((wanted?.kinds ?? 0) & kindMask([kind])) !== 0),
  ]);
  const kinds = [...named];
  const some = (list: readonly CostKind[]) => kinds.some((kind) => list.includes(kind));
  const lines = (wanted?.lines ?? []).filter(({ kinds: mask }) => mask !== 0);
  const buysNone = lines.length > 0 && lines.every(({ kinds: mask }) => (mask & kindMask(ADVANCEABLE)) === 0);
  const isAdvanced = says(words, ADVANCED) && !PLAIN.test(words);
  const advanced: Tri = isAdvanced
    ? true
    : PLAIN.test(words) || buysNone || kinds.length === 0
      ? kinds.length === 0
        ? null
        : false
      : null;
  const green: Tri = says(words, GREEN) ? true : PLAIN.test(words) ? false : null;
  const renewable: Tri = says(words, RENEWABLE) ? true : kinds.length === 0 ? null : false;
  const isLiquidity = LIQUID.test(words) || kinds.includes('gestione');
  const invests = some(INVESTED);
  return {
    words,
    kinds,
    goods: {
      '4.0': advanced,
      green,
      software: kinds.length === 0 ? null : kinds.includes('software'),
      rinnovabili: renewable,
      ordinari: advanced === true || green === true ? false : advanced === false && green !== null ? true : null,
    },
    uses: {
      investimento: kinds.length === 0 ? null : invests && !/\bnessun investimento\b/.test(words),
      liquidita:
        kinds.length === 0 && !isLiquidity
          ? null
          : isLiquidity && !(invests && lines.some(({ kinds: mask }) => (mask & kindMask(INVESTED)) !== 0)),
      ricerca_industriale: researchOf(words, /\bricerca industriale|\bricerca fondamentale/),
      sviluppo_sperimentale: researchOf(words, /\bsviluppo sperimentale|\bprototip/),
      innovazione: /\binnovazion\w+ (?:di|dei|del|dell)/.test(words) ? true : null,
      studi_di_fattibilita: /\bfattibilita\b/.test(words) ? true : kinds.length === 0 ? null : false,
      formazione: kinds.length === 0 ? null : kinds.includes('formazione'),
      consulenza: kinds.length === 0 ? null : kinds.includes('consulenze'),
      avvio: /\b(?:apr\w+|avvi\w+|apertura|costituir\w+|nuova (?:impresa|attivita))\b/.test(words)
        ? true
        : age.exists === true
          ? false
          : null,
      assunzione: (wanted?.isHiring ?? false) ? true : kinds.length === 0 ? null : false,
    },
  };
}

/** Research of one sort; the other where only that is named; open where research is named without its sort. */
function researchOf(words: string, own: RegExp): Tri {
  if (own.test(words)) return true;
  return /\b(?:ricerca|r&s|sviluppo)\b/.test(words) ? null : false;
}

export const goodsOf = (view: CompanyView): Record<Goods, Tri> => traitsOf(view).goods;

export function usesOf(view: CompanyView) {
  const { kinds, uses } = traitsOf(view);
  return {
    is: (use: Use): Tri => uses[use] ?? null,
    hasKind: (wanted: readonly CostKind[]): boolean => kinds.some((kind) => wanted.includes(kind)),
  };
}

/** The kinds of cost that the words of the whole project name. */
export const kindsInWords = (view: CompanyView): readonly CostKind[] => traitsOf(view).kinds;

/** The folded words of the project: title, description and cost lines. */
export const wordsOf = (view: CompanyView): string => traitsOf(view).words;

const NUMBERS: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  unico: 1,
  unica: 1,
  solo: 1,
  sola: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
};

/** How many of something the project speaks of: "due trattori", "3 marchi"; null where it gives no number. */
export function countOf(view: CompanyView, stems: readonly string[]): number | null {
  const words = wordsOf(view).split(/[^\p{L}\p{N}]+/u);
  for (const [at, word] of words.entries()) {
    if (!stems.some((stem) => word.startsWith(stem))) continue;
    for (let back = 1; back <= 3; back += 1) {
      const before = words[at - back] ?? '';
      if (/^\d{1,4}$/.test(before)) return Number(before);
      if (NUMBERS[before] !== undefined) return NUMBERS[before];
    }
  }
  return null;
}
