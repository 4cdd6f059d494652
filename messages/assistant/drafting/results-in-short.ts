import { monthText } from '#domain/assistant/drafting/calendar.ts';
import type { Line } from '#domain/assistant/drafting/draft.ts';
import type { KpiItem, Material } from '#domain/assistant/drafting/material.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { listed } from '#domain/writing/phrases.ts';
import { idleKpis } from './idle-kpis.ts';
import { fromTo, reaching, valueText } from './kpi-words.ts';
import { agree, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const isWhole = ({ baseline, target }: KpiItem): boolean => baseline !== null && target !== null;

/** The results in few words, each with its own date: another build of the sentence in every part of an application. */
export function resultsInShort(m: Material, v: Voice): Line[] {
  const kpis = m.kpis.filter(isWhole);
  if (kpis.length === 0) return [];
  const groups = [...Map.groupBy(kpis.toSorted(byDate), ({ by }) => (by ? monthText(by) : ''))];
  const isInPlan = m.endsOn !== null && kpis.every(({ by }) => by !== null && by.slice(0, 7) === m.endsOn!.slice(0, 7));
  const each = (words: (kpi: KpiItem) => string, alone: string, joint: string) =>
    groups.map(
      ([month, some], at) =>
        `${month ? `entro ${month} ` : at === 0 ? alone : ''}${at === 0 ? joint : 'anche '}${listed(some.map(words))}`,
    );
  const ways: Record<string, () => string[]> = {
    list: () => [each(moved, '', '').join('; ')],
    goal: () => [isInPlan ? `A fine piano ${listed(kpis.map(arrived))}` : each(arrived, '', '').join('; ')],
    each: () => [kpis.map((kpi, at) => sentence(oneByOne(kpi, at))).join(' ')],
    goals: () => [
      `I traguardi: ${each((kpi) => `${withArticle(kpi.name)} ${verbOf(kpi)} ${fromTo(kpi)}`, '', '').join('; ')}`,
    ],
    table: () => [
      `Ecco i valori di oggi e quelli attesi: ${kpis.map((kpi) => `${withArticle(kpi.name)}, ${fromTo(kpi)}${kpi.by ? ` (${monthText(kpi.by)})` : ''}`).join('; ')}`,
    ],
  };
  const way = v.pick('resultsInShort', ['list', 'goal', 'each', 'goals', 'table']);
  return ways[way]!()
    .filter((text) => text !== '')
    .map((text) => line(1, sentence(text)))
    .concat(IDLE_IN.includes(v.part) ? idleKpis(m, v) : []);
}

/** What leads to a target is asked where the targets are the matter. */
const IDLE_IN: readonly DraftPart[] = ['project_summary', 'objectives'];

const byDate = (one: KpiItem, other: KpiItem): number => (one.by ?? '9').localeCompare(other.by ?? '9');
const arrived = (kpi: KpiItem): string =>
  `${withArticle(kpi.name)} ${isFalling(kpi) ? agree(kpi.name, 'cala', 'calano') : agree(kpi.name, 'arriva', 'arrivano')} ${reaching(kpi, kpi.target!)} (${nowText(kpi)})`;
const moved = (kpi: KpiItem): string =>
  `${withArticle(kpi.name)} ${verbOf(kpi)} ${reaching(kpi, kpi.target!)} (${nowText(kpi)})`;
const isFalling = ({ baseline, target }: KpiItem): boolean => target! < baseline!;
const verbOf = (kpi: KpiItem): string =>
  isFalling(kpi) ? agree(kpi.name, 'scende', 'scendono') : agree(kpi.name, 'sale', 'salgono');
const nowText = (kpi: KpiItem): string => `oggi ${valueText(kpi, kpi.baseline!).split(' ')[0]!}`;

function oneByOne(kpi: KpiItem, at: number): string {
  const now = valueText(kpi, kpi.baseline!);
  const verb = verbOf(kpi);
  const by = kpi.by ? ` entro ${monthText(kpi.by)}` : '';
  return [
    `${withArticle(kpi.name)}, oggi ${now}, ${verb} ${reaching(kpi, kpi.target!)}${by}`,
    `Da ${now} ${withArticle(kpi.name)} ${verb} ${reaching(kpi, kpi.target!)}${by}`.replace(/^Da (?=\S+%)/, 'Dal '),
    `Il valore atteso${by} per ${withArticle(kpi.name)} è ${valueText(kpi, kpi.target!, 'il')}, contro ${valueText(kpi, kpi.baseline!, 'il')}`,
  ][at % 3]!;
}
