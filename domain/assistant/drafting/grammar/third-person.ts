import { NUMBER } from '#domain/numbers/numbers-in.ts';
import { withArticle } from './nouns.ts';
import { hasVerb } from './plain-speech.ts';
import { thirdPerson } from './verbs.ts';

/** "il nostro forno" is "il proprio forno". */
const OWN: readonly (readonly [RegExp, string])[] = [
  // Where a clause begins it is the subject, which owns nothing itself: "il nostro nodo le sente".
  [/(^|[;:] )((?:il|lo|la|i|gli|le) )nostr[oaie] (?=\p{L}+ (?!iamo)\p{L})/giu, '$1$2'],
  [/\b(?:il|lo) nostro\b/giu, 'il proprio'],
  [/\bla nostra\b/giu, 'la propria'],
  [/\bi nostri\b/giu, 'i propri'],
  [/\ble nostre\b/giu, 'le proprie'],
  [/\b(nostr)([oaie])\b/giu, 'propri$2'],
];
export const withOwn = (text: string): string =>
  OWN.reduce((told, [pattern, instead]) => told.replace(pattern, instead), text);

const WE = '(?:[sd]iamo|\\p{L}{2,}(?:iamo|r?emmo|(?<!est|sup)remo|[aei]vamo))';
const CLITICS = "(?:(?:non|ci|ce|ne|lo|la|li|le|gli|l[’'])\\s?)*";
const SPOKEN = new RegExp(`(?<!\\p{L})(${CLITICS})(?<!\\p{L})(${WE})(?: noi)?(?!\\p{L})`, 'giu');
const IS_NOUN = /^(?:gia|chiamo|richiamo|ramo|premo|tremo)$/iu;
/** Not "fermarci", "darmi". */
const NOUNS_IN_RM = '(?!(?:fermi|allarmi|armi|schermi|germi|vermi|merci|marci|commerci|squarci)(?!\\p{L}))';

/** What comes to us, said where nothing is lost without it: "ci tiene libera una macchina", "ci costa". */
const TO_US =
  /(?<!\p{L})(?:ci|ce|mi) (?!sono|è|era|erano|sarà|saranno|si|vuole|vogliono|vorrà|vorranno|sta|stanno|sarebbe|sarebbero|fosse|entra|entrano|passa|lavora|lo|la|li|le|ne)(?=(?:ha|hanno|\p{L}+(?:a|e|ano|ono|à))(?!\p{L}))/giu;
