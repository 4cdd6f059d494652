import type { AidForm } from '#domain/vocabulary.ts';
import { levelIn } from '#domain/assistant/reading/said.ts';
import { fold } from '#domain/search/fold.ts';
import type { CHAT } from '#messages/assistant/chat.ts';

export const withoutLevels = (words: string): string =>
  words
    .split(' ')
    .filter((word) => levelIn(fold(word)) === null)
    .join(' ');

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
export const aidFormIn = (text: string): AskedForm | null => FORMS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
