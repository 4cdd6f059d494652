import type { CompanyProblem } from '#domain/companies/company-problems.ts';
import type { MeterField } from '#domain/companies/completeness.ts';
import type { EmployeeBand, LegalForm, RevenueBand } from '#domain/vocabulary.ts';
import { onDay } from '#messages/articles.ts';

/** Fixed sentences; the page and the selector say different things about the same change (COM-7). */
export const COMPANY_TOASTS = {
  loadFailed: 'Errore nel caricamento delle aziende',
  loadUnexpected: 'Errore imprevisto nel caricamento',
  created: (name: string) => `Azienda "${name}" creata con successo!`,
  createFailed: (message: string) => `Errore nella creazione dell'azienda: ${message}`,
  createUnexpected: 'Errore imprevisto nella creazione',
  updated: (name: string) => `Azienda "${name}" modificata con successo!`,
  updateFailed: (message: string) => `Errore nella modifica dell'azienda: ${message}`,
  updateUnexpected: 'Errore imprevisto nella modifica',
  deleted: 'Azienda eliminata con successo',
  archived: 'Azienda archiviata',
  archivedWhy: 'Ha candidature inviate: restano tra Le Mie Candidature, con i dati di allora.',
  deleteFailed: (message: string) => `Errore nell'eliminazione dell'azienda: ${message}`,
  deleteUnexpected: "Errore imprevisto nell'eliminazione",
  madePrimary: 'Azienda impostata come primaria',
  primaryFailed: (message: string) => `Errore nell'impostazione azienda primaria: ${message}`,
  primaryUnexpected: 'Errore imprevisto',
  selector: {
    loadFailed: 'Impossibile caricare le aziende',
    updated: 'Azienda attiva aggiornata',
    updateFailed: "Impossibile aggiornare l'azienda primaria",
  },
  undo: 'Annulla',
  newPrimary: (name: string) => `Ora l’azienda attiva è ${name}.`,
  restored: (name: string) => `${name} è di nuovo tra le tue aziende`,
  restoreFailed: 'Non siamo riusciti a ripristinare l’azienda',
} as const;

export const COMPANY_PROBLEM_MESSAGES: Record<CompanyProblem, string> = {
  vat_format: 'La partita IVA ha 11 cifre, con o senza IT davanti',
  vat_zeros: 'Questa partita IVA non esiste: le prime sette cifre sono zeri',
  vat_checksum: 'La partita IVA non è corretta: la cifra di controllo non torna. Rileggi le cifre',
  tax_code_format: 'Il codice fiscale ha 16 caratteri (persone) o 11 cifre (società ed enti)',
  tax_code_checksum: 'Il codice fiscale non è corretto: il carattere di controllo non torna. Rileggilo',
  tax_code_date: 'Il codice fiscale contiene una data di nascita che non esiste',
  pec_format: 'Scrivi un indirizzo PEC valido',
  pec_ordinary_mail: 'Questo è un indirizzo e-mail comune, non una PEC',
  sdi_format: 'Il codice SDI ha 7 caratteri (6 per gli enti pubblici)',
  email_format: 'Scrivi un indirizzo e-mail valido',
  url_format: 'Scrivi un indirizzo web completo, per esempio https://www.azienda.it',
  ateco_format: 'Un codice ATECO è fatto così: 62.01.00',
  province_unknown: 'Questa provincia non esiste',
  province_other_region: 'Questa provincia è in un’altra regione',
  founded_in_future: 'Questa data è nel futuro',
  founded_years_differ: 'L’anno non coincide con la data di costituzione',
  shares_over_hundred: 'Le quote sommate superano il 100%',
};

export const LEGAL_FORM_LABELS: Record<LegalForm, string> = {
  srl: 'S.r.l.',
  srls: 'S.r.l.s.',
  spa: 'S.p.A.',
  snc: 'S.n.c.',
  sas: 'S.a.s.',
  'startup-innovativa': 'Startup innovativa',
  'pmi-innovativa': 'PMI innovativa',
  'ditta-individuale': 'Ditta individuale',
  'libero-professionista': 'Libero professionista',
  cooperativa: 'Cooperativa',
  consorzio: 'Consorzio',
  stp: 'Società tra professionisti (STP)',
  ets: 'Ente del Terzo settore (ETS)',
  'da-costituire': 'Impresa da costituire',
  altro: 'Altro',
};

