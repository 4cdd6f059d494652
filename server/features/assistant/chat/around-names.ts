import { conceptsIn } from '#domain/assistant/chat/concepts.ts';
import type { GrantNames } from '#domain/assistant/chat/grant-names.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import type { Place } from '#domain/geography/gazetteer.ts';
import { topicsOf } from './topics.ts';

/** What stands around a word that may be the name of a grant, and tells whether it is. */

/** A rule goes by words of the text. */
export const isOfRule = (text: string): boolean => conceptsIn(text).length > 0 || topicsOf(text)[0]?.isKey === true;

const OWN_CHARS = 4;
/** "Il fondo PMI dell'EUIPO": the letters that one grant alone is called by, where the rule goes by the other words. */
export const isOwnName = (word: string, ids: readonly string[], text: string, { names }: GrantNames): boolean =>
  word.length >= OWN_CHARS &&
  ids.length === 1 &&
  names.some(({ id, acronyms }) => id === ids[0] && acronyms.includes(word)) &&
  isOfRule(text.replace(word, ' '));

/** "Quello di Bolzano", "il bando di Bolzano". */
export const OF_ONE = /\b(?:quell[oaie]|quel|bando|misura|contribut[oi]|fondo|fondi|incentiv[oi]|aiut[oi])\b/;

/** "Ci posso mettere anche il corso di sicurezza?" asks of the grant in hand, whatever one word of it is called. */
export const OF_IN_HAND = /\b(?:ci|ne) (?:poss\w+|sta|stanno|rientr\w+|va|vanno|mett\w+|pag\w+)\b/;

/** "La Sabatini" and "il bando sicurezza" are names; in "il corso sicurezza" the word only tells which course. */
export const isIntroduced = (word: string, text: string): boolean =>
  new RegExp(
    `(?:^|[,(«"'] ?|\\b(?:il|lo|la|i|gli|le|un|una|con|e|o|su|per|del|della|al|alla|sul|sulla|bando|misura|fondo|bonus|credito|voucher) )${word}`,
  ).test(text);

/** "Lo sconto per chi investe in sicurezza": whom it is for, not what it is called. */
export const isOfWhom = (word: string, text: string): boolean =>
  new RegExp(`\\bper chi (?:\\w+ ){1,3}(?:in|di|a|per|con|su) ${word}`).test(text);

/** "Il bando internazionalizzazione della regione": one's own. */
export function ownRegion(text: string, company: NamedCompany | null): Pick<Place, 'region' | 'start'>[] {
  const said =
    /\bdella (?:mia |nostra )?regione(?= (?:ha|e|da|c'e|scad\w+|chiud\w+|apr\w+|quanto|quando)\b|[ ?.,]*$)/.exec(text);
  const region = company?.region;
  if (!said || !region) return [];
  return [{ region, start: said.index + 'della '.length }];
}
