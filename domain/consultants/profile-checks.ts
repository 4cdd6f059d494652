/** What an administrator looks at before a profile is shown; each is fine, missing, or does not apply. */
export const PROFILE_CHECKS = ['identita', 'partita_iva', 'albo', 'polizza', 'nessuna_promessa', 'tariffa'] as const;
export type ProfileCheck = (typeof PROFILE_CHECKS)[number];

/** Those that say something to everybody, once they are fine; the others are about the profile's own words. */
export const PUBLIC_CHECKS = ['identita', 'albo', 'partita_iva', 'polizza'] as const satisfies readonly ProfileCheck[];
export type PublicCheck = (typeof PUBLIC_CHECKS)[number];

export const CHECK_ANSWERS = ['ok', 'manca', 'non_si_applica'] as const;
export type CheckAnswer = (typeof CHECK_ANSWERS)[number];

export type ProfileChecks = Partial<Record<ProfileCheck, CheckAnswer>>;

/** Only enrolment in a register can be out of place: not every consultant practises a regulated profession. */
export const canBeOutOfPlace = (check: ProfileCheck): boolean => check === 'albo';

/** What stands between a profile and its approval. */
export const openChecks = (checks: ProfileChecks): ProfileCheck[] =>
  PROFILE_CHECKS.filter((check) => {
    const answer = checks[check];
    return answer !== 'ok' && !(answer === 'non_si_applica' && canBeOutOfPlace(check));
  });

/** What was looked at and is not in order: what the consultant is asked for. */
export const missingChecks = (checks: ProfileChecks): ProfileCheck[] =>
  PROFILE_CHECKS.filter((check) => checks[check] === 'manca');

/** What a check looks at. */
export type Evidence = {
  /** How many papers were sent for the review. */
  documents: number;
  register: string | null;
  vatNumber: string | null;
  insuredUntil: string | null;
  /** The checks that were fine in an earlier review. */
  seen: ProfileChecks;
};
export const LACKS = ['documenti', 'partita_iva', 'albo', 'polizza', 'polizza_scaduta'] as const;
export type Lack = (typeof LACKS)[number];

/** Why a check cannot be fine (CON-15): nobody can have seen a datum that is not there. Null: it can. */
export function lackOf(check: ProfileCheck, evidence: Evidence, today: string): Lack | null {
  switch (check) {
    case 'identita':
      // Papers seen once need not be kept for ever.
      return evidence.documents === 0 && evidence.seen.identita !== 'ok' ? 'documenti' : null;
    case 'partita_iva':
      return evidence.vatNumber ? null : 'partita_iva';
    case 'albo':
      return evidence.register ? null : 'albo';
    case 'polizza':
      return !evidence.insuredUntil ? 'polizza' : evidence.insuredUntil < today ? 'polizza_scaduta' : null;
    case 'nessuna_promessa':
    case 'tariffa':
      return null;
  }
}

/** The checks said to be fine although what they look at is missing. */
export const unfoundedChecks = (checks: ProfileChecks, evidence: Evidence, today: string): ProfileCheck[] =>
  PROFILE_CHECKS.filter((check) => checks[check] === 'ok' && lackOf(check, evidence, today) !== null);

/** What everybody may read as seen: fine, and about a datum that is there. */
export const seenChecks = (checks: ProfileChecks, evidence: Evidence, seenOn: string): PublicCheck[] =>
  PUBLIC_CHECKS.filter((check) => checks[check] === 'ok' && lackOf(check, evidence, seenOn) === null);
