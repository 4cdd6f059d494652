import { hello } from './mails.ts';

export const newRequestMail = (firstName: string, client: string, url: string) => ({
  subject: `${client} ti ha scritto una richiesta`,
  greeting: hello(firstName),
  paragraphs: [
    `${client} chiede il tuo aiuto su Bandolo. Puoi accettare, rifiutare, chiedere informazioni o mandare un preventivo.`,
  ],
  action: { label: 'Leggi la richiesta', url },
  notes: ['Dopo 72 ore senza risposta la richiesta torna libera.'],
});

export const quoteMail = (firstName: string, name: string, url: string) => ({
  subject: `${name} ti ha mandato un preventivo`,
  greeting: hello(firstName),
  paragraphs: [`${name} ha scritto un preventivo per la tua richiesta, con un tetto e le tasse già calcolate.`],
  action: { label: 'Leggi il preventivo', url },
  notes: ['Nessun compenso è dovuto finché non lo accetti.'],
});

export type DecisionNews =
  | 'approvato'
  | 'da_modificare'
  | 'rifiutato'
  | 'sospeso'
  | 'riammesso'
  | 'modifiche_approvate'
  | 'modifiche_da_rivedere';

const WHAT_IS_REVIEWED =
  'Puoi correggere il profilo in ogni momento. Presentazione, competenze e dati per la verifica tornano in revisione: intanto le imprese leggono la versione approvata. Tariffe, orari e disponibilità cambiano subito.';
const SAVE_AGAIN = 'Quando salvi le modifiche, il profilo torna in revisione.';

const DECISION: Record<DecisionNews, { subject: string; text: string; note: string }> = {
  approvato: {
    subject: 'Il tuo profilo è approvato',
    text: 'abbiamo controllato il tuo profilo: da ora le imprese ti trovano tra i consulenti.',
    note: WHAT_IS_REVIEWED,
  },
  da_modificare: {
    subject: 'Il tuo profilo: servono alcune modifiche',
    text: 'abbiamo guardato il tuo profilo e i documenti. Prima di pubblicarlo servono queste modifiche:',
    note: SAVE_AGAIN,
  },
  rifiutato: {
    subject: 'Il tuo profilo non è stato approvato',
    text: 'abbiamo guardato il tuo profilo e non possiamo pubblicarlo, per questo motivo:',
    note: SAVE_AGAIN,
  },
  sospeso: {
    subject: 'Il tuo profilo è sospeso',
    text: 'il tuo profilo non è più visibile alle imprese, per questo motivo:',
    note: 'Per rispondere o chiedere di essere riammesso apri una richiesta dal Supporto di Bandolo.',
  },
  riammesso: {
    subject: 'La sospensione del tuo profilo è finita',
    text: 'da ora le imprese ti trovano di nuovo tra i consulenti. Abbiamo tolto la sospensione per questo motivo:',
    note: WHAT_IS_REVIEWED,
  },
  modifiche_approvate: {
    subject: 'Le modifiche al tuo profilo sono approvate',
    text: 'abbiamo controllato le modifiche al tuo profilo: da ora le imprese leggono la nuova versione.',
    note: WHAT_IS_REVIEWED,
  },
  modifiche_da_rivedere: {
    subject: 'Le modifiche al tuo profilo: c’è qualcosa da correggere',
    text: 'abbiamo guardato le modifiche al tuo profilo. Prima di pubblicarle serve questo:',
    note: 'Il profilo resta visibile nella versione approvata. Quando salvi le correzioni, tornano in revisione.',
  },
};

export const decisionMail = (firstName: string, news: DecisionNews, reason: string | null, url: string) => ({
  subject: DECISION[news].subject,
  greeting: hello(firstName),
  paragraphs: [DECISION[news].text, ...(reason ? [reason] : [])],
  action: { label: 'Apri il tuo profilo', url },
  notes: [DECISION[news].note],
});
