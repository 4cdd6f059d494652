import { changeOf, isShare } from '#domain/assistant/drafting/kpi-change.ts';
import type { DraftKpi } from '#domain/assistant/drafting/draft-project.ts';
import { sharedStems, stemsOf } from '#domain/assistant/drafting/links.ts';
import { inside } from '#domain/assistant/drafting/grammar/nouns.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { fromFigure, percent, thePercent, toFigure } from '#messages/figure-articles.ts';

/** "n." counts what the name says; "€/mese" is read "euro al mese". */
const spelled = (unit: string): string =>
  /^(?:n|nr|num|numero|#)\.?$/iu.test(unit)
    ? ''
    : unit
        .replace(/^(?:n|nr|num)\.?\s?(?=\/)/iu, '')
        .replace(/^(?:€|eur)(?=\/|\s|$)/iu, 'euro')
        .replace(/\s?\/\s?anno\b/iu, ' all’anno')
        .replace(/\s?\/\s?ora\b/iu, ' all’ora')
        .replace(/\s?\/\s?(mese|giorno|kg|pezzo|metro)\b/iu, ' al $1')
        .replace(/^q\s?\/\s?ha$/iu, 'quintali per ettaro');

/** The unit after a figure; left out where the name has said it ("strutture clienti: da 2 a 14"). */
function unitOf({ name, unit: written }: DraftKpi): string {
  const unit = spelled(written);
  if (unit === '' || unit.startsWith('%')) return unit.slice(1).trim();
  const own = stemsOf(unit);
  const told = unit.replace(/'/g, '’');
  if (own.size === 0 || sharedStems(own, stemsOf(name)) < own.size) return told;
  return / ((?:al|all’|alla|per|ogni)\b.*)$/u.exec(told)?.[1] ?? '';
}
const tail = (kpi: DraftKpi): string => (unitOf(kpi) === '' ? '' : ` ${unitOf(kpi)}`);
const figure = (kpi: DraftKpi, value: number): string => (isShare(kpi) ? `${numberText(value)}%` : numberText(value));

/** "412.000 Smc all’anno", "4% dei ricavi"; with the article: "il 4% dei ricavi". */
export function valueText(kpi: DraftKpi, value: number, article: 'il' | '' = ''): string {
  const told = article !== '' && isShare(kpi) ? thePercent(value) : figure(kpi, value);
  return `${told}${tail(kpi)}`;
}
/** "190.000 Smc all’anno di consumo di gas", "600 pazienti seguiti a casa all’anno", "esercizi svolti al 75%". */
export function countedText(kpi: DraftKpi, value: number): string {
  const name = inside(kpi.name);
  if (isShare(kpi)) return `${name} ${reaching(kpi, value)}`;
  const told = valueText(kpi, value);
  const [figureText = '', ...unit] = told.split(' ');
  const rest = unit.join(' ');
  if (/^(?:|persone|unità|addetti)$/.test(rest) || name.startsWith(`${rest} `)) return `${figureText} ${name}`;
  return /^(?:all’|al |alla |per |a )/.test(rest) ? `${figureText} ${name} ${rest}` : `${told} di ${name}`;
}

/** "a 190.000 Smc all’anno", "al 18% dei ricavi". */
export const reaching = (kpi: DraftKpi, value: number): string =>
  `${isShare(kpi) ? toFigure(figure(kpi, value)) : `a ${figure(kpi, value)}`}${tail(kpi)}`;
/** "da 412.000 a 190.000 Smc all’anno", "dal 4% al 18% dei ricavi". */
export function fromTo(kpi: DraftKpi): string {
  const start = isShare(kpi) ? fromFigure(figure(kpi, kpi.baseline!)) : `da ${figure(kpi, kpi.baseline!)}`;
  return `${start} ${reaching(kpi, kpi.target!)}`;
}
/** "il 53,9% in meno", "14 punti in più"; empty where a percent would say little. */
export function changeText(kpi: DraftKpi): string {
  const change = changeOf(kpi);
  // Down to nothing: the figure has said it.
  if (!change || change.direction === 'same' || kpi.target === 0) return '';
  const side = change.direction === 'up' ? 'in più' : 'in meno';
  if (isShare(kpi)) return `${numberText(change.difference)} punti ${side}`;
  return change.percent === null || change.percent > 300 ? '' : `${thePercent(change.percent)} ${side}`;
}
export const changeFormula = (kpi: DraftKpi): string | null => {
  const change = changeOf(kpi);
  if (!change?.percent) return null;
  return `(${numberText(kpi.target)} − ${numberText(kpi.baseline)}) / ${numberText(kpi.baseline)} = ${percent(change.percent)}; differenza ${numberText(change.difference)}`;
};
