/** The closed lists of the product, as stored codes (SHE-9). Words for the screen live in messages/. */

export * from './filter-vocabulary.ts';

export const USER_TYPES = ['business_user', 'consultant'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Forms of the company form, then the additions (COM-1). */
export const LEGAL_FORMS = [
  'srl',
  'spa',
  'snc',
  'sas',
  'startup-innovativa',
  'pmi-innovativa',
  'ditta-individuale',
  'altro',
  'srls',
  'cooperativa',
  'consorzio',
  'stp',
  'libero-professionista',
  'ets',
  'da-costituire',
] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

export const REVENUE_BANDS = ['0-100k', '100k-500k', '500k-1m', '1m-5m', '5m+'] as const;
export type RevenueBand = (typeof REVENUE_BANDS)[number];

export const SPECIALIZATIONS = [
  'regional_grants',
  'national_grants',
  'european_grants',
  'innovation_grants',
  'startup_grants',
  'research_grants',
] as const;
export type Specialization = (typeof SPECIALIZATIONS)[number];

/** Stored status of a consultant; is_approved follows from it (CON-2). */
export const CONSULTANT_STATUSES = ['in_attesa', 'da_modificare', 'approvato', 'rifiutato', 'sospeso'] as const;
export type ConsultantStatus = (typeof CONSULTANT_STATUSES)[number];

export const REGISTRATION_METHODS = ['email', 'google', 'facebook'] as const;
export type RegistrationMethod = (typeof REGISTRATION_METHODS)[number];

export const OPENING_MODES = [
  'sportello',
  'graduatoria',
  'click day',
  'finestra',
  'cut-off',
  'automatica',
  'negoziale',
] as const;
export type OpeningMode = (typeof OPENING_MODES)[number];

/** What an editor or a source says where dates are silent; dated and sourced beside it (GRA-1). */
export const EDITORIAL_STATES = ['aperto', 'in apertura', 'chiuso', 'sospeso', 'ricorrente', 'da verificare'] as const;
export type EditorialState = (typeof EDITORIAL_STATES)[number];

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const OUTCOMES = ['soddisfatto', 'non_soddisfatto', 'da_verificare'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Regime under which the aid is given, where known. */
export const AID_REGIMES = [
  'de_minimis',
  'de_minimis_agricolo',
  'de_minimis_pesca',
  'gber',
  'abers_agricolo',
  'notificato',
  'non_aiuto',
] as const;
export type AidRegime = (typeof AID_REGIMES)[number];

/** Statuses a company can be required to have, beyond its legal form. */
export const SPECIAL_STATUSES = [
  'startup_innovativa',
  'pmi_innovativa',
  'femminile',
  'giovanile',
  'cooperativa',
  'ets',
  'rete_imprese',
  'consorzio',
  'professionista',
  'da_costituire',
  'confiscata',
  'incubatore',
  'societa_benefit',
  'in_crisi',
  'agricola',
  'ricerca',
  'ente_pubblico',
  'fondo_o_intermediario',
  'cluster',
  'startup',
  'impresa_sociale',
  'culturale_creativa',
  'artigiana',
] as const;
export type SpecialStatus = (typeof SPECIAL_STATUSES)[number];

/** What a company does, finer than its sector: read from ATECO codes and descriptions, named by some grants. */
export const ACTIVITIES = [
  'agricola',
  'agriturismo',
  'pesca',
  'agroalimentare',
  'moda',
  'arredo',
  'artigianato_artistico',
  'meccanica',
  'semiconduttori',
  'net_zero',
  'difesa',
  'chimica_farmaceutica',
  'estrattiva',
  'altra_manifattura',
  'edilizia',
  'software',
  'videogiochi',
  'audiovisivo',
  'cultura_spettacolo',
  'editoria',
  'design',
  'sport',
  'ricettivo',
  'ristorazione',
  'balneare_termale',
  'servizi_turistici',
  'commercio',
  'farmacia',
  'sanita',
  'autotrasporto_merci',
  'trasporto_persone',
  'logistica',
  'navigazione',
  'energia',
  'formazione',
  'finanza',
  'servizi_professionali',
  'servizi_persona',
] as const;
export type Activity = (typeof ACTIVITIES)[number];
