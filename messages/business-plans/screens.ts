import type { ProjectionNeed } from '#domain/business-plans/answers/done-phases.ts';
import type { FinanceList } from '#domain/business-plans/answers/finance.ts';
import type { PlanQuestion } from '#domain/business-plans/answers/questions.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { listed } from '#domain/writing/phrases.ts';

const NEEDS: Record<ProjectionNeed, string> = {
  start: 'il mese di inizio',
  form: 'la forma giuridica',
  coefficientPct: 'il coefficiente di redditività',
  sales: 'una vendita completa',
};

/** "serve la forma giuridica", "servono il mese di inizio e una vendita completa". */
function needsText(missing: readonly ProjectionNeed[], one: string, many: string): string {
  const names = missing.map((need) => NEEDS[need]);
  return `${names.length < 2 ? one : many} ${listed(names)}`;
}

/** The tab, its phases and what it says back. */
export const PLAN_SCREEN = {
  none: 'Nessun business plan per ora',
  noneText: 'Rispondi a poche domande: i conti si fanno da soli e il documento esce in PDF, Word ed Excel.',
  noCompany: 'Serve un’azienda',
  noCompanyText: 'Il piano parte dai dati dell’azienda attiva: creane una, poi torna qui.',
  toCompanies: 'Vai alle aziende',
  create: 'Nuovo business plan',
  createFailed: 'Il piano non è stato creato',
  listTitle: (company: string) => `I piani di ${company}`,
  open: 'Apri',
  copy: 'Duplica',
  remove: 'Elimina',
  removed: 'Piano eliminato',
  undo: 'Annulla',
  removeFailed: 'Il piano non è stato eliminato',
  written: (done: number) =>
    done === 0 ? 'da generare' : done === 12 ? 'tutte le parti scritte' : `${String(done)} parti su 12`,
  back: 'Tutti i piani',
  title: 'Titolo del piano',
  version: (version: number) => `Versione ${String(version)}`,
  phases: 'Fasi del piano',
  done: 'fatta',
  prev: 'Indietro',
  next: 'Avanti',
  nextGenerate: 'Avanti: genera il piano',
  preview: 'Anteprima',
  versions: 'Versioni',
  state: {
    clean: 'Tutto salvato',
    dirty: 'Una modifica in corso, salvo tra un attimo',
    saving: 'Salvataggio…',
    saved: 'Salvato',
    offline: 'Senza rete: salvo appena torna',
    failed: 'Non salvato: riprovo tra poco',
    conflict: 'C’è una versione più recente',
  },
  conflict: {
    title: 'Un altro dispositivo ha salvato questo piano nel frattempo',
    text: 'Le tue ultime risposte non sono state salvate. Scegli quale tenere.',
    mine: 'Tieni le mie',
    theirs: 'Usa quelle salvate',
  },
  add: 'Aggiungi',
  removeRow: 'Togli',
  missing: 'Manca qualcosa: questa voce non è ancora nei conti.',
  notNumber: 'Scrivi un numero, per esempio 1.250,50. Nei conti resta il valore di prima.',
  outside: (min: number, max: number) =>
    `Tra ${numberText(min)} e ${numberText(max)}. Nei conti resta il valore di prima.`,
  unknown: 'Non so',
  aim: 'Bando a cui è rivolto',
  aimNone: 'Nessun bando in particolare',
  aimHint: 'Scegli tra i bandi salvati: il piano ne riprende criteri e limiti.',
  aimEmpty: 'Non hai bandi salvati: salvane uno e lo trovi qui.',
  toGrants: 'Cerca un bando',
} as const;

