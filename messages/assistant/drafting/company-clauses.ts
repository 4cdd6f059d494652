import type { CompanyFields } from '#domain/companies/company-profile.ts';
import { wishesIn, type Clause } from '#domain/assistant/drafting/grammar/clauses.ts';
import { told as spokenOf } from '#domain/assistant/drafting/grammar/third-person.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';
import { listed } from '#domain/writing/phrases.ts';
import { nounOf } from './company.ts';

/** "Siamo in cinque" is told by the number of people. */
const COUNTS = /^è (?:in )?(?:\d|un |due|tre|quattro|cinque|sei|sette|otto|nove|dieci|una )/iu;

/** What a company wants one day is no fact about it. */
const WANTS = /^(?:vuole|vorrebbe|intende|punta a|spera)(?!\p{L})/iu;

/** "L’azienda serve sette ristoranti", "Dal 1987 l’azienda lavora per trenta imprese", "Accoglie 46 persone". */
const clauseText = (company: CompanyFields, { text, needsSubject }: Clause): string =>
  needsSubject || DOES.test(text)
    ? `${nounOf(company)} ${text.charAt(0).toLocaleLowerCase('it')}${text.slice(1)}`
    : spokenOf(text, nounOf(company));
const DOES =
  /^(?:accoglie|assiste|coltiva|alleva|conta|costruisce|cura|dispone|distribuisce|esporta|fornisce|gestisce|ha|impiega|lavora|occupa|offre|organizza|ospita|produce|progetta|realizza|ripara|segue|serve|sviluppa|usa|vende)\s/iu;

/** What the description tells after saying what the company does: whom it serves, since when, with what. */
export function ownFacts(company: CompanyFields, max: number): string[] {
  const [, ...more] = sentencesOf(company.description);
  return more.slice(0, max).flatMap((told) => factsIn(told).map((clause) => clauseText(company, clause)));
}

/** What it wants to become, told only where the company is described. */
export function ownWishes(company: CompanyFields, max: number): string[] {
  const [, ...more] = sentencesOf(company.description);
  return more
    .slice(0, max)
    .flatMap((told) => wishesIn(told).clauses.filter(({ text }) => WANTS.test(text)))
    .map((clause) => clauseText(company, clause));
}

/** What one sentence says the company does stays one sentence: "fa esami della vista e vende occhiali". */
function factsIn(told: string): Clause[] {
  const clauses = wishesIn(told).clauses.filter(({ text }) => !COUNTS.test(text) && !WANTS.test(text));
  const acts = clauses.filter(({ needsSubject }) => needsSubject).map(({ text }) => text);
  const others = clauses.filter(({ needsSubject }) => !needsSubject);
  return acts.length > 0 ? [{ text: listed(acts), needsSubject: true }, ...others] : others;
}
