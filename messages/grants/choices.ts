import type { AidForm, Category, CompanySize, GrantLevel, GrantStatus } from '#domain/filter-vocabulary.ts';

/** The words of what grants are filtered by. */
export const GRANT_STATUS_LABELS: Record<GrantStatus, string> = {
  aperto: 'Aperto',
  in_chiusura: 'In chiusura',
  a_sportello: 'A sportello',
  in_apertura: 'In apertura',
  in_attesa: 'In attesa di apertura',
  sospeso: 'Sospeso',
  da_riverificare: 'Da riverificare',
  chiuso: 'Chiuso',
};
export const STATUS_GROUP_LABELS = { aperti: 'Aperti', tutti: 'Tutti' } as const;

export const LEVEL_LABELS: Record<GrantLevel, string> = {
  europeo: 'Europeo',
  nazionale: 'Nazionale',
  regionale: 'Regionale',
};

export const AID_FORM_LABELS: Record<AidForm, string> = {
  'fondo perduto': 'Fondo perduto',
  'finanziamento agevolato': 'Finanziamento agevolato',
  misto: 'Misto (fondo perduto e finanziamento)',
  "credito d'imposta": 'Credito d’imposta',
  garanzia: 'Garanzia',
  voucher: 'Voucher',
  'capitale di rischio': 'Capitale di rischio',
  'contributo in conto interessi': 'Contributo in conto interessi',
  'deduzione fiscale': 'Deduzione fiscale',
  'detrazione fiscale': 'Detrazione fiscale',
  'esonero contributivo': 'Esonero contributivo',
  'agevolazione contributiva': 'Agevolazione contributiva',
  'tariffa incentivante': 'Tariffa incentivante',
  'formazione finanziata': 'Formazione finanziata',
  'titoli negoziabili': 'Titoli negoziabili',
};

export const SIZE_LABELS: Record<CompanySize, string> = {
  micro: 'Micro',
  small: 'Piccola',
  medium: 'Media',
  large: 'Grande',
};

export const CATEGORY_LABELS: Record<Category, string> = {
  digitale: 'Digitale',
  green: 'Green',
  export: 'Export',
  ricerca: 'Ricerca',
};
