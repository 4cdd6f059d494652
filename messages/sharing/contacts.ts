import type { RecordedKind } from '#domain/sharing/contacts.ts';
import { integerText } from '#domain/numbers/write-number.ts';

export const RECORDED_KIND_LABELS: Record<RecordedKind, string> = {
  chiamata: 'Chiamata',
  incontro: 'Incontro',
  mail: 'Mail',
};

const lasting = (minutes: number | null) =>
  minutes === null ? '' : minutes === 1 ? ', 1 minuto' : `, ${integerText(minutes)} minuti`;
const about = (what: string) => (what === '' ? '' : `: ${what}`);

/** A contact in one line: with whom, how long, about what. */
export const contactText = (kind: RecordedKind, name: string, minutes: number | null, what: string): string =>
  `${kind === 'mail' ? 'Mail a' : `${RECORDED_KIND_LABELS[kind]} con`} ${name}${lasting(minutes)}${about(what)}`;

export const CONTACT_WORDS = {
  add: 'Registra un contatto',
  title: 'Registra un contatto',
  text: 'Una chiamata, un incontro o una mail fuori da Bandolo. Lo vedi solo tu.',
  kind: 'Che cosa',
  client: 'Con chi',
  pickClient: 'Scegli il cliente',
  on: 'Quando',
  minutes: 'Durata in minuti (facoltativa)',
  note: 'Di che cosa avete parlato',
  save: 'Registra',
  cancel: 'Annulla',
  saved: (name: string) => `Contatto con ${name} registrato`,
  failed: 'Non siamo riusciti a registrare il contatto',
  remove: (what: string) => `Elimina il contatto: ${what}`,
  removed: 'Contatto eliminato',
  removeFailed: 'Non siamo riusciti a eliminare il contatto',
  notYet: 'Questo giorno deve ancora venire.',
  tooMany: 'Per oggi hai già registrato molti contatti: riprova domani.',
} as const;
