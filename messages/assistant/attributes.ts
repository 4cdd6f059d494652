import type { EVALUATIONS } from '#domain/grants/grant-facts.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import type { GrantLevel, Outcome } from '#domain/vocabulary.ts';
import { listed } from '#domain/writing/phrases.ts';
import { inPlace, lowered } from '#messages/articles.ts';
import { EVALUATION_LABELS } from '#messages/grants/grant-facts.ts';

const listOf = (version: string | null): string => (version ? ` (elenco ATECO ${version})` : '');
const codesText = (codes: readonly string[], isCut: boolean): string =>
  `${codes.join(', ')}${isCut ? ' e altri, nella scheda' : ''}`;
const STANDS: Record<Outcome, string> = {
  soddisfatto: 'va bene',
  non_soddisfatto: 'non va bene',
  da_verificare: 'è da verificare',
};

/** How much of a region a grant covers. */
export type PlaceReach = 'tutta' | 'parte' | 'nulla';

type Limits = { name: string; kind: string; min: number | null; max: number | null; maxLimitsProject: boolean };

/** One thing that was asked of a grant by its name. */
export const ASKED_OF = {
  codesIn: (name: string, codes: readonly string[], version: string | null, isCut: boolean) =>
    `«${name}» ammette questi codici ATECO${listOf(version)}: ${codesText(codes, isCut)}.`,
  codesOut: (name: string, codes: readonly string[], version: string | null, isCut: boolean) =>
    `«${name}» esclude questi codici ATECO${listOf(version)}: ${codesText(codes, isCut)}.`,
  noCodes: (name: string) => `La scheda di «${name}» non indica codici ATECO ammessi o esclusi: verifica sul bando.`,
  sectors: (told: readonly string[]) => `Per le attività dice: ${told.map(lowered).join('; ')}.`,
  note: (text: string) => `${text.replace(/(?<![.\s])[.\s]+$/, '')}.`,
  whoInstead: (text: string) => `Si rivolge a: ${lowered(text)}.`,
  standing: (company: string, outcome: Outcome, found: string) =>
    `Per ${company} ${STANDS[outcome]}${found ? `: ${lowered(found).replace(/(?<![.\s])[.\s]+$/, '')}` : ''}.`,
  where: (name: string, place: string) => `Per «${name}» serve: ${lowered(place)}.`,
  anywhere: (name: string, level: GrantLevel) =>
    level === 'regionale'
      ? `La scheda di «${name}» non dice di più sul luogo: verifica sul bando.`
      : `«${name}» non ha limiti di regione nella scheda: è una misura ${level === 'europeo' ? 'europea' : 'nazionale'}.`,
  place: (region: string, reach: PlaceReach) =>
    ({
      tutta: `Sì, ${inPlace(region)} vale.`,
      parte: `In parte: ${inPlace(region)} vale solo in alcune zone.`,
      nulla: `No, ${inPlace(region)} non vale.`,
    })[reach],
  limits: ({ name, kind, min, max, maxLimitsProject }: Limits) => {
    const of = kind === 'finanziamento' ? 'Finanziamento' : 'Spesa';
    const least = min === null || min === 0 ? 'minimo non indicato nella scheda' : `minimo ${euroText(min)}`;
    const most =
      max === null
        ? 'massimo non indicato nella scheda'
        : `massimo ${euroText(max)}${maxLimitsProject ? ', oltre il quale il progetto non è ammesso' : ''}`;
    return `${of} per «${name}»: ${least}; ${most}.`;
  },
  criteria: (name: string, told: readonly string[]) => `«${name}» si valuta così: ${told.join('; ')}.`,
  criterion: (name: string, points: number | null, threshold: number | null) => {
    const figures = [
      ...(points === null ? [] : [`fino a ${points} punti`]),
      ...(threshold === null ? [] : [`almeno ${threshold}`]),
    ];
    return `${lowered(name)}${figures.length > 0 ? ` (${listed(figures)})` : ''}`;
  },
  noCriteria: (name: string) => `La scheda di «${name}» non riporta i criteri o i punteggi: sono nel bando ufficiale.`,
  evaluation: (way: (typeof EVALUATIONS)[number]) => `${EVALUATION_LABELS[way]}.`,
} as const;
