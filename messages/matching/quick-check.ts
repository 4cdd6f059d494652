/** A first verdict without an account. */
export const QUICK_CHECK = {
  lead: 'Tre dati bastano per un primo esito. Non serve un account: le risposte restano nel tuo browser.',
  project: 'Che cosa vuoi fare?',
  projectExample: 'forno nuovo, 40.000 €, a marzo, a Taranto',
  optional: 'facoltativo',
  keep: 'Vuoi tenere queste risposte?',
  signUp: 'Registrati e tienile',
  assumed:
    'L’esito suppone un’impresa fuori da un gruppo, con un fatturato nei limiti della sua dimensione: con un account lo precisi una volta sola.',
  money: (figure: string) => `Sul tuo progetto: ${figure}`,
  sentence: ['La mia impresa lavora nel settore', 'ha sede in', 'e conta', 'addetti.'],
  sector: 'Settore',
  region: 'Regione',
  employees: 'Addetti',
  choose: 'scegli',
  check: 'Verifica requisiti',
  failed: 'Verifica non riuscita',
  again: 'Cambia i dati',
} as const;
