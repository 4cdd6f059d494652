import { onlyKnown, readOne, readPage, readWords, type RawSearch } from './address.ts';

export const CATALOGUE_VIEWS = ['tutti', 'ritirati', 'modificati'] as const;
export type CatalogueView = (typeof CATALOGUE_VIEWS)[number];
export const CATALOGUE_ORDERS = [
  'gravi',
  'nome',
  'nome_desc',
  'letto',
  'letto_desc',
  'salvati',
  'salvati_asc',
] as const;
export type CatalogueOrder = (typeof CATALOGUE_ORDERS)[number];

/** Why an editor should look at a grant, the gravest first. */
export const GRANT_SIGNALS = [
  'fonti_discordi',
  'data_contro_nota',
  'link_rotto',
  'segnalato',
  'chiuso_salvato',
  'doppione',
  'senza_scadenza',
  'affidabilita',
  'mai_visto',
] as const;
export type GrantSignal = (typeof GRANT_SIGNALS)[number];

export type CatalogueSearch = {
  q?: string;
  segnale?: GrantSignal;
  vista?: CatalogueView;
  ordine?: CatalogueOrder;
  pagina?: number;
  /** The grant in the editor. */
  apri?: string;
};

export const readCatalogueSearch = (raw: RawSearch): CatalogueSearch =>
  onlyKnown<CatalogueSearch>({
    q: readWords(raw.q),
    segnale: readOne(GRANT_SIGNALS, raw.segnale),
    vista: readOne(CATALOGUE_VIEWS, raw.vista),
    ordine: readOne(CATALOGUE_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
    apri: typeof raw.apri === 'string' ? raw.apri.slice(0, 200) : undefined,
  });
