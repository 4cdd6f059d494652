import { provinceBySigla } from '#domain/geography/provinces.ts';

type Seat = { address: string; city: string; province: string; at: number };

const LABEL = /(?<![\p{L}\p{N}])(?:indirizzo\s+(?:della\s+)?)?sede(?:\s+legale)?\b[\s:]{0,20}(?:in\s+)?/giu;
/** What follows the address in a visura: where it begins, the address has ended. */
const NEXT =
  /\b(?:domicilio digitale|pec|posta elettronica|numero rea|codice fiscale|partita iva|forma giuridica|telefono|n\. ?rea|c\.f\.|p\. ?iva)\b/i;
const PROVINCE = String.raw`\s*\(([A-Z]{2})\)`;
/** "PADOVA (PD) VIA ROMA 12 CAP 35129", as the register writes it. */
const CITY_FIRST = new RegExp(
  String.raw`^([\p{L}'’. -]{2,60}?)${PROVINCE}[\s,-]*(\S[^]{3,110}?)(?:\s+CAP\s*(\d{5}))?\s*$`,
  'u',
);
/** "Via Roma 12, 35129 Padova (PD)", as people write it. */
const STREET_FIRST = new RegExp(
  String.raw`^(\S[^]{3,110}?)(?<![\s,-])[\s,-]+(?:CAP\s*)?(?:(\d{5})[\s,-]+)?(\p{L}[\p{L}'’. -]{1,59}?)${PROVINCE}`,
  'u',
);

/** A visura names its seats within its first pages; a text that says nothing else is none. */
const LABELS_READ = 50;

/** The first seat that names a town with its province; the words of an address, not its capitals. */
export function findSeat(text: string): Seat | null {
  for (const label of text.matchAll(LABEL).take(LABELS_READ)) {
    const at = label.index + label[0].length;
    const seat = seatIn(linesOf(text.slice(at, at + 240)));
    if (seat) return { ...seat, at };
  }
  return null;
}

/** An address takes one line, or two: the rest is another matter. */
function linesOf(text: string): string[] {
  const rest = text.split(NEXT)[0]!;
  const lines = rest
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return [lines.slice(0, 2).join(' '), lines[0] ?? ''].map((line) => line.replace(/\s+/g, ' '));
}

function seatIn(lines: readonly string[]): Omit<Seat, 'at'> | null {
  for (const line of lines) {
    const first = CITY_FIRST.exec(line);
    if (first && provinceBySigla(first[2]!)) return seatOf(first[3]!, first[4], first[1]!, first[2]!);
    const last = STREET_FIRST.exec(line);
    if (last && provinceBySigla(last[4]!)) return seatOf(last[1]!, last[2], last[3]!, last[4]!);
  }
  return null;
}

const seatOf = (street: string, postCode: string | undefined, city: string, province: string) => {
  const address = [titled(street), postCode].filter(Boolean).join(', ');
  return { address, city: titled(city), province };
};

/** The register shouts: "VIA DELLE INDUSTRIE" is "Via delle Industrie". What is already written as people do stays. */
export function titled(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s,;-])[\s,;-]+$/, '')
    .trim();
  if (plain !== plain.toUpperCase()) return plain;
  return plain
    .toLowerCase()
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ (?:Di|Del|Della|Dello|Dei|Degli|Delle|Da|Dal|E|In|Al|Alla|San(?= Marco$)^)(?= )/g, (word) =>
      word.toLowerCase(),
    );
}
