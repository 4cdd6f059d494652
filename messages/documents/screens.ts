import { onDay, untilDay } from '#messages/articles.ts';
const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${String(n)} ${more}`);

export const VAULT = {
  title: 'Documenti',
  lead: (company: string) =>
    `Le carte di ${company}, una volta sola: le riusi in ogni candidatura e ti avvisiamo prima che scadano.`,
  clientLead: (company: string) =>
    `Le carte che ${company} condivide con te. Quelle che aggiungi sono sue, portano il tuo nome e le può togliere quando vuole.`,
  addedBy: (name: string) => `caricato da ${name}`,
  sharedList: 'Documenti condivisi',
  upload: 'Aggiungi documenti',
  hint: 'PDF, JPG, PNG, DOC, DOCX o XLSX, fino a 10 MB l’uno. Puoi sceglierne più di uno.',
  choose: 'Scegli i file',
  drop: 'o trascinali qui',
  cancel: (name: string) => `Togli ${name} dall’elenco`,
  sending: (name: string) => `Invio di ${name}`,
  refused: (names: string) =>
    `Non si possono caricare: ${names}. Servono PDF, JPG, PNG, DOC, DOCX o XLSX fino a 10 MB.`,
  offline: 'La connessione si è interrotta: riprova.',
  list: 'I tuoi documenti',
  count: (n: number) => many(n, 'documento', 'documenti'),
  none: {
    title: 'Ancora nessun documento',
    body: 'Comincia da visura, DURC, ultimo bilancio e documento d’identità del legale rappresentante: li chiedono quasi tutti i bandi.',
  },
  noCompany: {
    title: 'I documenti sono di un’azienda',
    body: 'Crea la tua azienda e qui tieni le sue carte, pronte per ogni domanda.',
    action: 'Crea un’azienda',
  },
  consultant: {
    title: 'I documenti dei tuoi clienti',
    body: 'Li trovi nella scheda di ogni cliente, quando li condivide con te.',
    action: 'Vai alle consulenze',
  },
  all: 'Tutti',
  filter: 'Tipo di documento',
  changed: (title: string) => `${title} aggiornato`,
  removed: (title: string) => `${title} eliminato`,
  undo: 'Annulla',
  failed: 'Non siamo riusciti a cambiare il documento',
  holds: (day: string) => `Vale ${untilDay(day)}`,
  issued: (day: string) => `emesso ${onDay(day)}`,
  erased: (day: string) => `copia eliminata ${onDay(day)}`,
  replaced: 'Sostituito da uno più recente',
  previewOf: (title: string) => `Anteprima di ${title}`,
  noPreview: 'Di questo formato non c’è anteprima: scaricalo per aprirlo.',
  wordsOnly: 'Le parole e le tabelle del documento, senza la sua impaginazione.',
  goesOn: 'Il documento continua: scaricalo per leggerlo tutto.',
  copyOf: (title: string) => `Copia con filigrana di ${title}`,
  noViewer: 'Questo browser non mostra i PDF nella pagina: scaricalo per aprirlo.',
  download: 'Scarica',
  downloadOf: (title: string) => `Scarica ${title}`,
  editOf: (title: string) => `Modifica ${title}`,
  removeOf: (title: string) => `Elimina ${title}`,
  addDate: 'Aggiungi la data',
  addDateOf: (title: string) => `Aggiungi la data a ${title}`,
  close: 'Chiudi',
} as const;

export const COPY = {
  title: 'Copia con filigrana',
  lead: 'Una copia in PDF con il destinatario e la data scritti su ogni pagina: chi la trova non può usarla per altro. L’originale resta dov’è.',
  recipient: 'Per chi è la copia',
  hint: 'Esempio: Regione Veneto, bando digitale 2026',
  needs: 'Scrivi per chi è la copia',
  make: 'Scarica la copia',
  fileName: (title: string) => `${title} - copia con filigrana.pdf`,
} as const;

export const DOCUMENT_FORM = {
  title: 'Modifica il documento',
  name: 'Nome',
  kind: 'Tipo',
  issuedOn: 'Emesso il',
  validUntil: 'Vale fino al',
  byRule: 'Se la lasci vuota la calcoliamo dalla data di emissione, dove c’è una regola.',
  cancel: 'Annulla',
  save: 'Salva',
} as const;

export const CHECKLISTS = {
  title: 'Che cosa chiedono le tue candidature',
  lead: 'L’elenco del bando, meno quello che hai già.',
  none: 'Nessuna candidatura in preparazione con un elenco di documenti.',
  missing: (n: number) => (n === 0 ? 'Non manca niente' : n === 1 ? 'Ne manca 1' : `Ne mancano ${String(n)}`),
  closes: (day: string) => `chiude ${onDay(day)}`,
  tooSoon: (day: string) => `Vale ${untilDay(day)}: scade prima del bando`,
  expired: (day: string) => `Scaduto ${onDay(day)}`,
  byOffice: 'Di regola lo acquisisce l’amministrazione (DPR 445/2000, art. 43)',
} as const;

export const TAKE = {
  action: 'Prendi dai documenti',
  name: (document: string) => `Prendi dai documenti per ${document}`,
  title: 'Prendi dai documenti',
  lead: (document: string) => `Per «${document}». Alleghiamo una copia: il documento resta dov’è.`,
  choose: 'Quale documento?',
  cannot: 'Sul portale servono PDF, JPG o PNG',
  cancel: 'Annulla',
  send: 'Allega',
  failed: 'Il documento non si è allegato',
} as const;

export const READING = {
  title: 'Che cosa c’è scritto',
  open: (title: string) => `Leggi che cosa c’è scritto in ${title}`,
  reading: 'Leggo il documento…',
  failed: 'Non siamo riusciti a leggere il documento',
  dates: 'Date trovate',
  issued: (day: string) => `emesso ${onDay(day)}`,
  until: (day: string) => `vale ${untilDay(day)}`,
  useDates: 'Usa queste date',
  toProfile: 'Porta i dati nel profilo',
} as const;
