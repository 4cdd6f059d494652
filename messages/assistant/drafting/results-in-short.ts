import { monthText } from '#domain/assistant/drafting/calendar.ts';
import type { Line } from '#domain/assistant/drafting/draft.ts';
import type { KpiItem, Material } from '#domain/assistant/drafting/material.ts';
import { withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { countedText, fromTo, reaching, valueText } from './kpi-words.ts';
import { agree, listed, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const isWhole = ({ baseline, target }: KpiItem): boolean => baseline !== null && target !== null;

/** The results in few words: another build of the sentence in every part of an application. */
export function resultsInShort(m: Material, v: Voice): Line[] {
  const kpis = m.kpis.filter(isWhole);
  if (kpis.length === 0) return [];
  const last = kpis
    .map(({ by }) => by)
    .filter((by) => by !== null)
    .sort()
    .at(-1);
  const until = last ? monthText(last) : '';
  const isInPlan = m.endsOn !== null && kpis.every(({ by }) => by !== null && by.slice(0, 7) <= m.endsOn!.slice(0, 7));
  const ways: Record<string, () => string[]> = {
    list: () => [
      `${until ? `Entro ${until} ` : ''}il progetto porta ${listed(kpis.slice(0, 3).map((kpi) => `${withArticle(kpi.name)} ${fromTo(kpi)}`))}`,
      kpis.length > 3
        ? `Si aggiungono ${listed(kpis.slice(3).map((kpi) => `${withArticle(kpi.name)}, ${fromTo(kpi)}`))}`
        : '',
    ],
    goal: () => [
      `${isInPlan ? 'A fine piano' : until ? `Entro ${until}` : 'A traguardi raggiunti'} si contano ${listed(kpis.map((kpi) => `${countedText(kpi, kpi.target!)} (${nowText(kpi)})`))}`,
    ],
    each: () => kpis.map((kpi, at) => oneByOne(kpi, at)),
    goals: () => [
      `I traguardi${until && ` da raggiungere entro ${until}`} sono ${listed(kpis.map((kpi) => `${withArticle(kpi.name)} ${fromTo(kpi)}`))}`,
    ],
  };
  const way = v.pick('resultsInShort', ['list', 'goal', 'each', 'goals']);
  return ways[way]!()
    .filter((text) => text !== '')
    .map((text) => line(1, sentence(text)));
}

const nowText = (kpi: KpiItem): string => `oggi ${valueText(kpi, kpi.baseline!).split(' ')[0]!}`;

function oneByOne(kpi: KpiItem, at: number): string {
  const now = valueText(kpi, kpi.baseline!);
  const verb = kpi.target! < kpi.baseline! ? agree(kpi.name, 'scende', 'scendono') : agree(kpi.name, 'sale', 'salgono');
  const by = kpi.by ? ` entro ${monthText(kpi.by)}` : '';
  return [
    `${withArticle(kpi.name)}, oggi ${now}, ${verb} ${reaching(kpi, kpi.target!)}${by}`,
    `Da ${now} ${withArticle(kpi.name)} ${verb} ${reaching(kpi, kpi.target!)}${by}`.replace(/^Da (?=\S+%)/, 'Dal '),
    `Il valore atteso${by} per ${withArticle(kpi.name)} è ${valueText(kpi, kpi.target!, 'il')}, contro ${valueText(kpi, kpi.baseline!, 'il')}`,
  ][at % 3]!;
}
