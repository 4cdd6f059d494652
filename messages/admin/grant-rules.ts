import type { ORDER_RULES } from '#domain/grants/grant-facts.ts';

/** The rules by which a company is judged, as the editor sees them. */
export const CONSTRAINT_LABELS: Record<string, string> = {
  'constraints.territory': 'Regioni ammesse',
  'constraints.sizes': 'Dimensioni ammesse',
  'constraints.sectors': 'Settori ammessi',
  'constraints.sectorsExcluded': 'Settori esclusi',
  'constraints.legalForms': 'Forme giuridiche ammesse',
  'constraints.legalFormsExcluded': 'Forme giuridiche escluse',
  'constraints.activities': 'Attività ammesse',
  'constraints.statusesAnyOf': 'Almeno uno di questi caratteri',
  'constraints.statusesAllOf': 'Tutti questi caratteri',
  'constraints.sizesWaivedFor': 'La dimensione non conta per',
  'constraints.youthAgeMax': 'Giovanile: età massima',
  'constraints.recentlyFounded': 'Solo imprese di recente costituzione',
  'constraints.employees.min': 'Addetti, almeno',
  'constraints.employees.max': 'Addetti, al massimo',
  'constraints.revenueEuro.min': 'Fatturato in euro, almeno',
  'constraints.revenueEuro.max': 'Fatturato in euro, al massimo',
  'constraints.ageMonths.min': 'Mesi dalla costituzione, almeno',
  'constraints.ageMonths.max': 'Mesi dalla costituzione, al massimo',
  'constraints.founderAge.min': 'Età di chi fonda, almeno',
  'constraints.founderAge.max': 'Età di chi fonda, al massimo',
  'constraints.filedAccountsMin': 'Bilanci depositati, almeno',
  'constraints.mustExist': 'L’impresa deve già esistere',
  'constraints.other': 'Altri requisiti da controllare a mano',
};

/** What is known of a grant beyond its card. */
export const FACT_LABELS: Record<string, string> = {
  'facts.who.kinds': 'Chi può chiedere',
  'facts.who.not': 'Chi non può chiedere',
  'facts.ateco.version': 'Elenco dei codici ATECO',
  'facts.ateco.include': 'Codici ATECO ammessi',
  'facts.ateco.exclude': 'Codici ATECO esclusi',
  'facts.tax.not': 'Regimi fiscali esclusi',
  'facts.spend.min': 'Spesa del progetto, almeno',
  'facts.spend.max': 'Spesa del progetto, al massimo',
  'facts.orders.rule': 'Ordini prima della domanda',
  'facts.orders.from': 'Ordini ammessi dal',
  'facts.evaluation': 'Come si valuta',
  'facts.access': 'Si entra con',
  'facts.portal': 'Portale della domanda',
  'facts.cumulation': 'Cumulo con altri aiuti',
  'facts.procedure': 'Passi della domanda',
  'facts.duties': 'Obblighi dopo la concessione',
  'facts.doubts': 'Punti non chiari nelle fonti',
};

export const ATECO_VERSION_LABELS = { '2007': 'ATECO 2007', '2025': 'ATECO 2025' } as const;
export const ORDER_RULE_LABELS: Record<(typeof ORDER_RULES)[number], string> = {
  vietati_prima: 'Vietati prima della domanda',
  ammessi: 'Ammessi',
  ammessi_dal: 'Ammessi da un giorno indicato',
};