type Question = { label: string; hint: string; rows?: number };
export const QUESTION_WORDS: Record<PlanQuestion, Question> = {
  activity: {
    label: 'Che cosa fa l’impresa?',
    hint: 'Esempio: panificio artigiano con due punti vendita e consegne ai bar.',
  },
  history: {
    label: 'Come è nata e che cosa ha fatto finora?',
    hint: 'Esempio: fondata dal padre nel 1988, nel 2019 ha aperto il secondo negozio.',
  },
  project: {
    label: 'Che cosa vuoi fare, e perché adesso?',
    hint: 'Esempio: un forno che consuma meno, perché l’energia pesa il doppio di tre anni fa.',
  },
  preparedFor: { label: 'Per chi prepari il piano?', hint: 'Esempio: la banca di zona, o l’ente del bando.', rows: 1 },
  market: {
    label: 'Com’è il mercato?',
    hint: 'Dimensione e andamento, con la fonte. Esempio: i consumi di pane artigianale in provincia (fonte: Camera di commercio).',
  },
  customers: { label: 'Chi compra da te?', hint: 'Esempio: famiglie del quartiere e 18 bar del centro.' },
  competitors: {
    label: 'Chi sono i concorrenti?',
    hint: 'Esempio: due panifici e la grande distribuzione, che costa meno ma sforna una volta al giorno.',
  },
  advantage: { label: 'Perché scelgono te?', hint: 'Esempio: lievito madre e consegna entro le sei.' },
  goals: { label: 'Dove vuoi arrivare?', hint: 'Obiettivi che si possono misurare. Esempio: tre bar nuovi l’anno.' },
  offer: { label: 'Che cosa vendi?', hint: 'Esempio: pane, focacce e forniture quotidiane ai bar.' },
  pricing: {
    label: 'Come fai i prezzi?',
    hint: 'Esempio: costo delle materie prime per 2,8; per i bar sconto del 15%.',
  },
  channels: { label: 'Dove e come vendi?', hint: 'Esempio: due negozi, ordini per telefono, consegna al mattino.' },
  promotion: {
    label: 'Come ti fai conoscere?',
    hint: 'Esempio: assaggi nei mercati e una pagina sui social, 100 € al mese.',
  },
  partners: { label: 'Fornitori e partner', hint: 'Esempio: il mulino di zona, il consorzio dei commercianti.' },
  operations: {
    label: 'Come si lavora?',
    hint: 'Locali, macchine, orari. Esempio: laboratorio di 120 m², si inforna alle tre.',
  },
  certifications: { label: 'Certificazioni', hint: 'Esempio: ISO 9001, biologico.', rows: 2 },
  growthReason: {
    label: 'Perché i ricavi crescono?',
    hint: 'Una banca lo chiede sempre. Esempio: due bar hanno già firmato per il 2027.',
  },
};

type Words = { title: string; row: (at: number) => string; add: string };
export const FINANCE_WORDS: Record<FinanceList, Words> = {
  sales: { title: 'Quanto vendi', row: (at) => `Vendita ${String(at)}`, add: 'Aggiungi una vendita' },
  purchases: {
    title: 'Costi che crescono con le vendite',
    row: (at) => `Costo ${String(at)}`,
    add: 'Aggiungi un costo variabile',
  },
  running: { title: 'Costi di ogni anno', row: (at) => `Costo fisso ${String(at)}`, add: 'Aggiungi un costo fisso' },
  jobs: { title: 'Persone', row: (at) => `Ruolo ${String(at)}`, add: 'Aggiungi un ruolo' },
  assets: { title: 'Che cosa acquisti', row: (at) => `Investimento ${String(at)}`, add: 'Aggiungi un investimento' },
  loans: { title: 'Prestiti', row: (at) => `Prestito ${String(at)}`, add: 'Aggiungi un prestito' },
  aids: { title: 'Contributi', row: (at) => `Contributo ${String(at)}`, add: 'Aggiungi un contributo' },
};

