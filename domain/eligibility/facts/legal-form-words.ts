import type { LegalForm } from '#domain/vocabulary.ts';
import { says } from './says.ts';

/** What a company bears beside its form: told anywhere, it says more than the "Srl" of a name. */
const TITLES: [LegalForm, RegExp][] = [
  [
    'da-costituire',
    /\b(?:da costituire|non (?:e |l.ho |l.abbiamo )?ancora (?:stata )?costituit\w+|non (?:ho|abbiamo) ancora (?:aperto|costituito|la partita iva)|(?:costituiremo|costituiro|apriro|apriremo) (?:la|una|un|l.)|ancora senza partita iva)/,
  ],
  ['startup-innovativa', /\bstart-?up innovativ\w+/],
  ['pmi-innovativa', /\bpmi innovativ\w+/],
];

/** Forms of several people: the first that is told is the company's own, the others are whom it works with. */
const BODIES: [LegalForm, RegExp][] = [
  [
    'ets',
    /\b(?:associazione|aps\b|odv\b|(?<!\b(?:dalla|alla|della|sua|nostra|di) )fondazione (?!di\b|nel\b|dell)|asd\b|organizzazione di volontariato)/,
  ],
  [
    'cooperativa',
    /(?<!\b(?:della|alla|dalla|nella|con la|a una|di una|per una) )\b(?:cooperativa|soc\.? ?coop\w*|coop\b|s\.c\.s\.|(?:cantin|latteri|caseifici|oleifici|stall)\w+ sociale\b)/,
  ],
  [
    'consorzio',
    /(?<!\b(?:del|al|dal|nel|dei|ai|col|per un|con un|di un|a un|da un) )\b(?:consorzi\w+|consortil[ei])\b/,
  ],
];

/** First match wins: the narrower form stands before the wider one. */
const FORMS: [LegalForm, RegExp][] = [
  ['stp', /\b(?:societa tra professionisti|stp\b)/],
  [
    'libero-professionista',
    /^(?:dott(?:\.ssa|ssa|\.)|avv\.|arch\.|ing\.|geom\.|notaio) |\b(?:liber[ao] professionist\w+|(?:sono|faccio) (?:un |una |l.)?(?:avvocat\w+|architett\w+|ingegner\w+|commercialista|geometra|consulente|psicolog\w+|fisioterapista|traduttrice|traduttore|grafic[oa]|fotograf[oa])\b|studio (?:legale|professionale|associato|di architettura|medico|dentistico|odontoiatrico|notarile|veterinario))/,
  ],
  ['srls', /\b(?:srls|s\.r\.l\.s\.?|srl semplificata)\b/],
  ['srl', /\b(?:srl|s\.r\.l\.?|societa a responsabilita limitata)(?:\b|$)/],
  ['spa', /\b(?:spa|s\.p\.a\.?|societa per azioni)(?:\b|$)/],
  ['snc', /\b(?:snc|s\.n\.c\.?|societa in nome collettivo)(?:\b|$)/],
  ['sas', /\b(?:sas|s\.a\.s\.?|societa in accomandita semplice)(?:\b|$)/],
  ['ditta-individuale', /\b(?:ditta individuale|impresa individuale|impresa familiare|imprendit\w+ individuale)\b/],
  // A company of any form may be one (D.Lgs. 112/2017, art. 1): where no form is told, the most frequent.
  ['ets', /\b(?:onlus|ente del terzo settore|ets|impresa sociale)\b/],
];

const firstOf = (forms: typeof FORMS, text: string): LegalForm | null =>
  forms.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

function formIn(text: string): LegalForm | null {
  const bodies = BODIES.map(([form, pattern]) => ({ form, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  return bodies.toSorted((one, other) => one.at - other.at)[0]?.form ?? firstOf(FORMS, text);
}

/** The legal form that a name or an identity names, if any; the name before the words. Folded. */
export function legalFormIn(identity: string, name = ''): LegalForm | null {
  return firstOf(TITLES, `${name}. ${identity}`) ?? formIn(name) ?? formIn(identity);
}

/** Social cooperatives are social firms by right, and bodies of the third sector (D.Lgs. 112/2017 and 117/2017, art. 4). */
export const isSocialFirm = (text: string): boolean =>
  says(text, /\b(?:cooperativa sociale|coop\.? sociale|impresa sociale|onlus)\b/);

/** "Aprire una trattoria come ditta individuale", "Srl da costituire": the form that is meant for what is not founded yet. */
const MEANT =
  /\b(?:come|forma di|saro|sara|saremo|apr\w+|costitui\w+|fond(?:are|ero|eremo)|crea(?:re|ro|remo)|avvia(?:re|ro|remo))\b([^.;,]{0,40})|([^.;,]{0,25})\bda costituire\b/g;

export function plannedFormIn(text: string): LegalForm | null {
  for (const [, after, before] of text.matchAll(MEANT)) {
    const words = after ?? before ?? '';
    const form = firstOf(TITLES.slice(1), words) ?? formIn(words);
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