export const EMPLOYEE_LABELS: Record<EmployeeBand, string> = {
  '1-5': '1-5',
  '6-10': '6-10',
  '11-25': '11-25',
  '26-50': '26-50',
  '51-100': '51-100',
  '100+': 'oltre 100',
};

export const REVENUE_LABELS: Record<RevenueBand, string> = {
  '0-100k': 'fino a 100.000 €',
  '100k-500k': 'da 100.000 a 500.000 €',
  '500k-1m': 'da 500.000 € a 1 milione',
  '1m-5m': 'da 1 a 5 milioni',
  '5m+': 'oltre 5 milioni',
};

/** What to answer next, and why it is worth the effort. */
export const METER_QUESTIONS: Record<MeterField, { name: string; why: string }> = {
  name: { name: 'il nome dell’azienda', why: 'Serve per salvare.' },
  role: { name: 'il tuo ruolo', why: 'Serve per salvare.' },
  sector: { name: 'il settore', why: 'Quasi ogni bando è riservato ad alcuni settori.' },
  taxIdentity: { name: 'la partita IVA o il codice fiscale', why: 'Serve in ogni domanda.' },
  description: { name: 'la descrizione', why: 'Dice di che cosa ti occupi: trova i bandi più vicini a te.' },
  region: { name: 'la regione', why: 'Decide tutti i bandi regionali.' },
  province: { name: 'la provincia', why: 'Decide i bandi delle Camere di commercio.' },
  city: { name: 'il comune', why: 'Alcuni bandi valgono solo in certi comuni.' },
  legalForm: { name: 'la forma giuridica', why: 'Molti bandi escludono alcune forme giuridiche.' },
  employees: { name: 'il numero esatto di addetti', why: 'Decide se sei micro, piccola o media impresa.' },
  revenue: { name: 'il fatturato esatto', why: 'Decide se sei micro, piccola o media impresa.' },
  balance: { name: 'il totale di bilancio', why: 'Può bastare al posto del fatturato per restare PMI.' },
  founding: { name: 'la data di costituzione', why: 'Molti bandi chiedono imprese giovani, o attive da anni.' },
  ateco: { name: 'il codice ATECO', why: 'È il requisito di settore scritto nei bandi.' },
  womenLed: { name: 'se l’impresa è femminile', why: 'Apre i bandi per l’imprenditoria femminile.' },
  youthLed: { name: 'se l’impresa è giovanile', why: 'Apre i bandi per under 35.' },
  group: { name: 'se fai parte di un gruppo', why: 'Le imprese collegate contano nella dimensione.' },
  address: { name: 'l’indirizzo', why: 'Serve nella domanda.' },
  pec: { name: 'la PEC', why: 'Serve nella domanda.' },
};

export const COMPANIES = {
  title: 'Le Mie Aziende',
  intro: 'Più cose sappiamo della tua azienda, più bandi possiamo verificare.',
  add: 'Aggiungi azienda',
  empty: 'Nessuna azienda configurata',
  emptyText: 'Aggiungi la tua azienda: da lì partono i bandi adatti e la verifica dei requisiti.',
  loading: 'Carico le aziende',
  retry: 'Riprova',
  active: 'Attiva',
  activate: 'Imposta come Attiva',
  edit: 'Modifica',
  remove: 'Elimina',
  archived: {
    title: 'Aziende archiviate',
    why: 'Hanno candidature inviate: non si cancellano, e le candidature restano con i dati di allora.',
    since: (day: string) => `Archiviata ${onDay(day)}`,
    applications: 'Le Mie Candidature',
    restore: 'Riprendi',
  },
  named: (action: string, name: string) => `${action}: ${name}`,
  meter: 'Completezza del profilo',
  percent: (value: number) => `${value}%`,
  next: (name: string) => `Prossimo dato utile: ${name}.`,
  full: 'Il profilo è completo.',
  questions: 'La risposta che decide più bandi',
  inDescription: 'Scrivilo nella descrizione.',
} as const;

/** One question at a time, answered where it is asked. */
export const QUESTION = {
  save: 'Salva la risposta',
  skip: 'Salta',
  later: 'Non ora',
  inForm: 'Rispondi nella scheda',
  saved: 'Risposta salvata',
} as const;

export const SELECTOR = {
  label: 'Azienda attiva',
  open: (name: string) => `Azienda attiva: ${name}. Cambia azienda`,
  add: 'Aggiungi la tua azienda',
  manage: 'Gestisci le aziende',
  retry: 'Riprova a caricare le aziende',
} as const;
