import type { Line } from '#domain/assistant/drafting/draft.ts';
import { gap } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { inside, joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { capital, listed } from '#domain/writing/phrases.ts';
import { coverOf } from './cover.ts';
import { agree, euro, inWords, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

export type CriterionKind =
  | 'team'
  | 'market'
  | 'impact'
  | 'economic'
  | 'environment'
  | 'plan'
  | 'quality'
  | 'place'
  | 'other';

const KINDS: readonly (readonly [CriterionKind, RegExp])[] = [
  ['team', /compagine|competenz|team|esperienz|soci\b|propon/i],
  ['market', /mercat|domanda|client|commercial/i],
  ['environment', /^(?!.*(?:cultural|social|occupaz)).*(?:ambient|emission|energetic|sostenibilità ambientale|DNSH)/i],
  ['economic', /economic|finanziar|sostenibilit|solidit|efficienza dei costi|costi/i],
  ['impact', /impatt|occupaz|ricadut|replicab|risultat/i],
  ['plan', /attuazione|rischio|maturit|fattibil|cantierab|cronoprogramma|tempi/i],
  ['place', /localizz|area|territor/i],
  ['quality', /qualit|coeren|eccellen|innovaz|rilevan|progett|originalit|tecnolog/i],
];
export const kindOf = (criterion: string): CriterionKind =>
  KINDS.find(([, words]) => words.test(criterion))?.[0] ?? 'other';

/** What in the project answers a criterion. */
function evidence(m: Material, kind: CriterionKind, pick: Voice['pick']): string {
  const names = (items: readonly { name: string }[], max: number) =>
    listed(items.slice(0, max).map(({ name }) => withArticle(name)));
  switch (kind) {
    case 'team':
      return m.people.length === 0
        ? ''
        : `rispondono ${listed(m.people.slice(0, 3).map(({ name, role }) => `${name}${role && `, ${inside(role)}`}`))}`;
    case 'market': {
      const sources = m.market.map(({ source }) => source).filter(Boolean);
      return sources.length === 0 ? '' : `la domanda è documentata (${sources.slice(0, 2).join('; ')})`;
    }
    case 'impact': {
      if (m.kpis.length === 0) return '';
      const first = m.kpis[0]!;
      const last = m.kpis.at(-1)!;
      return pick('impact', [
        `contano ${names(m.kpis, 4)}`,
        `il segno più chiaro ${agree(first.name, 'è', 'sono')} ${withArticle(first.name)}${last === first ? '' : `, insieme ${joined('a', last.name)}`}`,
        `gli effetti si vedono ${joined('in', first.name)}${last === first ? '' : ` e ${joined('in', last.name)}`}`,
      ]);
    }
    case 'economic': {
      const cover = coverOf(m);
      const rest = cover && cover.rest > 0 && !cover.isPaired ? euro(cover.rest) : '';
      const money = m.kpis.find(({ name, unit }) => /ricav|vendit|fatturat|margin|euro/i.test(`${name} ${unit}`));
      if (!money) return rest && `la quota propria è di almeno ${rest}`;
      return pick('economic', [
        `il piano poggia ${joined('su', money.name)}${rest && ` e su una quota propria di almeno ${rest}`}`,
        `a reggere i conti ${agree(money.name, 'è', 'sono')} ${withArticle(money.name)}${rest && `; la parte propria vale almeno ${rest}`}`,
        `il riferimento ${agree(money.name, 'è', 'sono')} ${withArticle(money.name)}${rest && `, accanto ad almeno ${rest} di quota propria`}`,
      ]);
    }
    case 'environment': {
      const green = m.kpis.find(({ name, unit }) =>
        /emission|energi|gas|consum|acqua|rifiut|scart|kwh|co2/i.test(`${name} ${unit}`),
      );
      return green ? `il dato da guardare è ${withArticle(green.name)}` : '';
    }
    case 'plan':
      return m.phases.length > 1
        ? `il calendario ha ${inWords(m.phases.length)} fasi con i loro mesi${m.risks.length > 0 && m.risks.every(({ remedy }) => remedy !== '') ? ', e ogni rischio ha il suo rimedio' : ''}`
        : '';
    case 'quality':
      if (m.costs.length < 2) return '';
      return pick('quality', [
        `le spese principali sono ${names(m.costs, 3)}`,
        `la spesa comincia ${joined('da', m.costs[0]!.name)} e comprende ${names(m.costs.slice(1), 2)}`,
        `il piano mette insieme ${names(m.costs, 3)}`,
      ]);
    case 'place':
      return m.place.city || m.place.region
        ? `l’intervento è ${m.place.city ? `a ${m.place.city}` : `in ${m.place.region}`}`
        : '';
    case 'other':
      return '';
  }
}

/** The scoring criteria of the call that this part answers, each with its evidence. */
export function criteria(m: Material, v: Voice, wanted: readonly CriterionKind[], openTo = false): Line[] {
  const all = m.grant?.criteria ?? [];
  const told = wanted.flatMap((kind) => all.filter((name) => kindOf(name) === kind).map((name) => ({ name, kind })));
  return told.slice(0, 4).flatMap(({ name, kind }, at) => {
    const why = evidence(m, kind, v.pick);
    if (why === '' && !openTo) return [];
    const reason = why || gap(`elementi per il criterio ${inside(name)}`);
    return [
      line(
        at < 2 ? 1 : 2,
        sentence(
          v.pick(
            'criterion',
            [
              `${capital(name)}: ${reason}`,
              `Sul criterio ${inside(name)}, ${reason}`,
              `${capital(name)}: ${reason}`,
              `Per ${withArticle(name)} ${reason}`,
            ],
            at,
          ),
        ),
      ),
    ];
  });
}
