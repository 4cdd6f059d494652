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