export const NUMBERS = {
  general: 'Per cominciare',
  start: 'Primo mese del piano',
  years: 'Anni interi',
  yearsChoices: { 3: '3 anni', 4: '4 anni', 5: '5 anni' },
  form: 'Forma giuridica, per le imposte',
  vat: 'Liquidazione IVA',
  vatChoices: { mensile: 'Ogni mese', trimestrale: 'Ogni trimestre' },
  inps: 'INPS del titolare',
  inpsChoices: { none: 'Nessuna', artigiani: 'Artigiani', commercianti: 'Commercianti', separata: 'Gestione separata' },
  coefficient: 'Coefficiente di redditività',
  isNew: 'Attività nuova (nata da meno di tre anni)',
  name: 'Nome',
  basis: 'Quanti',
  basisChoices: { day: 'al giorno', month: 'al mese' },
  units: 'Clienti o pezzi',
  price: 'Prezzo medio',
  daysOpen: 'Giorni di apertura l’anno',
  unitsGrowth: 'Crescita delle quantità',
  priceGrowth: 'Crescita dei prezzi',
  perYear: '% l’anno',
  vatPct: 'IVA',
  paidAfter: 'Incasso dopo',
  payAfter: 'Pagamento dopo',
  days: 'giorni',
  per100: 'Su 100 € di vendite',
  stock: 'Scorta',
  amount: 'Importo',
  per: 'Quante volte',
  perChoices: { month: 'Ogni mese', year: 'Ogni anno', once: 'Una volta sola' },
  growth: 'Crescita',
  heads: 'Persone',
  pay: 'Retribuzione lorda l’anno, di una',
  contributions: 'Contributi a carico dell’azienda',
  contributionsHint: 'In percentuale della retribuzione: la dice il consulente del lavoro.',
  from: 'Da',
  cost: 'Costo senza IVA',
  month: 'Mese di acquisto',
  depreciation: 'Ammortamento l’anno',
  depreciationHint: 'Coefficiente del DM 31.12.1988 per quel bene.',
  loan: 'Somma',
  arrives: 'Arriva a',
  rate: 'Tasso annuo',
  instalments: 'Numero di rate',
  every: 'Rata ogni',
  everyChoices: { 1: 'mese', 3: 'tre mesi', 6: 'sei mesi' },
  kind: 'Tipo',
  kinds: {
    impianti: 'In conto impianti',
    credito_imposta: 'Credito d’imposta',
    interessi: 'In conto interessi',
    esercizio: 'In conto esercizio',
  },
  award: 'Concesso a',
  paidIn: 'Incassato a',
  opening: 'Da dove si parte',
  cash: 'Soldi in banca all’inizio',
  receivables: 'Da incassare dai clienti',
  payables: 'Da pagare ai fornitori',
  assets: 'Beni già posseduti, valore residuo',
  assetsPct: 'Loro ammortamento l’anno',
  ownMoney: 'Soldi che mettono i soci',
  ownMoneyMonth: 'Li mettono a',
  drawings: 'Prelievi del titolare al mese',
  discount: 'Tasso per il valore attuale',
  revenueOf: (year: number) => `Ricavi ${String(year)}`,
  leftOf: 'Resta prima di rate e tasse',
  instalment: 'Rata',
} as const;

export const LIVE = {
  label: 'I risultati, dal vivo',
  waiting: (missing: readonly ProjectionNeed[]) =>
    `I risultati compaiono qui quando ci ${needsText(missing, 'è', 'sono')}.`,
  open: (count: number) =>
    count === 1
      ? 'Una voce incompleta resta fuori dai conti.'
      : `${String(count)} voci incomplete restano fuori dai conti.`,
  lowest: 'Cassa più bassa',
  cover: 'Rate coperte',
  times: 'volte',
  coverNote: (year: number) => `DSCR ${String(year)}, la banca chiede 1,20`,
  noLoans: 'nessuna rata',
  breakEven: 'Pareggio',
  breakEvenNote: (planned: string) => `di ricavi, ne prevedi ${planned}`,
  never: 'non raggiunto',
  bank: 'Che cosa direbbe la banca',
  remarks: (count: number) => (count === 1 ? '1 osservazione' : `${String(count)} osservazioni`),
  noRemarks: 'Nessuna osservazione: i conti tornano.',
  cashTitle: 'La cassa, mese per mese',
  cashSay: 'Quanto resta in banca a fine mese',
  revenueTitle: 'Ricavi e utile',
  worse: 'E se va peggio?',
  inYear: (year: number) => `Nel ${String(year)}`,
  plan: 'Il tuo piano',
  profit: 'Utile',
  goOn: 'Puoi andare avanti anche con osservazioni aperte',
} as const;

