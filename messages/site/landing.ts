import { untilDay } from '#messages/articles.ts';
import { integerText } from '#domain/numbers/write-number.ts';

const grants = (count: number): string => `${integerText(count)} ${count === 1 ? 'bando' : 'bandi'}`;

export const LANDING = {
  title: ['Trova il bandolo', 'della', 'matassa'],
  lead: 'Racconta la tua impresa una volta sola. Bandolo ti dice quali bandi puoi chiedere, perché, ed entro quando. Poi prepari la domanda con Filo, il tuo assistente.',
  start: 'Inizia Gratuitamente',
  explore: 'Esplora i Bandi',
  note: 'Ogni bando cita la fonte ufficiale e la data di lettura.',
  startNow: 'Inizia Gratis Ora',
} as const;

/** The AI live demo, a sentence with three choices (SIT-3). */
export const LIVE_DEMO = {
  title: 'Provalo adesso, senza account',
  sentence: ['La mia impresa lavora nel settore', 'ha sede in', 'e conta'],
  sector: 'Settore',
  region: 'Regione',
  employees: 'Addetti',
  band: (band: string) => `${band.replace('-', '–')} addetti`,
  submit: 'Trova i bandi',
  counted: (suited: number, catalogue: number) =>
    `${grants(suited)} su ${integerText(catalogue)} ${suited === 1 ? 'riguarda' : 'riguardano'} imprese come la tua,`,
  open: (count: number) => (count === 1 ? '1 è aperto ora.' : `${integerText(count)} sono aperti ora.`),
  best: 'I più adatti:',
  none: 'Nessun bando del catalogo riguarda un’impresa così. Prova un’altra combinazione o apri l’elenco completo.',
  all: (region: string) => `Vedi i bandi in ${region}`,
  why: 'Perché:',
  note: (day: string) =>
    `Informazione, non consulenza: suppone un’impresa fuori da un gruppo, con un fatturato nei limiti della sua dimensione. Catalogo verificato ${untilDay(day)}.`,
  full: 'Apri la demo completa',
} as const;
