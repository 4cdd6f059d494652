import { percentText, wholeEuroText } from '#domain/numbers/write-number.ts';
import type { AmountLine } from '#domain/grants/amount-text.ts';
import type { ChangeKind } from '#domain/grants/versions.ts';
import type { ImportSource } from '#domain/imports/codes.ts';
import type { AidRegime, Confidence, GrantLevel, OpeningMode } from '#domain/vocabulary.ts';
import { capital } from '#domain/writing/phrases.ts';
import { AID_FORM_LABELS } from './choices.ts';

export * from './choices.ts';

/** Missing is said, never invented (GRA-9). */
export const NOT_STATED = 'Non indicato';

export const OPENING_MODE_LABELS: Record<OpeningMode, string> = {
  sportello: 'Sportello (in ordine di arrivo)',
  graduatoria: 'Graduatoria',
  'click day': 'Click day',
  finestra: 'Finestra di presentazione',
  'cut-off': 'Date di taglio (cut-off)',
  automatica: 'Automatica',
  negoziale: 'Negoziale',
};

export const AID_REGIME_LABELS: Record<AidRegime, string> = {
  de_minimis: 'De minimis (Reg. UE 2023/2831)',
  de_minimis_agricolo: 'De minimis agricolo (Reg. UE 1408/2013)',
  de_minimis_pesca: 'De minimis pesca (Reg. UE 717/2014)',
  gber: 'Esenzione per categoria (Reg. UE 651/2014)',
  abers_agricolo: 'Esenzione agricola (Reg. UE 2022/2472)',
  notificato: 'Aiuto notificato alla Commissione',
  non_aiuto: 'Non è un aiuto di Stato',
};

export const CONFIDENCE_LABELS: Record<Confidence, string> = { high: 'Alta', medium: 'Media', low: 'Bassa' };

export const DEPTH_LABELS = { bando_ufficiale: 'Letto sul bando ufficiale', solo_sintesi: 'Da una sintesi' } as const;

/** An empty list of regions means the whole country, or the whole Union. */
const WHOLE_TERRITORY: Record<GrantLevel, string> = {
  europeo: 'Tutta l’Unione europea',
  nazionale: 'Tutta Italia',
  regionale: NOT_STATED,
};
export const regionsLabel = (level: GrantLevel, regions: readonly string[]): string =>
  regions.length === 0 ? WHOLE_TERRITORY[level] : regions.join(', ');

export const CHANGE_KIND_LABELS: Record<ChangeKind, string> = {
  proroga: 'Proroga',
  chiusura_anticipata: 'Chiusura anticipata',
  chiusura: 'Chiusura',
  riapertura: 'Riapertura',
  sospensione: 'Sospensione',
  apertura_spostata: 'Apertura spostata',
  importi: 'Importi cambiati',
  requisiti: 'Requisiti cambiati',
  rettifica: 'Rettifica',
};

/** Who brought a version in. */
export const VERSION_ORIGIN_LABELS = {
  catalogo: 'Aggiornamento del catalogo',
  importazione: 'Dati ufficiali',
  redazione: 'Redazione',
} as const;

const NO_FIGURE = 'importo non indicato';

/** What an amount is, before the figure: "Contributo fino a 100.000 €". */
export function amountText(amount: AmountLine): string {
  switch (amount.code) {
    case 'none':
      return `${AID_FORM_LABELS[amount.aidForm]}, ${NO_FIGURE}`;
    case 'percent':
      return `Aiuto fino al ${percentText(amount.percent)} della spesa`;
    case 'upTo':
      return `${capital(amount.kind)} fino a ${wholeEuroText(amount.max)}`;
    case 'from':
      return `${capital(amount.kind)} da ${wholeEuroText(amount.min)}`;
    case 'range':
      return `${capital(amount.kind)} da ${wholeEuroText(amount.min)} a ${wholeEuroText(amount.max)}`;
    case 'exactly':
      return `${capital(amount.kind)} di ${wholeEuroText(amount.amount)}`;
  }
}

export const GRANT_QUERY_PROBLEMS = {
  value: (value: string, allowed: readonly string[]) =>
    `«${value}» non è ammesso. Valori possibili: ${allowed.join(', ')}`,
  wholeNumber: (min: number, max: number) => `Scrivi un numero intero da ${min} a ${max}`,
  amount: 'Scrivi un importo in euro, senza simboli (per esempio 50000)',
  date: 'Scrivi una data come 2026-12-31',
  tooLong: (max: number) => `Al massimo ${max} caratteri`,
};

export const GRANT_EXPORT = {
  fileName: 'bandi-bandolo',
  sheet: 'Bandi',
  columns: {
    name: 'Bando',
    entity: 'Ente',
    level: 'Livello',
    territory: 'Territorio',
    status: 'Stato',
    opensOn: 'Apertura',
    closesOn: 'Scadenza',
    closesAt: 'Ora',
    daysLeft: 'Giorni alla scadenza',
    aidForm: 'Forma di aiuto',
    aidIntensity: 'Intensità',
    amountKind: 'Che cosa è l’importo',
    amountMin: 'Importo minimo (€)',
    amountMax: 'Importo massimo (€)',
    openingMode: 'Modalità',
    sizes: 'Dimensioni',
    categories: 'Categorie',
    beneficiaries: 'Beneficiari',
    link: 'Link ufficiale',
    page: 'Scheda Bandolo',
    checkedOn: 'Verificato il',
    source: 'Fonte',
  },
} as const;

const SOURCE_LABELS: Record<ImportSource | 'bundled' | 'custom', string> = {
  bundled: 'Catalogo Bandolo',
  incentivi: 'incentivi.gov.it',
  sedia: 'EU Funding & Tenders Portal',
  generic: 'Redazione',
  custom: 'il tuo PDF',
};

/** Where a grant was read, as people call it. */
export const sourceLabel = (name: string): string =>
  Object.hasOwn(SOURCE_LABELS, name) ? SOURCE_LABELS[name as keyof typeof SOURCE_LABELS] : name;

export const GRANT_CALENDAR = {
  name: (grant: string) => `Bandolo: ${grant}`,
  opens: (grant: string) => `Apertura: ${grant}`,
  closes: (grant: string) => `Scadenza: ${grant}`,
  about: (entity: string, link: string | null, page: string) =>
    [entity, link ? `Link ufficiale: ${link}` : null, `Scheda: ${page}`, 'Verifica sempre la data sul bando ufficiale.']
      .filter((line) => line !== null && line !== '')
      .join('\n'),
};
