import type { InnovativeSection, Procedure } from '#domain/companies/company-parts.ts';
import type { TaxRegime } from '#domain/grants/grant-facts.ts';
import { UNSAVED_TEXT } from '#messages/shell/unsaved-text.ts';

export const TAX_REGIME_OPTIONS: Record<TaxRegime, string> = {
  ordinario: 'Ordinario',
  semplificato: 'Semplificato',
  forfettario: 'Forfettario',
  reddito_agrario: 'Reddito agrario',
};

export const INNOVATIVE_SECTION_OPTIONS: Record<InnovativeSection, string> = {
  startup: 'Sì, startup innovativa',
  pmi: 'Sì, PMI innovativa',
  nessuna: 'No, nessuna delle due',
};

export const PROCEDURE_OPTIONS: Record<Procedure, string> = {
  nessuna: 'Nessuna',
  liquidazione_volontaria: 'Liquidazione volontaria',
  liquidazione_giudiziale: 'Liquidazione giudiziale (fallimento)',
  concordato_liquidatorio: 'Concordato liquidatorio',
  concordato_continuita: 'Concordato in continuità',
  composizione_negoziata: 'Composizione negoziata della crisi',
};

/** The company form (COM-13): labels, and in plain words why each datum helps. */
export const COMPANY_FORM = {
  newTitle: 'Nuova azienda',
  editTitle: (name: string) => `Modifica ${name}`,
  notFound: 'Questa azienda non è tra le tue',
  notFoundText: 'Forse è stata eliminata. Torna all’elenco delle aziende.',
  back: 'Torna alle aziende',
  save: 'Salva azienda',
  saving: 'Salvataggio…',
  cancel: 'Annulla',
  choose: 'Scegli',
  unknown: 'Non indicato',
  missing: (names: string[]) => `Per salvare completa: ${names.join(', ')}.`,
  missingNames: {
    companyName: 'nome',
    roleInCompany: 'ruolo',
    sector: 'settore',
    ein: 'partita IVA o codice fiscale',
    description: 'descrizione',
  },
  sections: {
    essentials: { title: 'Dati essenziali', text: 'Bastano questi per salvare e vedere i primi bandi.' },
    size: {
      title: 'Per verificare più bandi',
      text: 'Tutto facoltativo. Ogni dato esatto toglie dei «da verificare» dai requisiti.',
    },
    ownership: {
      title: 'Soci e imprese collegate',
      text: 'Contano per i bandi femminili e giovanili e per la dimensione.',
    },
    standing: {
      title: 'Fisco, bilancio e procedure',
      text: 'Tutto facoltativo: alcuni bandi escludono chi è in difficoltà, inattivo o in liquidazione.',
    },
    seats: { title: 'Altre sedi operative', text: 'Molti bandi regionali accettano una sede operativa in regione.' },
    contacts: { title: 'Recapiti e fatturazione', text: 'Servono quando si compila la domanda.' },
    story: { title: 'Racconta l’impresa', text: 'Filo usa questi testi nelle bozze delle candidature.' },
  },
  fields: {
    companyName: {
      label: 'Nome azienda',
      hint: 'Come è scritto nella visura; per un’impresa da costituire, il nome previsto.',
    },
    roleInCompany: { label: 'Il tuo ruolo in azienda', placeholder: 'CEO, Founder, Manager' },
    sector: { label: 'Settore', hint: 'Quasi ogni bando è riservato ad alcuni settori.' },
    ein: {
      label: 'Partita IVA o codice fiscale',
      hint: 'Se non hai la partita IVA (impresa da costituire, persona) scrivi il codice fiscale.',
    },
    legalForm: { label: 'Forma giuridica', hint: 'Molti bandi escludono alcune forme.' },
    description: {
      label: 'Descrizione',
      hint: 'Che cosa fai, per chi, con quante persone. I fatti scritti qui contano nella verifica dei requisiti.',
    },
    region: { label: 'Regione', hint: 'Decide tutti i bandi regionali.' },
    province: { label: 'Provincia', hint: 'Decide i bandi delle Camere di commercio.' },
    city: { label: 'Comune', hint: 'Alcuni bandi valgono solo in certi comuni.' },
    address: { label: 'Indirizzo della sede legale' },
    employees: { label: 'Dipendenti (fascia)', hint: 'Una fascia a cavallo di 10, 50 o 250 non decide la dimensione.' },
    employeesExact: {
      label: 'Addetti esatti (ULA)',
      hint: 'Unità lavorative annue: due persone a metà tempo fanno 1. Dice se sei micro, piccola o media.',
    },
    revenue: { label: 'Fatturato (fascia)' },
    revenueExact: {
      label: 'Fatturato esatto',
      hint: 'Dell’ultimo bilancio approvato. Decide la dimensione insieme agli addetti.',
    },
    balanceExact: {
      label: 'Totale di bilancio',
      hint: 'Il totale dell’attivo. Può bastare al posto del fatturato per restare PMI.',
    },
    foundedYear: { label: 'Anno di fondazione' },
    foundedOn: { label: 'Data di costituzione', hint: 'I limiti di età («meno di 60 mesi») si contano al giorno.' },
    atecoCodes: {
      label: 'Codici ATECO',
      hint: 'Quello prevalente per primo, separati da virgola: 62.01.00, 62.02. È il requisito di settore scritto nei bandi.',
    },
    atecoVersion: {
      label: 'Classificazione ATECO',
      hint: 'Da aprile 2025 la visura riporta la 2025; molti bandi citano ancora la 2007.',
    },
    isWomenLed: {
      label: 'Impresa femminile',
      hint: 'Maggioranza di donne tra i soci e nelle quote, o titolare donna. Apre bandi dedicati.',
    },
    isYouthLed: {
      label: 'Impresa giovanile',
      hint: 'Maggioranza di soci tra 18 e 35 anni, o titolare under 36. Apre bandi dedicati.',
    },
    innovativeSection: {
      label: 'Startup o PMI innovativa',
      hint: 'La sezione speciale del registro delle imprese, come risulta nella visura.',
    },
    hasGroup: {
      label: 'Altre imprese possiedono questa, o questa ne possiede altre?',
      hint: 'Dal 25% in su le imprese si contano insieme per la dimensione; per il de minimis solo se c’è controllo.',
    },
    taxRegime: {
      label: 'Regime fiscale',
      hint: 'I crediti d’imposta chiedono un reddito d’impresa: decide per il forfettario.',
    },
    procedure: {
      label: 'Liquidazione o procedure in corso',
      hint: 'Come risulta nella visura. Quasi ogni bando esclude chi è in liquidazione.',
    },
    isInactive: {
      label: 'L’azienda è inattiva',
      hint: 'Iscritta al registro delle imprese ma senza attività avviata.',
    },
    shareCapital: { label: 'Capitale sociale', hint: 'Sottoscritto, dall’ultimo bilancio.' },
    netEquity: {
      label: 'Patrimonio netto',
      hint: 'Dall’ultimo bilancio, anche negativo: sotto metà del capitale un’impresa è «in difficoltà».',
    },
    taxCode: { label: 'Codice fiscale', hint: 'Solo se è diverso dalla partita IVA.' },
    pec: { label: 'PEC' },
    sdiCode: { label: 'Codice SDI', hint: 'Per le fatture elettroniche: 7 caratteri.' },
    email: { label: 'E-mail aziendale' },
    phone: { label: 'Telefono' },
    website: { label: 'Sito web', placeholder: 'https://www.azienda.it' },
    linkedinProfile: { label: 'Profilo LinkedIn', placeholder: 'https://www.linkedin.com/company/…' },
    mission: { label: 'Missione' },
    vision: { label: 'Visione' },
    targetMarket: { label: 'Mercato di riferimento' },
    competitiveAdvantage: { label: 'Vantaggio competitivo' },
    keyPartners: { label: 'Partner chiave' },
    certifications: {
      label: 'Certificazioni',
      hint: 'ISO, parità di genere, rating di legalità: spesso danno punti in più.',
    },
    previousGrants: {
      label: 'Agevolazioni già ottenute',
      hint: 'Nome, anno, importo: servono per il de minimis e il cumulo.',
    },
  },
  answers: { si: 'Sì', no: 'No' },
  legalSeat: 'Sede legale',
  helps: 'Che cosa aiuta di più',
  rows: {
    addSeat: 'Aggiungi una sede',
    seat: (position: number) => `Sede operativa ${position}`,
    addShareholder: 'Aggiungi un socio',
    shareholder: (position: number) => `Socio ${position}`,
    addRelated: 'Aggiungi un’impresa',
    related: (position: number) => `Impresa ${position}`,
    remove: 'Togli',
    name: 'Nome',
    kind: 'Tipo',
    share: 'Quota',
    shareUnit: '%',
    isWoman: 'È una donna',
    birthYear: 'Anno di nascita',
    relation: 'Legame',
    employees: 'Addetti (ULA)',
    revenue: 'Fatturato',
    balance: 'Totale di bilancio',
    address: 'Indirizzo',
    kinds: { persona: 'Persona', societa: 'Società', ente_pubblico: 'Ente pubblico' },
    relations: { associata: 'Associata (dal 25% al 50%)', collegata: 'Collegata (oltre il 50%)' },
    ateco: { '2007': 'ATECO 2007', '2025': 'ATECO 2025' },
    shareholders: 'Soci',
    relatedTitle: 'Imprese associate e collegate',
  },
  vies: {
    check: 'Verifica nel VIES',
    checking: 'Verifica…',
    disabled: 'Scrivi prima una partita IVA di 11 cifre',
    valid: 'Partita IVA valida nel VIES',
    use: 'Usa questi dati',
    used: 'Abbiamo riempito i campi vuoti con i dati del VIES.',
    notListed: 'Non è iscritta al VIES',
    notListedText: 'È normale per chi non vende all’estero: il numero può essere giusto e puoi salvare.',
    unknown: 'Non verificabile ora',
    unknownText: 'Il servizio europeo non risponde. Il numero ha la forma giusta e puoi salvare.',
  },
  conflict: {
    title: 'Nel frattempo questi dati sono cambiati altrove',
    text: 'Quello che hai scritto è ancora qui. Salvando, sostituisci solo i campi che hai modificato tu.',
    save: 'Salva le mie modifiche',
  },
  draft: { title: 'Abbiamo ripreso le modifiche che non avevi salvato', discard: 'Scarta' },
  leave: { ...UNSAVED_TEXT, text: 'Se esci ora, quello che hai scritto per questa azienda va perso.' },
} as const;
