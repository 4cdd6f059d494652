import type { ContradictedFact, Contradiction, SideSource, SideValue } from '#domain/eligibility/contradictions.ts';
import { euroText, numberText } from '#domain/numbers/write-number.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';

export const CONTRADICTIONS = {
  title: (count: number) =>
    count === 1 ? 'Un dato della tua azienda non torna' : `${numberText(count)} dati della tua azienda non tornano`,
  text: 'Finché non scegli, i requisiti toccati restano da verificare.',
  ofClient: {
    title: (count: number) =>
      count === 1 ? 'Un dato del cliente non torna' : `${numberText(count)} dati del cliente non tornano`,
    text: 'Finché il cliente non dice qual è quello giusto, i requisiti toccati restano da verificare.',
  },
  choose: (value: string) => `È giusto: ${value}`,
  ledger: 'Correggi il registro de minimis',
  settled: 'Dato confermato: gli esiti sono aggiornati',
  failed: 'Non siamo riusciti a salvare la scelta',
  against: 'contro',
} as const;

export const CONTRADICTED_NAMES: Record<ContradictedFact, string> = {
  employees: 'Addetti',
  revenue: 'Fatturato',
  legal_form: 'Forma giuridica',
  founded: 'Anno di costituzione',
  sector: 'Settore',
  women_led: 'Impresa femminile',
  group: 'Gruppo di imprese',
  equity: 'Patrimonio netto e totale di bilancio',
  aid: 'Spazio de minimis',
};

const SOURCES: Record<SideSource, string> = {
  profilo: 'il profilo dice',
  fascia: 'la fascia scelta dice',
  descrizione: 'la descrizione dice',
  ateco: 'i codici ATECO dicono',
  elenco: 'l’elenco delle imprese collegate dice',
  bilancio: 'il patrimonio netto è',
  registro: 'il registro degli aiuti lascia',
};

/** "la descrizione dice 30 addetti". */
export const sideText = (fact: ContradictedFact, source: SideSource, value: SideValue): string =>
  `${fact === 'equity' && source === 'profilo' ? 'il totale di bilancio è' : fact === 'aid' && source === 'profilo' ? 'gli aiuti scritti nel profilo lasciano' : SOURCES[source]} ${sideValue(value)}`;

type Disputed = Pick<Contradiction, 'fact' | 'sides'>;

/** "il profilo dice Agricoltura, i codici ATECO dicono Manifatturiero". */
export const disputeText = ({ fact, sides }: Disputed): string =>
  sides.map(({ source, value }) => sideText(fact, source, value)).join(', ');

/** "Scegliere quale è giusto: Agricoltura o Manifatturiero." */
export const disputeChoice = ({ sides }: Disputed): string =>
  `Scegliere quale è giusto: ${sides.map(({ value }) => sideValue(value)).join(' o ')}.`;

/** For a card, where "manca" would not be true. */
export const DISPUTE_SHORT: Record<ContradictedFact, string> = {
  employees: 'i dati sugli addetti non concordano',
  revenue: 'i dati sul fatturato non concordano',
  legal_form: 'i dati sulla forma giuridica non concordano',
  founded: 'i dati sull’anno di costituzione non concordano',
  sector: 'i dati sul settore non concordano',
  women_led: 'i dati sull’impresa femminile non concordano',
  group: 'i dati sul gruppo non concordano',
  equity: 'i dati sul patrimonio netto non concordano',
  aid: 'i dati sugli aiuti ricevuti non concordano',
};

export function sideValue(value: SideValue): string {
  switch (value.kind) {
    case 'people':
      return `${rangeText(value.range, numberText)} ${value.range.max === 1 ? 'addetto' : 'addetti'}`;
    case 'euro':
      return rangeText(value.range, euroText);
    case 'year':
      return String(value.year);
    case 'form':
      return LEGAL_FORM_LABELS[value.form];
    case 'sectors':
      return value.sectors.map((sector) => SECTOR_LABELS[sector]).join(', ');
    case 'answer':
      return value.answer ? 'sì' : 'no';
  }
}

function rangeText({ min, max }: { min: number; max: number }, write: (value: number) => string): string {
  if (min === max) return write(min);
  return max === Infinity ? `oltre ${write(min)}` : `da ${write(min)} a ${write(max)}`;
}
