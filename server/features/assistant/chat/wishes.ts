import type { AidForm } from '#domain/vocabulary.ts';
import { refusedIn, withoutRefused } from '#domain/assistant/chat/subject-words.ts';
import { levelIn } from '#domain/assistant/reading/said.ts';
import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import { fold } from '#domain/search/fold.ts';
import type { CHAT } from '#messages/assistant/chat.ts';

export const withoutLevels = (words: string): string =>
  words
    .split(' ')
    .filter((word) => levelIn(fold(word)) === null)
    .join(' ');

/** What the checks weigh, the form, the people and the sum, is no subject to look for. */
export function withoutFacts(words: string, { isOther, amounts, employees, ages }: ChatQuestion): string {
  if (!isOther && amounts.length + ages.length === 0 && employees === null) return words;
  const left = words
    .split(' ')
    .filter(
      (word) =>
        !/^(?:s\.?r\.?l\.?s?|s\.?n\.?c\.?|s\.?a\.?s\.?|s\.?p\.?a\.?|\d[\d.,]*(?:mila|k)?|mettermi|dipendent[ei]|addett[ei]|operai|altro|spesa|meno|piu|usat[oaie]|spende\w*|vuole|vorrebbe)$/i.test(
          word,
        ),
    )
    .join(' ');
  return left || words;
}

const MACHINE =
  /\b(?!imprendi|lavora|amministra|diret|programma|opera|ricerca|agricol|educa|vendi|coltiva|anima)[a-z]{4,}tric[ei]\b/i;

/** "Imbottigliatrice", "piegatrice": what ends so and is nobody is a machine, whatever it does. */
export const withMachines = (words: string): string => (MACHINE.test(words) ? `${words} macchinari` : words);

export type AskedForm = { name: keyof typeof CHAT.forms; forms: readonly AidForm[] };
const FORMS: readonly (readonly [RegExp, AskedForm])[] = [
  [/\bfondo perdut\w+/, { name: 'fondoPerduto', forms: ['fondo perduto', 'misto', 'voucher'] }],
  [/\bcredit\w d'imposta\b/, { name: 'creditoImposta', forms: ["credito d'imposta"] }],
  [
    /\b(?:tasso (?:zero|agevolato)|finanziament\w agevolat\w|prestit\w)\b/,
    { name: 'prestito', forms: ['finanziamento agevolato', 'misto', 'contributo in conto interessi'] },
  ],
  [/\bvoucher\b/, { name: 'voucher', forms: ['voucher', 'fondo perduto'] }],
];

/** The form of aid that a message asks for; `text` is folded. */
export const aidFormIn = (text: string): AskedForm | null => formIn(withoutRefused(text));
/** The form that it refuses. */
export const refusedFormIn = (text: string): AskedForm | null =>
  formIn(refusedIn(text).replace(/\b(?:banc|mutu|debit)\w+/g, 'prestito'));
const formIn = (text: string): AskedForm | null => FORMS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
