import { fold } from '#domain/search/fold.ts';

/** Questions about what the person already has here. */
const PATTERNS = {
  candidature:
    /\b(?:mi[eao]i?|nostr[aeio]|ho|a che punto|stato)\b.{0,25}\b(?:candidatur\w|domand[ae] (?:in corso|inviat\w|presentat\w)|pratic(?:a|he))\b|\bcandidature\b.{0,15}\b(?:in corso|inviate|aperte)|^candidature$|\bdomand[ae]\b.{0,20}\b(?:lasciat\w|rimast\w|iniziat\w|cominciat\w|a meta|in sospeso|non finit\w|salvat\w)\b|\bdove\b.{0,25}\b(?:domand[ae]|bozz[ae]) (?:che |gia )?(?:ho|abbiamo|in corso|mie|nostre|fatte|iniziate)\b/,
  salvati: /\bband[oi]\b.{0,12}\bsalvat\w|\bho salvat\w|\bsalvati\b|\bpreferiti\b|\bmiei bandi\b/,
  profilo:
    /\b(?:manca|mancano|completar\w+|complet[oa]|aggiornar\w+|migliorar\w+)\b.{0,25}\b(?:profilo|dati|azienda)\b|\bprofilo\b.{0,20}\b(?:complet\w+|manca\w*|incomplet\w+)|\b(?:che|quali|cosa)\b.{0,10}\b(?:dati|sai|informazioni|conosci)\b.{0,20}\b(?:di me|su di me|della mia azienda|di noi|sulla mia azienda|hai|avete)|\bcosa sai (?:di|della)\b|^(?:la )?mia azienda$|^i miei dati$/,
  consulente_mio: /\b(?:mio|miei|nostro) consulent\w/,
  consulente_costo:
    /\b(?:quanto|prezz\w|tariff\w|cost\w+|parcell\w+)\b.{0,30}\b(?:consulent\w|espert\w|commercialist\w)\b|\bconsulent\w\b.{0,25}\b(?:quanto|cost\w+|prezz\w|tariff\w)/,
  quanti: /\bquanti (?:bandi|incentivi|contributi|agevolazioni)\b|\bnumero (?:di|dei) bandi\b/,
  visti:
    /\b(?:ho|abbiamo) (?:vist\w|apert\w|guardat\w|consultat\w)\b.{0,20}\bband\w|\bband\w\b.{0,15}\b(?:vist\w|guardat\w) (?:ieri|prima|di recente)|\bultimi bandi (?:vist\w|apert\w)/,
} as const satisfies Record<string, RegExp>;

export type OwnRecord = keyof typeof PATTERNS;

export const OWN_RECORDS = Object.keys(PATTERNS) as OwnRecord[];

export function ownRecordIn(message: string): OwnRecord | null {
  const text = fold(message)
    .replace(/(?<![?!.])[?!.]+$/, '')
    .trim();
  return OWN_RECORDS.find((record) => PATTERNS[record].test(text)) ?? null;
}
