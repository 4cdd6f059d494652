import { longDayText } from '#domain/numbers/write-day.ts';

/** What each side is told when the other one acts. */
export const NOTICES = {
  request: (client: string, call: { day: string; time: string } | null) => ({
    title: `${client} ti ha scritto una richiesta`,
    text: `${call ? `Chiede la prima chiamata ${longDayText(call.day)} alle ${call.time}. ` : ''}Rispondi entro 72 ore: poi la richiesta torna libera.`,
  }),
  reminder: (client: string) => ({
    title: `La richiesta di ${client} aspetta una risposta`,
    text: 'Tra un giorno e mezzo torna libera.',
  }),
  released: (name: string) => ({
    title: `${name} non ha risposto`,
    text: 'La tua richiesta è tornata libera: puoi scrivere a un’altra persona.',
  }),
  accepted: (name: string) => ({
    title: `${name} ha accettato la tua richiesta`,
    text: 'L’incarico è iniziato: trovi compiti e date in «Le mie richieste».',
  }),
  refused: (name: string) => ({
    title: `${name} non può seguire la tua richiesta`,
    text: 'Il motivo è nella richiesta.',
  }),
  withdrawn: (client: string) => ({ title: `${client} ha ritirato la richiesta`, text: 'Non devi fare altro.' }),
  quote: (name: string) => ({
    title: `${name} ti ha mandato un preventivo`,
    text: 'Leggilo con calma: lo accetti o lo rifiuti quando vuoi, fino alla sua scadenza.',
  }),
  quoteAccepted: (client: string) => ({
    title: `${client} ha accettato il preventivo`,
    text: 'L’incarico è iniziato.',
  }),
  quoteDeclined: (client: string) => ({
    title: `${client} non accetta il preventivo`,
    text: 'Puoi mandarne un altro.',
  }),
  quoteStopped: (client: string) => ({
    title: `${client} non accetta il preventivo`,
    text: 'L’incarico si è fermato e non vedi più quello che era condiviso. Puoi mandarne un altro.',
  }),
  task: (who: string, title: string) => ({
    title: `${who} ti chiede: ${title}`,
    text: 'È tra i compiti dell’incarico.',
  }),
  completed: (name: string) => ({
    title: `${name} ha chiuso l’incarico`,
    text: 'Scrivi una recensione: si apre quando avete scritto entrambi, o dopo 14 giorni.',
  }),
  completedToConfirm: (name: string) => ({
    title: `${name} ha chiuso l’incarico e dichiara l’esito`,
    text: 'Confermalo o contestalo in «Le mie richieste»: prima non conta nel profilo. Poi puoi scrivere una recensione.',
  }),
  outcomeConfirmed: (client: string) => ({
    title: `${client} ha confermato l’esito`,
    text: 'Ora conta tra i tuoi risultati.',
  }),
  outcomeContested: (client: string) => ({
    title: `${client} contesta l’esito`,
    text: 'Non conta nel tuo profilo. Il motivo è nello storico: puoi correggere l’esito.',
  }),
  interrupted: (client: string) => ({
    title: `${client} ha interrotto l’incarico`,
    text: 'Non vedi più quello che era condiviso. Il motivo è nello storico, dove puoi scrivere la recensione.',
  }),
  clientOutcome: (client: string, isGranted: boolean) => ({
    title: `${client} ha registrato l’esito: ${isGranted ? 'finanziata' : 'non concessa'}`,
    text: 'Conta tra i tuoi risultati quando l’incarico è chiuso.',
  }),
  reviewed: (who: string) => ({
    title: `${who} ha scritto la recensione`,
    text: 'La leggi quando scrivi la tua, o dopo 14 giorni.',
  }),
  replied: (name: string) => ({
    title: `${name} ha risposto alla tua recensione`,
    text: 'La risposta si legge sotto la recensione, nel profilo.',
  }),
} as const;

export const DEFAULT_TASKS = [
  { title: 'Verifica dei requisiti', side: 'consulente', isDocument: false },
  { title: 'Visura camerale aggiornata', side: 'impresa', isDocument: true },
  { title: 'Ultimo bilancio depositato', side: 'impresa', isDocument: true },
  { title: 'Domanda pronta', side: 'consulente', isDocument: false },
  { title: 'Invio sul portale', side: 'impresa', isDocument: false },
] as const;

export const QUOTE_PROBLEMS = {
  cap_below_fixed: 'Il tetto non può stare sotto la parte fissa',
  day_gone: 'Scegli un giorno da oggi in poi',
  nothing_asked: 'Indica una parte fissa o una parte a successo',
} as const;

export const BEYOND_GRANT = (most: string): string => `Questo bando dà al massimo ${most}`;

export const CALL_TAKEN = 'Questo orario non è più libero: scegline un altro dal profilo, o togli l’orario';
