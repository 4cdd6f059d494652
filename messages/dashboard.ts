/** The title of the event that a generation leaves in the history. */
export const AI_GRANTS_EVENT = (companyName: string) => `Bandi AI per ${companyName}`;

export const DASHBOARD = {
  pageTitle: 'Dashboard · Bandolo',
  greeting: (firstName: string) => `Ciao ${firstName}`,
  company: (name: string) => `Segui i bandi per ${name}.`,
  noCompany: 'Aggiungi la tua azienda per vedere i bandi adatti.',
  nextSteps: 'I prossimi passi',
} as const;
