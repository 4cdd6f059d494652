import { asFirm, asSentence } from '#domain/assistant/reading/as-firm.ts';
import { keptOf } from '#domain/assistant/reading/left-out.ts';
import type { Letter, Recipient } from '#domain/assistant/reading/letter-tasks.ts';
import { lowered } from '#messages/articles.ts';
import { names, WRITERS, type LetterFacts, type Text, type Voice } from './letter-bodies.ts';

const CLOSING: Record<Recipient, string> = {
  commercialista: 'Grazie e buon lavoro',
  consulente: 'Cordiali saluti',
  banca: 'Cordiali saluti',
  fornitore: 'Cordiali saluti',
  ente: 'Distinti saluti',
  socio: 'Ci sentiamo',
  altri: 'Un saluto',
};

/** All that was asked for was left out. */
const NOTHING_LEFT = '[che cosa chiedi]';

const FAMILIAR: readonly (Recipient | null)[] = ['socio', 'altri'];

/** The letter as it stands after all that was asked of it. */
export function letterText(letter: Letter, facts: LetterFacts): string {
  const { to, tone, isShort, left } = letter;
  const isFamiliar = tone === 'tu' || (tone === null && FAMILIAR.includes(to));
  const written = WRITERS[letter.matter](facts, letter, voiceOf(letter, isFamiliar));
  const { subject, end = '', last = '' } = written;
  const more = letter.matter === 'finanziamento' ? [] : letter.wishes.slice(letter.matter === 'domanda' ? 1 : 0);
  const asked = more.map((wish) => `Vorremmo anche sapere ${asFirm(wish, names(facts))}.`);
  const said = letter.added.map((told) => (told.startsWith('[') ? told : asSentence(asFirm(told, names(facts)))));
  const body = [...listed(written, letter), ...keptOf([...said, ...asked, isShort ? '' : end], left), last];
  const greeting = letter.addressee ? `Spettabile ${bodyName(letter.addressee, facts)}` : 'Buongiorno';
  const signed = isFamiliar ? '[nome]' : facts.company;
  return `Oggetto: ${subject}\n\n${isFamiliar ? 'Ciao' : greeting},\n${body.filter(Boolean).join('\n')}\n\n${closingOf(to, isFamiliar)}\n${signed}`;
}

function voiceOf({ to, tone, matter }: Letter, isFamiliar: boolean): Voice {
  // A grant to be passed on, nobody said to whom: to somebody one knows.
  if (isFamiliar || (to === null && tone === null && matter === 'bando')) return 'tu';
  return to === 'commercialista' || (to === null && tone === 'lei') ? 'lei' : 'voi';
}

function closingOf(to: Recipient | null, isFamiliar: boolean): string {
  if (isFamiliar !== FAMILIAR.includes(to)) return isFamiliar ? 'Grazie, a presto' : 'Cordiali saluti';
  return to ? CLOSING[to] : 'Cordiali saluti';
}

function listed({ opening, items = [] }: Text, { matter, left, isShort }: Letter): string[] {
  const rest = keptOf(items, left);
  const kept = items.length > 0 && rest.length === 0 ? [NOTHING_LEFT] : rest;
  const lines = matter === 'bando' ? kept : kept.map(lowered);
  if (!isShort || lines.length === 0) return [opening, ...lines.map((line) => `– ${line}`)];
  return [`${opening} ${lines.join(lines.some((line) => line.includes(',')) ? '; ' : ', ')}.`];
}

/** "La Regione" of a grant of Regione Puglia. */
const bodyName = (told: string, { grant }: LetterFacts): string =>
  grant?.entity.startsWith(`${told} `) ? grant.entity : told;
