import { onDay } from '#messages/articles.ts';
import { UNSAVED_TEXT } from '#messages/shell/unsaved-text.ts';

/** The words of the project: header, list, page, chips. */
export const PROJECTS = {
  title: 'I tuoi progetti',
  lead: (company: string) => `Che cosa vuole fare ${company}: ricerca, verdetti e cifre guardano il progetto attivo.`,
  none: 'Ancora nessun progetto',
  noneText: 'Scrivi qui sopra in una riga che cosa vuoi fare o comprare.',
  noCompany: 'Aggiungi prima la tua azienda: un progetto è di un’azienda.',
  addCompany: 'Aggiungi la tua azienda',
  failed: 'Impossibile caricare i progetti',
  retry: 'Riprova',
  active: 'Attivo',
  activate: 'Rendi attivo',
  open: 'Apri',
  remove: 'Elimina',
  named: (action: string, name: string) => `${action}: ${name}`,
  /** Until it has a name of its own. */
  first: 'Il mio progetto',
  unknown: 'Niente ancora oltre alla frase',
  updated: (day: string) => `Aggiornato ${onDay(day)}`,
} as const;

export const PROJECT_SELECTOR = {
  label: 'Progetto attivo',
  open: (name: string) => `Progetto attivo: ${name}. Cambia progetto`,
  add: 'Nuovo progetto',
  page: 'Apri il progetto',
  all: 'Tutti i progetti',
} as const;

export const PROJECT_SENTENCE = {
  label: 'Che cosa vuoi fare o comprare?',
  hint: 'Una riga basta: «forno nuovo, 40.000 €, marzo, a Taranto».',
  placeholder: 'forno nuovo, 40.000 €, marzo, a Taranto',
  make: 'Crea il progetto',
  understood: 'Abbiamo capito:',
  add: 'Aggiungi',
  search: 'Cerca i bandi per questo progetto',
} as const;

export const PROJECT_TOASTS = {
  created: (name: string) => `Progetto «${name}» creato: ora è quello attivo`,
  createFailed: 'Progetto non creato',
  activated: (name: string) => `Ora il progetto attivo è «${name}»`,
  activateFailed: 'Progetto non cambiato',
  saved: 'Progetto salvato',
  saveFailed: 'Progetto non salvato',
  removed: 'Progetto eliminato',
  removeFailed: 'Progetto non eliminato',
  restored: 'Progetto ripristinato',
  restoreFailed: 'Progetto non ripristinato',
  undo: 'Annulla',
} as const;

export const PROJECT_FORM = {
  back: 'Tutti i progetti',
  save: 'Salva progetto',
  cancel: 'Annulla',
  close: 'Chiudi',
  notFound: 'Questo progetto non è tra quelli dell’azienda attiva',
  notFoundText: 'Forse è stato eliminato, o è di un’altra azienda.',
  unknown: 'Non indicato',
  answers: { si: 'Sì', no: 'No' },
  sections: {
    what: { title: 'Che cosa', text: 'Come lo diresti a un fornitore. Decide quali bandi pagano la tua spesa.' },
    spend: { title: 'Quanto', text: 'Senza IVA. Decide le soglie minime e massime, e la cifra su ogni bando.' },
    where: { title: 'Dove e quando', text: 'Molti bandi guardano dove si spende, e rifiutano ciò che è già partito.' },
  },
  fields: {
    title: { label: 'Titolo' },
    description: { label: 'In parole tue' },
    spend: { label: 'Spesa totale', hint: 'Se la lasci vuota vale la somma delle voci.' },
    region: { label: 'Regione dell’investimento' },
    province: { label: 'Provincia' },
    city: { label: 'Comune' },
    startsOn: { label: 'Inizio', hint: 'Il primo ordine o il primo lavoro.' },
    endsOn: { label: 'Fine' },
    ordered: {
      label: 'Hai già ordinato, firmato o pagato qualcosa?',
      hint: 'Quasi sempre un ordine prima della domanda fa perdere l’aiuto.',
    },
    hires: { label: 'Persone da assumere' },
  },
  costs: {
    title: 'Voci di spesa',
    line: (position: number) => `Voce ${String(position)}`,
    kind: 'Tipo di spesa',
    amount: 'Importo',
    add: 'Aggiungi una voce',
    remove: 'Togli',
    sum: (euro: string) => `Somma delle voci: ${euro}`,
  },
  conflict: {
    title: 'Nel frattempo questo progetto è cambiato altrove',
    text: 'Quello che hai scritto è ancora qui. Salvando, sostituisci solo i campi che hai modificato tu.',
    save: 'Salva le mie modifiche',
  },
  leave: { ...UNSAVED_TEXT, text: 'Se esci ora, quello che hai scritto per questo progetto va perso.' },
} as const;

export const PROJECT_HISTORY = {
  title: 'Cronologia',
  text: 'Le ultime modifiche di questo progetto, e chi le ha fatte.',
  none: 'Ancora nessuna modifica da quando il progetto è stato creato.',
  row: (day: string, who: string) => `${day}, ${who}`,
  unset: 'non indicato',
  other: 'Altre parole del progetto cambiate',
  all: (count: number) => `Mostra tutte le ${String(count)} modifiche`,
  restore: 'Riporta a prima di questa modifica',
  restored: 'Il progetto è tornato com’era',
} as const;

/** A chip opened to correct it. */
export const CHIP_EDITOR = {
  edit: (name: string, value: string) => `${name}: ${value}. Modifica`,
  save: 'Salva',
  clear: 'Togli',
  cancel: 'Annulla',
  close: 'Chiudi',
  deduced: 'Dedotto dalla frase: controllalo.',
} as const;
