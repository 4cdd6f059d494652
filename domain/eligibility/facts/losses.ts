import { numbersIn } from '#domain/numbers/numbers-in.ts';
import type { Tri } from '#domain/eligibility/tri-state.ts';
import { says } from './says.ts';

/** What a text tells of losses, where no accounts were filled in. Folded text. */
export type LossesTold = {
  /** It says outright that more than half of the subscribed capital is gone. */
  isHalfLost: Tri;
  /** Percent of that capital which is gone, by the figures told. */
  lostPercent: number | null;
};

const HALF = String.raw`(?:(?:piu|oltre|superior\w+|maggior\w*)[^.;]{0,25}(?:meta|50 ?%|50 per cento)|(?:due terzi|tre quarti|tre quinti|quattro quinti))`;
const GONE = String.raw`(?:pers[oeia]\b|perdit\w+|consumat\w+|eros\w+|bruciat\w+|intaccat\w+|mangiat\w+|ridott\w+)`;
/** Of a partnership the law counts what it has of its own, as it has no subscribed capital. */
const OWN_FUNDS = String.raw`(?:capitale|(?:fondi|mezzi) propri|patrimonio (?:netto|sociale|della societa))`;
const LOST = new RegExp(
  String.raw`\b${GONE}[^.;]{0,70}${HALF}[^.;,]{0,30}\b${OWN_FUNDS}|\b${HALF}[^.;,]{0,30}\b${OWN_FUNDS}[^.;]{0,40}\b(?:pers[oi]\b|persa\b|consumat\w+|eros\w+|bruciat\w+)|\bpatrimonio netto (?:e )?(?:negativo|sotto zero)|\bcapitale (?:sociale )?(?:azzerat\w+|interamente pers\w+)|\bimpresa in difficolta (?:ai sensi|secondo)|\bsiamo (?:un.)?impresa in difficolta`,
);
const MENDED =
  /\b(?:ricapitalizzat\w+|ricostituit\w+|ripianat\w+|coperto le perdite|copert\w+ le perdite|aumento di capitale (?:gia )?(?:versato|deliberato|sottoscritto))/;

/** Capital paid in again since then: how much of it is left, nobody told. */
export function readLosses(text: string): LossesTold {
  const isMended = says(text, MENDED);
  return {
    isHalfLost: LOST.test(text) && !isMended ? true : null,
    lostPercent: isMended ? null : lostPercent(text),
  };
}

const PERCENT_LOST = new RegExp(
  String.raw`\b${GONE}[^.;%]{0,40}?(\d{1,3}(?:,\d+)?) ?(?:%|per cento) (?:del |di )?(?:nostro )?capitale`,
);

/** "Perso il 65% del capitale"; "capitale 100.000 €, patrimonio netto 30.000 €"; or losses beside what reserves there are. */
function lostPercent(text: string): number | null {
  const [, percent] = PERCENT_LOST.exec(text) ?? [];
  if (percent) return Number(percent.replace(',', '.'));
  const told = equityTold(text, /\bcapitale (?:sociale|sottoscritto|versato)/);
  return told && percentOf(told.capital - told.equity, told.capital);
}

/** The capital that a text tells after `lead`, and what is left of it; null where losses stand without the reserves. */
export function equityTold(text: string, lead: RegExp): { capital: number; equity: number } | null {
  const capital = euroAfter(text, lead);
  if (capital === null || capital === 0) return null;
  const equity = euroAfter(text, /\bpatrimonio netto/);
  if (equity !== null) return { capital, equity };
  const losses = euroAfter(text, /\bperdit[ae]\b|\b(?:abbiamo|ha|ho) perso\b/);
  const reserves = NO_RESERVES.test(text) ? 0 : euroAfter(text, /\briserve\b/);
  return losses === null || reserves === null ? null : { capital, equity: capital + reserves - losses };
}

const NO_RESERVES =
  /\b(?:senza|non ci sono|non abbiamo|nessuna|zero) (?:piu |altre )?riserv[ae]|\briserv[ae]\b[^.;]{0,25}\b(?:a zero|zero|azzerat\w+|esaurit\w+|consumat\w+|finit\w+|nulle)\b/;

const percentOf = (part: number, whole: number): number => Math.max(0, (part / whole) * 100);

/** How far from its name a figure stands. */
const NEAR = 45;
/** A bare number as small as this is a year or a count. */
const BARE_EURO_MIN = 3000;

function euroAfter(text: string, lead: RegExp): number | null {
  const match = lead.exec(text);
  if (!match) return null;
  const from = match.index + match[0].length;
  const near = text.slice(from, from + NEAR).split(/;|\. /)[0]!;
  const found = numbersIn(near).find(
    ({ unit, isScaled, value }) =>
      unit !== 'percent' && (unit === 'euro' || isScaled || Math.abs(value) >= BARE_EURO_MIN),
  );
  return found?.value ?? null;
}
