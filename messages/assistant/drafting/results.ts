import { monthText } from '#domain/assistant/drafting/calendar.ts';
import { gap, gapsIn, type Line } from '#domain/assistant/drafting/draft.ts';
import { changeOf } from '#domain/assistant/drafting/kpi-change.ts';
import type { KpiItem, Material } from '#domain/assistant/drafting/material.ts';
import { inside, isPlural, joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { idleKpis } from './idle-kpis.ts';
import { changeText, fromTo, reaching, valueText } from './kpi-words.ts';
import { reasonInShort } from './reasons.ts';
import { percent, thePercent, toFigure } from '#messages/figure-articles.ts';
import { agree, atMonth, euro, sentence, The } from './words.ts';
import { line, type Voice } from './voice.ts';

const VERBS = {
  up: [
    ['sale', 'salgono'],
    ['cresce', 'crescono'],
    ['passa', 'passano'],
  ],
  down: [
    ['scende', 'scendono'],
    ['cala', 'calano'],
    ['si riduce', 'si riducono'],
  ],
  same: [['resta', 'restano']],
} as const;

/** One result: what moves the indicator, where it starts, where it arrives and by when. */
export function resultLine(kpi: KpiItem, at: number, v: Voice, cause = '', price = ''): string {
  const { name, baseline, target, by } = kpi;
  const until = by ? monthText(by) : '';
  const by1 = until && ` entro ${until}`;
  if (target === null) return `Per ${withArticle(name)} il traguardo è ${gap(`valore atteso per ${inside(name)}`)}.`;
  if (baseline === null)
    return sentence(
      `${The(name)} ${agree(name, 'arriva', 'arrivano')} ${reaching(kpi, target)}${by1}; oggi ${agree(name, 'è', 'sono')} ${gap(`valore di oggi per ${inside(name)}`)}`,
    );
  const verbs = VERBS[changeOf(kpi)?.direction ?? 'same'];
  const [one, many] = verbs[at % verbs.length]!;
  const verb = agree(name, one, many);
  const change = changeText(kpi);
  const goal = `${valueText(kpi, target, 'il')}${until && ` ${atMonth(until)}`}, contro ${valueText(kpi, baseline, 'il')} di oggi`;
  const ways =
    cause === ''
      ? [
          `${The(name)} ${verb} ${fromTo(kpi)}${by1}${change && `: ${change}`}`,
          `${until ? `Entro ${until} ` : ''}${withArticle(name)} ${verb} ${fromTo(kpi)}`,
          `Per ${withArticle(name)} il traguardo è ${goal}`,
          `${The(name)} ${verb} ${fromTo(kpi)}${change && `, cioè ${change}`}${until && `, con verifica ${atMonth(until)}`}`,
        ]
      : [
          `Con ${withArticle(cause)}${price} ${withArticle(name)} ${verb} ${fromTo(kpi)}${by1}${change && `: ${change}`}`,
          `Grazie ${joined('a', cause)}${price} ${withArticle(name)} ${verb} ${fromTo(kpi)}${by1}`,
          `${The(cause)}${price} ${agree(cause, 'lavora', 'lavorano')} ${joined('su', name)}: il traguardo è ${goal}`,
          `${until ? `Entro ${until} ` : ''}${withArticle(name)} ${verb} ${fromTo(kpi)}, per effetto ${joined('di', cause)}${price}`,
        ];
  return sentence(v.pick('result', ways, at));
}

/** People and phases stand in a sentence of their own. */
function leverLine({ lever }: KpiItem, at: number, v: Voice): string {
  if (!lever) return '';
  const text = headOf(lever.text, 9);
  if (lever.kind === 'hire') return `Il numero dipende dalle assunzioni previste: ${inside(text)}.`;
  if (lever.kind !== 'phase') return '';
  return v.pick(
    'phase',
    [
      `Ci lavora la fase ${joined('di', text)}.`,
      `È il frutto ${joined('di', text)}.`,
      `Lo prepara la fase ${joined('di', text)}.`,
    ],
    at,
  );
}

/** Each indicator with its cause; the spend that moves none alone goes with the indicators that have no other. */
export function results(m: Material, v: Voice, withLevers = true): Line[] {
  const { kpis, costs } = m;
  const priced = (name: string): string => {
    const amount = costs.find((cost) => cost.name === name)?.amount ?? null;
    return amount === null ? '' : ` (${euro(amount)})`;
  };
  if (kpis.length === 0)
    return [
      line(1, `Il risultato principale da misurare è ${gap('indicatore, valore di oggi, valore atteso e data')}.`),
    ];
  const used = new Set<string>();
  const lines = kpis.map((kpi, at) => {
    const cause = headOf(kpi.lever?.text ?? '', 9);
    const isSpend = kpi.lever?.kind === 'cost' || kpi.lever?.kind === 'item';
    const own = withLevers && isSpend && !used.has(cause) && cause !== '' && kpi.baseline !== null ? cause : '';
    const other = withLevers && !isSpend && !used.has(cause) ? leverLine(kpi, at, v) : '';
    if (own !== '' || other !== '') used.add(cause);
    return [line(1, resultLine(kpi, at, v, own, priced(own))), line(2, other)];
  });
  const told = new Set(kpis.filter(({ lever }) => lever && used.has(headOf(lever.text, 9))).map(({ name }) => name));
  const rest = costs
    .filter(({ name, category }) => !used.has(name) && !/circolant|personale/i.test(category))
    .slice(0, 3)
    .flatMap((cost) => {
      const why = reasonInShort(m, cost, told);
      if (why === '') return [];
      const is = isPlural(cost.name) ? 'ci sono' : 'c’è';
      const thing = `${is} ${withArticle(cost.name)}${priced(cost.name)}`;
      // What proves the results stands beside them; "così …" is no beginning.
      if (gapsIn(why).length > 0) return `${thing}: ${why}`;
      return /^(?:così|con cui|per verificare|dove )/.test(why) ? `${thing}, ${why}` : `${why} ${thing}`.trim();
    });
  if (!withLevers) return lines.flat();
  const asked = idleKpis(m, v);
  if (rest.length === 0) return [...lines.flat(), ...asked];
  return [
    ...lines.flat(),
    ...asked,
    line(2, sentence(`${used.size > 0 ? 'Accanto a queste voci' : 'Nel piano'}, ${rest.join('; ')}`)),
  ];
}

/** What the call asks of an indicator, beside what the project reaches. */
export function thresholds({ thresholds: all }: Material, v: Voice): Line[] {
  return all.slice(0, 1).map(({ kpi, asked, reached }) => {
    const name = joined('di', kpi.name).replace(/^di /, 'per ');
    const side = (changeOf(kpi)?.direction ?? 'down') === 'down' ? 'in meno' : 'in più';
    if (reached < asked)
      return line(
        1,
        `Il bando chiede una variazione ${name} di almeno ${thePercent(asked)}; il piano arriva ${toFigure(percent(reached))}: ${gap('come si raggiunge la soglia del bando')}.`,
      );
    return line(
      1,
      v.pick('threshold', [
        `Il bando vuole almeno ${thePercent(asked)} ${side} sulla voce ${inside(kpi.name)}: il progetto arriva ${toFigure(percent(reached))}.`,
        `La soglia ${name} è superata: ne serve almeno ${thePercent(asked)} ${side}, se ne prevede ${thePercent(reached)}.`,
        `Sulla voce ${inside(kpi.name)} il requisito è almeno ${thePercent(asked)} ${side}; qui si raggiunge ${thePercent(reached)}.`,
      ]),
    );
  });
}
