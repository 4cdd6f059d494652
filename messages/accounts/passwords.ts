/** Beside the fields of a password. */
export const PASSWORD_PROBLEMS = {
  weak: (reasons: readonly string[]) => `Troppo facile da indovinare. ${reasons.join(' ')}`,
  wrong: 'Non corretta',
};

export const CODE_PROBLEMS = { wrong: 'Non è giusto, o è già stato usato' };
