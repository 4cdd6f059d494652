import { z } from 'zod';

const MAX_CHARS = 60;
const MAX_DIGITS = 2;
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
/** "truffa.example" and "t.co"; not "G.Battista" nor "Dott.ssa". */
const DOMAIN = /[\p{L}\p{N}-]{2}[.。](?!ssa(?!\p{L}))\p{L}{2}|(?<![\p{L}\p{N}])[\p{L}\p{N}][.。]\p{L}{2,4}(?!\p{L})/u;
const ADDRESS = /:\/\/|www[.。]|@/iu;

/** Whether a mail program could make a link of a part of the line: full-width signs count as the plain ones. */
export function hasAddress(text: string): boolean {
  const plain = text.normalize('NFKC');
  return ADDRESS.test(plain) || DOMAIN.test(plain);
}

const isName = (text: string): boolean =>
  !CONTROLS.test(text) && !hasAddress(text) && (text.match(/\p{N}/gu)?.length ?? 0) <= MAX_DIGITS;

/**
 * A line that somebody typed, as a mail to an address that may be a stranger's prints it: with an address or a line end
 * inside it is the fallback instead, so that the product's mails carry nobody's links.
 */
export const mailLine = (text: string, fallback: string): string =>
  text === '' || CONTROLS.test(text) || hasAddress(text) ? fallback : text;

/** How a person is called: one short line that mails can print. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_CHARS)
  .refine(isName, 'Scrivi solo il nome: senza link, indirizzi o numeri');
