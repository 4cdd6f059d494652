import { founderBounds, toldYouthAgeMax, YOUTH_AGE_MAX } from '#domain/eligibility/age-bounds.ts';
import { readPeople } from '#domain/eligibility/facts/people.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from './fold.ts';

/** Who asks, as far as the words tell. */
export type Asker = { age: number | null; isWoman: boolean };

const NOBODY: Asker = { age: null, isWoman: false };
/** Who is to be hired or taught does not ask. */
const OTHERS =
  /\b(?:assum\w+|assunzion\w+|inserir\w+|prendere|formare|(?<!\b(?:ex|sono) )(?:dipendent\w+|operai\w*))\b/;
const WOMAN =
  /\b(?:sono (?:appena )?\w{2,}(?:ata|uta|asta|osta)|mi (?:sono|hanno) \w+(?:ata|uta|ita|asta)|donn[ae]|signora|ragazza|imprenditric[ei]|disoccupata|licenziata|inoccupata|cassintegrata|esodata|casalinga|mamma|vedova|separata|divorziata|pensionata|neolaureata|ex (?:commessa|impiegata|cameriera|segretaria|infermiera|cuoca|sarta))\b/;
const IN_LETTERS = /\b(vent|trent|quarant|cinquant|sessant)\w{0,8}enne\b/;
/** In a question the years may come before who has them, or after what one is. */
const BARE_AGE =
  /(?:^(?:(?:io|a|eta|con) )*|\b(?:licenziat|cassintegrat|esodat|inoccupat|pensionat|neolaureat|diplomat|laureat|separat|divorziat|casaling|mamm|papa|padr|madr|student|camerier|commess|impiegat|segretari|infermier|parrucchier|artigian|operai|\w{3,}ist)\w*,? )(\d{2}) anni\b(?! (?:fa|per|di(?! eta))\b)/;
const STATED_AGE = /\beta:? (?:di )?(\d{2})\b/;
/** "Under 35", "over 50": on which side of an age. */
const BELOW = /\b(?:under ?|sotto i (?=\d{2} anni))(\d{2})\b/;
const ABOVE = /\b(?:over ?|(?:sopra|oltre) i (?=\d{2} anni))(\d{2})\b/;
const DECADES: Readonly<Record<string, number>> = { vent: 20, trent: 30, quarant: 40, cinquant: 50, sessant: 60 };

export function readAsker(query: string): Asker {
  const text = fold(query);
  if (OTHERS.test(text)) return NOBODY;
  const { ages, isWomenLed } = readPeople(text);
  const age = ages.length > 0 ? Math.min(...ages) : saidOtherwise(text);
  return { age, isWoman: isWomenLed ?? WOMAN.test(text) };
}

function saidOtherwise(text: string): number | null {
  const decade = DECADES[IN_LETTERS.exec(text)?.[1] ?? ''];
  if (decade !== undefined) return decade;
  const years = yearsIn(BARE_AGE, text) ?? yearsIn(STATED_AGE, text);
  if (years !== null) return years;
  const below = yearsIn(BELOW, text);
  const above = yearsIn(ABOVE, text);
  return below !== null ? below - 1 : above !== null ? above + 1 : null;
}

/** Nobody of fewer or more years asks. */
function yearsIn(pattern: RegExp, text: string): number | null {
  const years = Number(pattern.exec(text)?.[1]);
  return years >= 16 && years <= 90 ? years : null;
}

/** The years of who is young are words of grants ("18-35 anni"), those of others are found in none. */
export function withoutAge(text: string, { age }: Asker): string {
  return age !== null && age > YOUTH_AGE_MAX ? text.replace(/\b(?:over \d{2}|\d{2} anni)\b/gi, ' ') : text;
}

/** How old who applies may be, a woman or not; 0 = of any age. */
export function ageLimits(grant: Grant): { women: number; men: number } {
  const stated = founderBounds(grant)?.max ?? 0;
  const { statusesAnyOf = [] } = grant.constraints;
  if (!statusesAnyOf.includes('giovanile')) return { women: stated, men: stated };
  const isForOthers = statusesAnyOf.some((status) => status !== 'giovanile' && status !== 'femminile');
  const young = isForOthers ? stated : (toldYouthAgeMax(grant) ?? YOUTH_AGE_MAX);
  return { women: statusesAnyOf.includes('femminile') ? stated : young, men: young };
}
