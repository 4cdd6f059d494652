export type DigitalAddressProblem = 'format' | 'ordinary_mail';

/** Providers of ordinary mail: an address of theirs is never a PEC. */
const ORDINARY_MAIL = ['gmail.com', 'libero.it', 'hotmail.it', 'hotmail.com', 'outlook.it', 'outlook.com', 'yahoo.it'];

/** The form of a certified address; whether the box exists only INI-PEC knows. */
export function pecProblem(text: string): DigitalAddressProblem | null {
  const address = text.trim().toLowerCase();
  if (!/^[a-z0-9._%+'-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(address)) return 'format';
  return ORDINARY_MAIL.includes(address.split('@')[1]!) ? 'ordinary_mail' : null;
}

/** Seven characters for firms, six for public bodies; "0000000" means "by PEC". */
export function sdiCodeProblem(text: string): 'format' | null {
  return /^[A-Z0-9]{6,7}$/.test(text.trim().toUpperCase()) ? null : 'format';
}
