/** The forms of a regular verb in -are that the edits need; -care and -gare keep their sound. */
export function formsOf(infinitive: string) {
  const stem = infinitive.slice(0, -3);
  const hard = /[cg]$/.test(stem) ? `${stem}h` : stem;
  const soft = /i$/.test(stem) ? stem.slice(0, -1) : stem;
  const future = /(?:ci|gi)$/.test(stem) ? stem.slice(0, -1) : hard;
  return {
    infinitive,
    present3: `${stem}a`,
    present3p: `${stem}ano`,
    present1p: `${soft === stem ? hard : soft}iamo`,
    future3: `${future}erà`,
    future3p: `${future}eranno`,
    future1p: `${future}eremo`,
  };
}

/** Nouns of doing and the verb inside them. */
export const NOUN_VERBS: Readonly<Record<string, string>> = {
  realizzazione: 'realizzare',
  installazione: 'installare',
  attivazione: 'attivare',
  elaborazione: 'elaborare',
  digitalizzazione: 'digitalizzare',
  automazione: 'automatizzare',
  progettazione: 'progettare',
  sperimentazione: 'sperimentare',
  valutazione: 'valutare',
  verifica: 'verificare',
  analisi: 'analizzare',
  acquisto: 'acquistare',
  sviluppo: 'sviluppare',
  controllo: 'controllare',
  monitoraggio: 'monitorare',
  avvio: 'avviare',
  integrazione: 'integrare',
  ottimizzazione: 'ottimizzare',
  formazione: 'formare',
  presentazione: 'presentare',
  selezione: 'selezionare',
  organizzazione: 'organizzare',
  creazione: 'creare',
  preparazione: 'preparare',
  sostituzione: 'cambiare',
};
