/** Before what opens the account to others for long. */
export const STEP_UP = {
  title: 'Conferma che sei tu',
  text: 'Stai per dare un nuovo accesso al tuo account. Per dieci minuti non te lo chiediamo più.',
  password: 'La tua password',
  send: 'Continua',
  cancel: 'Annulla',
  failed: 'Password non confermata',
  byProvider: 'Stai per dare un nuovo accesso al tuo account: entra di nuovo, poi torni qui.',
  enterBy: (provider: string) => `Entra di nuovo con ${provider}`,
} as const;
