import type { DraftPerson } from './draft-project.ts';

/** Who works, told in passing: "mi chiamo Ada Neri e ho fatto nove anni in officina", "ci segue Ugo Bit". */
const NAME = "(\\p{Lu}[\\p{L}’']+(?: \\p{Lu}[\\p{L}’']+){1,2})";
const MYSELF = new RegExp(
  `(?<!\\p{L})(?:[Mm]i chiamo|[Ss]ono) ${NAME}(?:,? (?:la|il|l[’'])\\s?(\\p{Ll}[\\p{Ll} ]{2,40}))?(?:(?:,| e)+ ho (?:fatto|lavorato|passato)(?: per)? ([^,.;:]{4,80}))?`,
  'u',
);
const WHO_HELPS = new RegExp(
  `(?<!\\p{L})(?:(?:[Cc]i|[Mm]i) (?:segue|aiuta|assiste|affianca|accompagna|dà una mano)|[Ss]egue tutto|[Cc]ura tutto) (?:(?:mi[oa]|nostr[oa]) \\p{Ll}+ )?(?:(?:il |la |lo |l[’'])(\\p{Ll}{4,30}) )?${NAME}(?:, (?:che è |che fa )?(?:il |la |un[oa]? |un[’'])?(\\p{Ll}[\\p{Ll} ]{2,60}))?`,
  'u',
);
/** "Il capo officina è Ugo Bit, dieci anni di saldatura". */
const ROLE_IS = new RegExp(
  `(?<=^|[.;!] )(?:[Ii]l |[Ll]a |[Ll][’'])(\\p{Ll}{3,20}(?: \\p{Ll}{2,20}){0,2}) è ${NAME}(?:, ([^,.;:]{4,80}))?(?=[.,;]|$)`,
  'u',
);
/** "Elisa ha il corso da pizzaiola". */
const IS_TRAINED =
  /(?<=^|[.,;] |(?<!\p{L})e )(\p{Lu}[\p{Ll}’']+(?: \p{Lu}[\p{Ll}’']+)?) ha (?:fatto )?(?:il |la |l[’']|un |una )?((?:corso|diploma|laurea|qualifica|attestato|patente|master|brevetto)(?!\p{L})[^,.;:]{0,80})/gu;

export function peopleTold(description: string): DraftPerson[] {
  const [, self, role = '', done = ''] = MYSELF.exec(description) ?? [];
  const [, title = '', helper, trade = ''] = WHO_HELPS.exec(description) ?? [];
  const [, job = '', chief, skill = ''] = ROLE_IS.exec(description) ?? [];
  const trained = [...description.matchAll(IS_TRAINED)].map(([, name = '', experience = '']) => ({ name, experience }));
  return [
    ...(self ? [{ name: self, role: role.trim(), experience: done.trim(), effort: '' }] : []),
    ...trained.filter(({ name }) => name !== self).map((person) => ({ ...person, role: '', effort: '' })),
    ...(helper ? [{ name: helper, role: title || trade.trim(), experience: '', effort: '' }] : []),
    ...(chief && chief !== self ? [{ name: chief, role: job.trim(), experience: skill.trim(), effort: '' }] : []),
  ];
}

/** Sentences that only present somebody: told with the people. */
export const presentsSomebody = (sentence: string): boolean =>
  MYSELF.test(sentence) || WHO_HELPS.test(sentence) || ROLE_IS.test(sentence);
