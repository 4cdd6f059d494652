import type { LegalForm } from '#domain/vocabulary.ts';

/** First match wins: the narrower form stands before the wider one. */
const FORMS: [LegalForm, RegExp][] = [
  [
    'da-costituire',
    /\b(?:da costituire|non (?:e |l.ho |l.abbiamo )?ancora (?:stata )?costituit\w+|non (?:ho|abbiamo) ancora (?:aperto|costituito|la partita iva)|(?:costituiremo|costituiro|apriro|apriremo) (?:la|una|un|l.)|ancora senza partita iva)/,
  ],
  ['startup-innovativa', /\bstart-?up innovativ\w+/],
  ['pmi-innovativa', /\bpmi innovativ\w+/],
  [
    'ets',
    /\b(?:associazione|onlus\b|aps\b|odv\b|ente del terzo settore|ets\b|fondazione (?!di)|asd\b|organizzazione di volontariato|impresa sociale)/,
  ],
  ['cooperativa', /\b(?:cooperativa|soc\.? coop\w*|societa cooperativa|coop\b)/],
  ['stp', /\b(?:societa tra professionisti|stp\b)/],
  ['consorzio', /\bconsorzi\w+/],
  [
    'libero-professionista',
    /\b(?:libera? professionist\w+|(?:sono|faccio) (?:un |una |l.)?(?:avvocat\w+|architett\w+|ingegner\w+|commercialista|geometra|consulente|psicolog\w+|fisioterapista|traduttrice|traduttore|grafic[oa]|fotograf[oa])\b|studio (?:legale|professionale|associato|di architettura))/,
  ],
  ['srls', /\b(?:srls|s\.r\.l\.s\.?|srl semplificata)\b/],
  ['srl', /\b(?:srl|s\.r\.l\.?|societa a responsabilita limitata)(?:\b|$)/],
  ['spa', /\b(?:spa|s\.p\.a\.?|societa per azioni)(?:\b|$)/],
  ['snc', /\b(?:snc|s\.n\.c\.?)(?:\b|$)/],
  ['sas', /\b(?:sas|s\.a\.s\.?)(?:\b|$)/],
  ['ditta-individuale', /\b(?:ditta individuale|impresa individuale|impresa familiare)\b/],
];

/** The legal form that a name or an identity names, if any. */
export function legalFormIn(text: string): LegalForm | null {
  return FORMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** "Aprire una trattoria come ditta individuale", "Srl da costituire": the form that is meant for what is not founded yet. */
const MEANT =
  /\b(?:come|forma di|saro|sara|saremo|apr\w+|costitui\w+|fond(?:are|ero|eremo)|crea(?:re|ro|remo)|avvia(?:re|ro|remo))\b([^.;,]{0,40})|([^.;,]{0,25})\bda costituire\b/g;

export function plannedFormIn(text: string): LegalForm | null {
  for (const [, after, before] of text.matchAll(MEANT)) {
    const form = FORMS.find(([form, pattern]) => form !== 'da-costituire' && pattern.test(after ?? before ?? ''))?.[0];
    if (form) return form;
  }
  return null;
}

const NOT_YET =
  /\b(?:da costituire|non (?:e |l.ho |l.abbiamo )?ancora (?:stata )?costituit\w+|non (?:ho|abbiamo) ancora (?:aperto|costituito|la partita iva)|senza partita iva|prima di (?:aprire|costituire)|(?:voglio|vorrei|vorremmo|vogliamo|penso di|pensiamo di|intendo|intendiamo) (?:aprire|avviare|mettermi in proprio|metterci in proprio|fondare|costituire|lanciare un.(?:impresa|attivita)|creare un.impresa))\b/;

/** "Vorrei aprire…": the company does not exist yet. Meaningful only beside an empty founding year. */
export function speaksOfFutureCompany(text: string): boolean {
  return NOT_YET.test(text);
}

export function saysNotYetFounded(text: string): boolean {
  return /\b(?:da costituire|non (?:e |l.ho |l.abbiamo )?ancora (?:stata )?costituit\w+|non (?:ho|abbiamo) ancora (?:aperto|costituito|la partita iva))\b/.test(
    text,
  );
}
