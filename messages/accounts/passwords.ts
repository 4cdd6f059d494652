/** Beside the fields of a password. */
export const PASSWORD_PROBLEMS = {
  weak: (reasons: readonly string[]) => `Troppo facile da indovinare. ${reasons.join(' ')}`,
  wrong: 'Non corretta',
};
