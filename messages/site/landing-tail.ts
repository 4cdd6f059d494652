import { integerText } from '#domain/numbers/write-number.ts';

/** Smart matching, consultant support, simplified process (SIT-3). */
export const BENEFITS = {
  title: 'Meno ricerca, più risposte',
  items: [
    {
      art: 'match',
      title: 'Abbinamento intelligente',
      text: 'Ogni bando è confrontato con la tua impresa requisito per requisito: vedi che cosa chiede, che cosa hai, e che cosa cambierebbe l’esito.',
    },
    {
      art: 'people',
      title: 'Consulenti al tuo fianco',
      text: 'Quando serve un esperto lo scegli tra profili approvati. Decidi tu che cosa vede, e per quanto tempo.',
    },
    {
      art: 'process',
      title: 'Un percorso semplice',
      text: 'Dalla prima idea al fascicolo pronto: bozze che citano i tuoi dati, documenti da raccogliere, scadenze in calendario.',
    },
  ],
} as const;

export const SHOWCASE = {
  title: 'Chi ti può aiutare',
  lead: 'Consulenti approvati da noi, con recensioni di lavori chiusi.',
  all: 'Vedi Tutti i Consulenti',
  years: (years: number) => (years === 1 ? '1 anno di esperienza' : `${String(years)} anni di esperienza`),
  rate: (euro: string) => `${euro} all’ora`,
  reviews: (count: number) => (count === 1 ? '1 recensione' : `${integerText(count)} recensioni`),
} as const;

/** Static marketing figures are content of the demo; elsewhere each one is counted or left out (SIT-4). */
export const FIGURES = {
  title: 'I risultati in cifre',
  demo: [
    { value: '1.200+', label: 'bandi nel catalogo' },
    { value: '85%', label: 'di domande riuscite' },
    { value: '€50M+', label: 'ottenuti dalle imprese' },
    { value: '500+', label: 'imprese seguite' },
  ],
  demoNote: 'Cifre dimostrative.',
  grants: 'bandi nel catalogo',
  companies: 'imprese seguite',
  counted: 'Contati oggi in questa installazione.',
} as const;

export const STEPS = {
  title: 'Tre passi, un filo solo',
  example: 'Esempio',
  items: [
    {
      title: 'Racconta la tua impresa',
      text: 'Settore, sede, dimensione. Bastano due minuti; il resto lo aggiungi quando serve.',
      proof: [
        { label: 'Sede operativa', value: 'Padova, Veneto' },
        { label: 'Addetti', value: '34' },
        { label: 'Codice ATECO', value: 'da aggiungere' },
      ],
    },
    {
      title: 'Verifica i requisiti',
      text: 'Uno per uno, in parole semplici: che cosa chiede il bando, che cosa hai tu, che cosa cambierebbe l’esito.',
      proof: [
        { label: 'Essere una PMI', value: 'Soddisfatto', tone: 'ok' },
        { label: 'Sede operativa in Veneto', value: 'Soddisfatto', tone: 'ok' },
        { label: 'Settore ammesso', value: 'Da verificare', tone: 'verify' },
      ],
    },
    {
      title: 'Prepara la domanda con Filo',
      text: 'Filo scrive la prima bozza con i tuoi dati e dice da dove vengono. Se vuoi un esperto, scegli tra i consulenti verificati.',
      proof: [
        { label: 'Descrizione del progetto', value: 'bozza pronta' },
        { label: 'Indice Gulpease', value: '48 → 61' },
        { label: 'Mancano', value: '2 allegati' },
      ],
    },
  ],
} as const;

/** Shown with demo data only, each marked as an example. */
export const STORIES = {
  title: 'Storie di successo',
  mark: 'Esempio',
  note: 'Imprese e persone inventate, per mostrare come si usa Bandolo.',
  items: [
    {
      quote:
        'Avevamo già scelto la pressa. Bandolo ci ha fermati prima dell’ordine: con la domanda presentata prima, la spesa è rientrata.',
      who: 'Elena, responsabile amministrativa',
      company: 'Officine Brenta, meccanica, Padova',
      got: 'Beni strumentali',
    },
    {
      quote:
        'Cercavo «impianto fotovoltaico» e trovavo bandi chiusi. Qui ho visto solo quelli che potevo chiedere, con la data.',
      who: 'Tommaso, titolare',
      company: 'Cantina Le Ginestre, agricoltura, Taranto',
      got: 'Energia da fonti rinnovabili',
    },
    {
      quote:
        'Il registro de minimis ci ha detto quanto spazio restava. Abbiamo chiesto la cifra giusta, e non una di più.',
      who: 'Sara, socia',
      company: 'Studio Navile, servizi digitali, Bologna',
      got: 'Voucher per la digitalizzazione',
    },
  ],
} as const;

export const FINAL_CALL = { title: 'Il capo del filo è qui' } as const;
