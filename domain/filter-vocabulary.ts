/** The closed lists that visitors filter by or answer with, as stored codes (SHE-9); the others are in vocabulary.ts. */

export const SECTORS = [
  'technology',
  'healthcare',
  'finance',
  'energy',
  'manufacturing',
  'agriculture',
  'education',
  'retail',
  'transport',
  'tourism',
  'other',
] as const;
export type Sector = (typeof SECTORS)[number];

export const EMPLOYEE_BANDS = ['1-5', '6-10', '11-25', '26-50', '51-100', '100+'] as const;
export type EmployeeBand = (typeof EMPLOYEE_BANDS)[number];

export const REGIONS = [
  'Abruzzo',
  'Basilicata',
  'Calabria',
  'Campania',
  'Emilia-Romagna',
  'Friuli-Venezia Giulia',
  'Lazio',
  'Liguria',
  'Lombardia',
  'Marche',
  'Molise',
  'Piemonte',
  'Puglia',
  'Sardegna',
  'Sicilia',
  'Toscana',
  'Trentino-Alto Adige',
  'Umbria',
  "Valle d'Aosta",
  'Veneto',
] as const;
export type Region = (typeof REGIONS)[number];

export const GRANT_LEVELS = ['europeo', 'nazionale', 'regionale'] as const;
export type GrantLevel = (typeof GRANT_LEVELS)[number];

/** Racc. 2003/361/CE. */
export const COMPANY_SIZES = ['micro', 'small', 'medium', 'large'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

export const AID_FORMS = [
  'fondo perduto',
  'finanziamento agevolato',
  'misto',
  "credito d'imposta",
  'garanzia',
  'voucher',
  'capitale di rischio',
  'contributo in conto interessi',
  'deduzione fiscale',
  'detrazione fiscale',
  'esonero contributivo',
  'agevolazione contributiva',
  'tariffa incentivante',
  'formazione finanziata',
  'titoli negoziabili',
] as const;
export type AidForm = (typeof AID_FORMS)[number];

/** Computed at read time from dates and editorial state, never stored. */
export const GRANT_STATUSES = [
  'aperto',
  'in_chiusura',
  'a_sportello',
  'in_apertura',
  'in_attesa',
  'sospeso',
  'da_riverificare',
  'chiuso',
] as const;
export type GrantStatus = (typeof GRANT_STATUSES)[number];

/** The four categories of the standard search (GRA-11), from the official goals. */
export const CATEGORIES = ['digitale', 'green', 'export', 'ricerca'] as const;
export type Category = (typeof CATEGORIES)[number];

export const VERDICTS = ['ammissibile', 'da_verificare', 'non_ammissibile'] as const;
export type Verdict = (typeof VERDICTS)[number];