const WE_ARE = /(?<!\p{L})((?:siamo|restiamo|eravamo) )(\p{L}{2,}(?:at|it|ut)|ferm|pront|sicur|pien)i(?!\p{L})/giu;
/** "Nel 2025 ho raccolto 41 quintali": a figure of one who works alone. */
const I_HAVE =
  /(?<!\p{L})(non )?(l[’'])?ho (?=[^.]*\d)(?=(?:già |ancora |mai |sempre )?\p{L}+(?:to|so|sto|tto|rso|nso)(?!\p{L}))/giu;
/** Whose relative it is says nothing to who reads. */
const KIN =
  /(?<!\p{L})(?:mi[oa]|nostr[oa]) (?:figli[oa]|fratello|sorella|moglie|marito|padre|madre|cugin[oa]|nipote|cognat[oa])(?!\p{L})/giu;
export const withoutKin = (sentence: string): string => sentence.replace(KIN, 'una persona di famiglia');
/** Without the words in which one who works alone tells what is done: the rest may still speak of them. */
export const withoutIHave = (text: string): string => text.replace(I_HAVE, '');
const WORRIES = /(?<!\p{L})ci preoccupa(no)?(?!\p{L})/giu;

/**
 * A sentence of who speaks of "us", told of the company: "nel 2025 abbiamo detto no" → "nel 2025 l’azienda ha detto no".
 * The subject stands before the first verb; `subject` empty where the sentence has said it.
 */
export function told(sentence: string, subject: string): string {
  let isSaid = subject === '';
  const isMale = /^lo |ente$/u.test(subject);
  const spoken = withOwn(inOrder(sentence))
    // Of one who speaks for many: "siamo rovinati" is said of the firm.
    .replace(WE_ARE, (_all, are: string, stem: string) => `${are}${stem}${isMale ? 'o' : 'a'}`)
    .replace(I_HAVE, (_all, not = '', it = '') => {
      const said = isSaid ? `${not}${it}ha ` : `${subject} ${not}${it}ha `;
      isSaid = true;
      return said;
    })
    .replace(WORRIES, (_all, many?: string) => `preoccupa${many ?? ''}`)
    .replace(SPOKEN, (all, before: string, verb: string) => {
      const third = IS_NOUN.test(verb) ? null : thirdPerson(verb);
      if (third === null) return all;
      const clitics = before.replace(/(?<!\p{L})ci /iu, 'si ').replace(/(?<!\p{L})ce /iu, 'se ');
      const own = / noi$/iu.test(all) ? ' in proprio' : '';
      const said = isSaid ? `${clitics}${third}${own}` : `${subject} ${clitics.toLocaleLowerCase('it')}${third}${own}`;
      isSaid = true;
      return said;
    })
    .replace(/(?<!\p{L})(?:ci|mi) (?=costa(?:no)?(?!\p{L}))/giu, isMale ? 'gli ' : 'le ')
    .replace(TO_US, '')
    .replace(/(?<!\p{L})(?:ce|me) (?=l[’']h?a)/giu, '')
    .replace(/(?<!\p{L}|(?:da|per|con|a|di|su|tra|fra) )noi,? /iu, '');
  return /^\p{Lu}/u.test(sentence) ? spoken.charAt(0).toLocaleUpperCase('it') + spoken.slice(1) : spoken;
}

const OF_US = new RegExp(
  `(?<!\\p{L})(?:${WE}|noi|nostr[oaie]|mi[oae]|miei|mi|me|io|ho|sono io|${NOUNS_IN_RM}\\p{L}+(?:ar|er|ir)(?:ci|mi)|ci(?! (?:sono|era|erano|sarà|saranno|vuole|vogliono|sarebbe|sarebbero|si|sta|stanno|entra|entrano|passa|lavora)))(?!\\p{L})`,
  'iu',
);
/** Whether a sentence still speaks of who writes it: such a one is left out of a text for a commission. */
export const speaksOfUs = (text: string): boolean => {
  const found = OF_US.exec(text);
  return found !== null && !IS_NOUN.test(found[0]) && !/^(?:estremo|supremo|remo)$/iu.test(found[0]);
};

/** A sentence as a commission reads it; null where it cannot be told so safely. */
export function safelyTold(sentence: string, subject: string): string | null {
  const spoken = told(sentence, subject);
  return speaksOfUs(spoken) ? null : spoken;
}

const MOVED =
  /^((?:oggi|ora|adesso|finora|di solito),? |)((?:gli|i|le|la|il|lo)\s[^,:;]{2,40}?|l[’'][^,:;]{2,40}?) (?:li|le|lo|la|l[’'])\s?(?!stiamo)(\p{L}+iamo)(?!\p{L})/iu;
/** "Articoli ne abbiamo 900" → "abbiamo 900 articoli". */
const COUNTED_AFTER = new RegExp(
  `^(\\p{L}{3,}) ne (?:avremo|abbiamo|contiamo) (?:circa |quasi )?(${NUMBER})(?![\\p{L}\\d])`,
  'iu',
);
/** "Camere oggi 7". */
const COUNTED_TODAY = new RegExp(`^(\\p{L}{3,}[ei]) (oggi|adesso|ora) (${NUMBER})(?![\\p{L}\\d])`, 'iu');
/** "La delibera la fanno a gennaio": by others. */
const BY_OTHERS = /(?<!\p{L})((?:la|il|lo) \p{L}+|l[’']\p{L}+) l[ao] fanno (?=(?:ad?|in|entro|nel|il|dopo) )/giu;

/** "Gli sfridi li pressiamo" → "pressiamo gli sfridi": what speech puts first stands where writing has it. */
export const inOrder = (sentence: string): string =>
  sentence
    .replace(MOVED, (all, now: string, thing: string, verb: string) =>
      hasVerb(thing) ? all : `${now}${verb} ${thing.charAt(0).toLocaleLowerCase('it')}${thing.slice(1)}`,
    )
    .replace(
      COUNTED_AFTER,
      (_all, things: string, count: string) => `abbiamo ${count} ${things.toLocaleLowerCase('it')}`,
    )
    .replace(
      COUNTED_TODAY,
      (_all, things: string, now: string, count: string) => `${now} ${withArticle(things)} sono ${count}`,
    )
    .replace(BY_OTHERS, (_all, thing: string) => `${thing} è ${/^la /iu.test(thing) ? 'prevista' : 'previsto'} `);
