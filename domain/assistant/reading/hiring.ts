/** How somebody would be hired, where that may decide: for a time only, or for part of the day. */
export const CONTRACTS = ['determinato', 'part_time'] as const;
export type Contract = (typeof CONTRACTS)[number];

const PERSON =
  '(?:ragazz[oaie]|operai[oae]?|commess[oaie]|camerier[aei]|cuoc[ohi]+|impiegat[oaie]|magazzinier[aei]|apprendist[aei]|stagist[aei]|segretari[aeo]|programmator[ei]|programmatric[ei]|lavorator[ei]|lavoratric[ei]|dipendent[ei]|addett[oaie]|autist[aei]|badant[ei])';
const HIRING = new RegExp(`\\b(?:assum\\w+|assunzion\\w+|(?:un|una|uno|un'|il|la|due|tre|altr[oaie]) ?${PERSON})\\b`);
/** Text as read aloud. */
export const isHiring = (text: string): boolean => HIRING.test(text);

const SPAN =
  '(?:\\d{1,2}|un|uno|due|tre|quattro|cinque|sei|otto|nove|dieci|dodici|diciotto|ventiquattro) (?:mes[ei]|ann[oi])';
const FOR_A_TIME = new RegExp(
  `\\bcontratt\\w+ (?:di|da|per) ${SPAN}\\b|\\b(?:assum\\w+|prend\\w+|tener\\w+) (?:solo )?per ${SPAN}\\b|\\btempo determinato\\b|\\b(?:contratt\\w+|assum\\w+|assunzion\\w+|prend\\w+|e|anche|pure)(?: solo)? a termine\\b|^a termine\\b|\\bstagional[ei]\\b`,
);
const PART_OF_DAY = /\bpart[ -]?time\b|\b(?:mezza giornata|meta giornata|tempo parziale|orario ridotto|poche ore)\b/;

export function contractIn(text: string): Contract | null {
  if (FOR_A_TIME.test(text)) return 'determinato';
  return PART_OF_DAY.test(text) ? 'part_time' : null;
}
