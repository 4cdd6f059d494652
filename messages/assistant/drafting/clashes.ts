import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { inside, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { agree, euro, inWords, sentence } from './words.ts';
import { line } from './voice.ts';

/** The lines of the budget against the whole: what is missing or too much is asked, never spread. */
export function sumClash({ costs, spend }: Material): Line[] {
  if (spend === null || costs.length < 2 || costs.some(({ amount }) => amount === null)) return [];
  const sum = costs.reduce((all, { amount }) => all + amount!, 0);
  const apart = Math.abs(sum - spend);
  if (apart < 1) return [];
  const ask = gap(
    sum < spend
      ? `a quale voce vanno gli altri ${euro(apart)}, o il totale corretto`
      : 'il totale corretto o le voci da ridurre',
  );
  return [
    line(
      1,
      sentence(
        `Le voci sommano ${euro(sum)} e il totale è di ${euro(spend)}, con una differenza di ${euro(apart)}: ${ask}`,
      ),
    ),
  ];
}

/** People to employ, as the story counts them and as the targets do. */
export function hiresClash({ hiresTold, kpis }: Material): Line[] {
  const kpi = kpis.find(
    ({ name, unit, baseline, target }) =>
      baseline !== null &&
      target !== null &&
      target > baseline &&
      /person|addett|lavorator|dipendent|occupat/i.test(`${name} ${unit}`),
  );
  const added = kpi ? kpi.target! - kpi.baseline! : null;
  if (hiresTold === null || added === null || added === hiresTold) return [];
  const count = (value: number): string => (value < 11 ? inWords(value) : numberText(value));
  return [
    line(
      1,
      sentence(
        `Le assunzioni annunciate sono ${count(hiresTold)}, mentre ${withArticle(kpi!.name)} ${agree(kpi!.name, 'cresce', 'crescono')} di ${count(added)}: ${gap(`numero corretto per ${inside(kpi!.name)}`)}`,
      ),
    ),
  ];
}