export const GENERATION = {
  title: 'Generazione IA',
  text: 'Filo scrive le dodici parti con le tue risposte e i conti del modello. Ogni cifra viene da lì; ciò che manca resta segnato.',
  start: 'Genera il piano',
  again: 'Rigenera le parti non accettate',
  progress: (done: number, total: number) => `${String(done)} parti su ${String(total)}`,
  running: 'Sto scrivendo il piano',
  failed: 'La generazione non è partita',
  states: {
    vuota: 'Da scrivere',
    in_attesa: 'In attesa',
    in_corso: 'In scrittura…',
    pronta: 'Scritta',
    fallita: 'Non riuscita',
  },
  writers: { filo: 'scritta da Filo', provider: 'scritta con il servizio esterno', persona: 'scritta da te' },
  accepted: 'Accettata',
  accept: 'Accetta',
  regenerate: 'Riscrivi',
  edit: 'Modifica',
  save: 'Salva la parte',
  cancel: 'Annulla',
  saveFailed: 'La parte non è stata salvata',
  changedElsewhere: 'Questa parte è cambiata nel frattempo: la tua versione è ancora qui sotto.',
  open: (count: number) => (count === 1 ? 'Un punto da completare' : `${String(count)} punti da completare`),
  ready: 'Il piano è pronto',
  written: 'Il piano è scritto, ma non è completo',
  noProjections: (missing: readonly ProjectionNeed[]) =>
    `Mancano le proiezioni finanziarie: ${needsText(missing, 'serve', 'servono')}.`,
  leftOpen: (count: number) =>
    count === 1 ? 'Resta un punto da completare nel testo.' : `Restano ${String(count)} punti da completare nel testo.`,
  readyText: 'Guarda l’anteprima o scarica il documento.',
  editor: 'Testo della parte',
  loading: 'Apro l’editor…',
  tools: {
    bold: 'Grassetto',
    italic: 'Corsivo',
    heading: 'Titolo',
    bullets: 'Elenco puntato',
    numbers: 'Elenco numerato',
    table: 'Tabella',
    undo: 'Annulla',
    redo: 'Ripeti',
  },
} as const;

export const PREVIEW = {
  back: 'Torna al piano',
  pages: (pages: number) => `${String(pages)} pagine`,
  pdf: 'Scarica PDF',
  docx: 'DOCX',
  xlsx: 'XLSX',
  index: 'Indice',
  todo: (count: number, pages: string) =>
    `${count === 1 ? '1 punto da completare resta segnato' : `${String(count)} punti da completare restano segnati`} nel documento: ${pages}.`,
  onPages: (pages: number[]) => (pages.length === 1 ? `pagina ${String(pages[0])}` : `pagine ${pages.join(', ')}`),
  complete: 'Completali',
  page: (page: number, pages: number) => `${String(page)} di ${String(pages)}`,
  pageLabel: (page: number) => `Pagina ${String(page)}`,
  cover: 'Copertina',
  attach: 'Allega a una candidatura',
  attachText: 'Il PDF com’è adesso va tra gli allegati della candidatura.',
  attachTo: 'Candidatura',
  attachNone: 'Non hai candidature in preparazione.',
  attachDo: 'Allega il PDF',
  attached: 'Piano allegato alla candidatura',
  attachFailed: 'Il piano non è stato allegato',
  close: 'Chiudi',
} as const;

export const VERSIONS = {
  title: 'Versioni',
  text: 'Una versione resta quando rigeneri, quando ripristini e quando la tieni tu.',
  keep: 'Tieni una versione ora',
  kept: 'Versione tenuta',
  none: 'Nessuna versione precedente.',
  reasons: { generazione: 'prima di una generazione', a_mano: 'tenuta a mano', ripristino: 'prima di un ripristino' },
  compare: 'Confronta',
  restore: 'Ripristina',
  restored: (version: number) => `Ripristinata la versione ${String(version)}`,
  failed: 'L’operazione non è riuscita',
  same: 'Nessuna differenza nei testi.',
  close: 'Chiudi',
  row: (version: number, who: string, when: string) => `Versione ${String(version)}, ${who}, ${when}`,
} as const;

export const TEAM = {
  people: {
    title: 'Chi guida l’impresa',
    row: (at: number) => `Persona ${String(at)}`,
    add: 'Aggiungi una persona',
    name: 'Nome e cognome',
    role: 'Ruolo',
    experience: 'Esperienza',
  },
  risks: {
    title: 'Che cosa può andare storto',
    row: (at: number) => `Rischio ${String(at)}`,
    add: 'Aggiungi un rischio',
    what: 'Rischio',
    remedy: 'Che cosa fai se succede',
  },
  steps: {
    title: 'Le tappe',
    row: (at: number) => `Tappa ${String(at)}`,
    add: 'Aggiungi una tappa',
    name: 'Nome',
    from: 'Da',
    to: 'A',
  },
} as const;
