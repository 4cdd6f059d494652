import { numberText } from '#domain/numbers/write-number.ts';

/** Italian sentences for what a schema refuses. A schema with a sentence of its own keeps it. */
type Issue = {
  code?: string;
  message?: string;
  input?: unknown;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
};

/** Zod's own sentences start like this; anything else was written by us, in Italian. */
const ENGLISH = /^(Invalid|Too |Unrecognized|Expected|Required|String|Number)/;

export function fieldMessage(issue: Issue): string {
  if (issue.message && !ENGLISH.test(issue.message)) return issue.message;
  if (issue.input === '' && (issue.code === 'invalid_value' || issue.code === 'invalid_format'))
    return 'Campo obbligatorio';
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') {
        return issue.minimum === 1 ? 'Campo obbligatorio' : `Servono almeno ${String(issue.minimum)} caratteri`;
      }
      if (issue.origin === 'array') return `Scegli almeno ${String(issue.minimum)} voce`;
      return `Il valore minimo è ${limitText(issue.minimum)}`;
    case 'too_big':
      if (issue.origin === 'string') return `Al massimo ${String(issue.maximum)} caratteri`;
      if (issue.origin === 'array') return `Al massimo ${String(issue.maximum)} voci`;
      return `Il valore massimo è ${limitText(issue.maximum)}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Scrivi un indirizzo e-mail valido' : 'Formato non valido';
    case 'invalid_type':
      if (Number.isNaN(issue.input)) return 'Scrivi un numero, per esempio 1.250 o 12,5';
      return issue.input == null || issue.message?.includes('received undefined')
        ? 'Campo obbligatorio'
        : 'Valore non valido';
    default:
      return 'Valore non valido';
  }
}

const limitText = (value: number | bigint = 0): string => numberText(Number(value));

/** Where a no needs its why. */
export const REASON_FIRST = 'Scrivi prima il motivo';
