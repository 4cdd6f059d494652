import type { AidForm, Category, CompanySize, Sector, SpecialStatus } from '#domain/vocabulary.ts';

/** The official vocabularies of incentivi.gov.it and what each value is here. */

export const SCOPES: Readonly<Record<string, Category | null>> = {
  'Sostegno investimenti': null,
  'Sostegno liquidità': null,
  Internazionalizzazione: 'export',
  'Innovazione e ricerca': 'ricerca',
  "Start up/Sviluppo d'impresa": null,
  Digitalizzazione: 'digitale',
  'Transizione ecologica': 'green',
  "Crisi d'impresa": null,
  'Inclusione sociale': null,
  'Imprenditoria giovanile': null,
  'Imprenditoria femminile': null,
  'Formazione (lavoro, occupazione, riqualificazione professionale dei lavoratori)': null,
  'Rafforzamento del capitale': null,
};

export const SIZES: Readonly<Record<string, CompanySize | null>> = {
  Microimpresa: 'micro',
  'Piccola Impresa': 'small',
  'Media Impresa': 'medium',
  'Grande Impresa': 'large',
  'Non classificabile/classificato': null,
};

/** `general`: any company may apply, so the other subjects listed beside it restrict nothing. */
type Subject = { statuses: SpecialStatus[]; isGeneral?: true; isPerson?: true; isToBeFormed?: true };

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  Impresa: { statuses: [], isGeneral: true },
  'Cooperative/Associazioni Non Profit': { statuses: ['cooperativa', 'ets'] },
  Consorzio: { statuses: ['consorzio'] },
  "Rete d'impresa": { statuses: ['rete_imprese'] },
  'Ente Pubblico': { statuses: ['ente_pubblico'] },
  // The source does not tell startups from PMI innovative.
  'Impresa - SU/PMI innovativa': { statuses: ['startup_innovativa', 'pmi_innovativa'] },
  'Impresa da costituire - Altro': { statuses: ['da_costituire'], isToBeFormed: true },
  Professionista: { statuses: ['professionista'] },
  'Università/Ente di Ricerca': { statuses: ['ricerca'] },
  Cittadino: { statuses: [], isPerson: true },
  'Impresa - prevalenza femminile': { statuses: ['femminile'] },
  'Impresa - prevalenza giovanile': { statuses: ['giovanile'] },
  'Impresa da costituire - Giovanile': { statuses: ['da_costituire'], isToBeFormed: true },
  'Impresa da costituire - Femminile': { statuses: ['da_costituire'], isToBeFormed: true },
  'Istituto finanziario': { statuses: ['fondo_o_intermediario'] },
  'Associazione fra professionisti': { statuses: ['professionista'] },
};

/** `Agevolazione fiscale` is told apart by the words of the record (aid-form.ts). */
export const SUPPORT_FORMS: Readonly<Record<string, AidForm | 'fiscale'>> = {
  'Contributo/Fondo perduto': 'fondo perduto',
  'Prestito/Anticipo rimborsabile': 'finanziamento agevolato',
  'Agevolazione fiscale': 'fiscale',
  'Capitale di rischio': 'capitale di rischio',
  'Interventi a garanzia': 'garanzia',
  'Riduzione dei contributi di previdenza sociale': 'esonero contributivo',
};

export const COSTS: ReadonlySet<string> = new Set([
  'Servizi, brevetti e licenze',
  'Spese generali/altri oneri',
  'Impianti/Macchinari/Attrezzature',
  'Costo del personale',
  'Fabbricati e terreni',
  'Materie prime, di consumo e merci',
  'Formazione Professionale',
]);

export const ACTIVITY_SECTORS: Readonly<Record<string, Sector>> = {
  Commercio: 'retail',
  'Altri servizi': 'other',
  Artigianato: 'manufacturing',
  Turismo: 'tourism',
  Ristorazione: 'tourism',
  Agroalimentare: 'agriculture',
  Alberghiero: 'tourism',
  Cultura: 'other',
  'Moda e Tessile': 'manufacturing',
  'Mobili, Legno e Carta': 'manufacturing',
  Meccanica: 'manufacturing',
  Edilizia: 'other',
  Elettronica: 'manufacturing',
  ICT: 'technology',
  'Servizi di trasporto': 'transport',
  Metallurgia: 'manufacturing',
  'Autoveicoli e altri mezzi di trasporto': 'manufacturing',
  'Agricoltura, silvicoltura e pesca': 'agriculture',
  'Chimica e Farmaceutica': 'manufacturing',
  Salute: 'healthcare',
  'Fornitura Energia, Acqua e gestione Rifiuti': 'energy',
};

export const SPECIAL_TERRITORIES: ReadonlySet<string> = new Set([
  'Aree interne',
  'ZES',
  'Non applicabile',
  'Zone sismiche',
  'Zone franche',
  'Emergenza climatica',
]);
