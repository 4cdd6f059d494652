import type { FoundArea } from '#domain/geography/gazetteer.ts';
import type { Region } from '#domain/vocabulary.ts';
import type { Asker } from './asker.ts';
import type { Aspect } from './aspects.ts';
import type { QueryContext } from './query.ts';
import { REGIONAL_CREDIT } from './regional-credit.ts';

type Sides = { regions: Region[]; areas: FoundArea[]; years: number[]; amounts: number[]; asker: Asker };

/** What a query says beside its subject: where, when, how much; and what serves almost everyone who asks. */
export function sideAspects(
  { regions, areas, years, amounts, asker }: Sides,
  subject: Aspect[],
  context: QueryContext,
): Aspect[] {
  const isAsking = subject.length + regions.length + areas.length > 0;
  return [
    ...placeAspects(regions, subject, context),
    ...areaAspects(areas, subject, context),
    ...yearAspects(years, context),
    ...amountAspects(amounts, context),
    ...askerAspects(asker, subject, context),
    ...(isAsking ? [fallback(context), ...regionalFallback(regions, context)] : []),
  ];
}

/** A place narrows what else is asked; it is a subject of its own only where nothing else is ("bandi Puglia"). */
function placeAspects(regions: Region[], others: Aspect[], context: QueryContext): Aspect[] {
  const { features, tuning } = context;
  const alone = others.every((aspect) => Math.max(...aspect.features.values()) < tuning.term * 0.5);
  const weight = alone ? 1 : tuning.region;
  return regions.flatMap((region) => {
    const number = features.find('r', region);
    if (number < 0 || weight === 0) return [];
    return [{ label: region, excluded: false, place: !alone, features: new Map([[number, weight]]) }];
  });
}

function yearAspects(years: number[], context: QueryContext): Aspect[] {
  return years.flatMap((year) => {
    const number = context.features.find('t', String(year));
    if (number < 0) return [];
    return [
      { label: String(year), excluded: false, place: false, features: new Map([[number, context.tuning.weakWord]]) },
    ];
  });
}

/** A woman who does not say it by the words that the lexicon knows. */
function askerAspects({ isWoman }: Asker, subject: Aspect[], context: QueryContext): Aspect[] {
  const women = context.features.find('c', 'donne');
  if (!isWoman || subject.some(({ features }) => features.has(women))) return [];
  return [sideAspect('', ['donne', 'impresa-femminile'], context.tuning.asker, context)];
}

/** A small sum is microcredit's, a very large one is negotiated. */
function amountAspects(amounts: number[], context: QueryContext): Aspect[] {
  const amount = amounts.at(-1);
  if (amount === undefined || amount < 1_000) return [];
  const ids =
    amount <= 60_000
      ? ['microcredito', 'piccolo-prestito']
      : amount >= 5_000_000
        ? ['contratti-sviluppo', 'grandi-imprese']
        : [];
  return [sideAspect(String(amount), ids, context.tuning.amount, context)];
}

/** What serves almost everyone fills the end of the list. */
function fallback(context: QueryContext): Aspect {
  return sideAspect(
    '',
    ['garanzia', 'beni-strumentali', 'microcredito', 'voucher-digitali'],
    context.tuning.fallback,
    context,
  );
}

/** A region with more grants than this has some for every trade. */
const FEW_OF_A_REGION = 200;

/** Where a region has few, what it lends to everybody stands behind what it has for the trade. */
function regionalFallback(regions: readonly Region[], context: QueryContext): Aspect[] {
  const { features, tuning } = context;
  const isFew = regions.some((region) => features.count('r', region) <= FEW_OF_A_REGION);
  return isFew ? [sideAspect('', [REGIONAL_CREDIT], tuning.regionalFallback, context)] : [];
}

function sideAspect(label: string, ids: string[], weight: number, { features }: QueryContext): Aspect {
  const numbers = ids.map((id) => features.find('c', id)).filter((number) => number >= 0);
  return { label, excluded: false, place: true, features: new Map(numbers.map((number) => [number, weight])) };
}

/** Grants for the South say so in many ways; the lexicon knows them. */
function areaAspects(areas: FoundArea[], others: Aspect[], context: QueryContext): Aspect[] {
  const south = areas.find((area) => area.code === 'mezzogiorno' || area.code === 'zes');
  if (south === undefined) return [];
  const features = new Map<number, number>();
  for (const id of south.code === 'zes' ? ['zes-credito', 'mezzogiorno'] : ['mezzogiorno', 'zes-credito']) {
    const number = context.features.find('c', id);
    if (number >= 0) features.set(number, features.size === 0 ? 1 : 0.4);
  }
  return [{ label: south.code, excluded: false, place: south.code !== 'zes' && others.length > 0, features }];
}
