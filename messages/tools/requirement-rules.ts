import type { REQUIREMENT_RULES } from '#domain/rules/requirement-rules.ts';

export const REQUIREMENT_RULE_TEXTS: Record<keyof typeof REQUIREMENT_RULES, { label: string; note: string | null }> = {
  'mid_cap.small.staff': {
    label: 'Small mid-cap: dipendenti al massimo',
    note: 'Imprese oltre la soglia delle PMI; si contano anche le imprese del gruppo.',
  },
  'antimafia.farmland.eu_funds': {
    label: 'Antimafia per chi ha terreni agricoli: soglia con fondi europei',
    note: 'Oltre la soglia serve l’informazione antimafia.',
  },
  'antimafia.farmland.state_funds': {
    label: 'Antimafia per chi ha terreni agricoli: soglia con fondi statali',
    note: 'Verifica sul bando quale documento è richiesto.',
  },
  'disabled_hiring.staff': {
    label: 'Collocamento mirato: dipendenti da cui c’è l’obbligo',
    note: 'Si contano i dipendenti computabili; il bando può chiedere la dichiarazione anche sotto la soglia.',
  },
  'labour_contracts.respect': {
    label: 'Rispetto dei contratti collettivi',
    note: 'I benefici richiedono il rispetto degli accordi e contratti collettivi, oltre al DURC.',
  },
  'relocation.years': {
    label: 'Delocalizzazione: anni in cui l’attività aiutata non si sposta',
    note: 'Fuori dall’Unione europea, o via dal sito aiutato se il bando lo lega a un luogo.',
  },
  'insolvency.continuity': {
    label: 'Concordato in continuità',
    note: 'Alcuni bandi lo ammettono: fa fede il testo del bando.',
  },
  'gber.incentive_effect.not_required': {
    label: 'Effetto di incentivazione non richiesto',
    note: 'Aiuti all’avvio d’impresa e al finanziamento del rischio, alle condizioni dei rispettivi articoli.',
  },
  'de_minimis.fishery.window': {
    label: 'Periodo de minimis, pesca e acquacoltura',
    note: 'Tre esercizi finanziari: quello in corso e i due precedenti. Qui l’esercizio è l’anno solare.',
  },
  'tax.irap.individuals_exempt': {
    label: 'IRAP: persone fisiche escluse',
    note: 'Ditte individuali e professionisti non la pagano.',
  },
  'tax.forfettario.coefficient.most': {
    label: 'Regime forfettario: coefficiente di redditività più alto',
    note: 'Il contributo per beni strumentali di norma non è un ricavo: verifica con il commercialista.',
  },
  'cup.invoices': {
    label: 'CUP sulle fatture delle spese finanziate',
    note: 'Per gli incentivi pubblici alle attività produttive.',
  },
  'tax.agrarian_income': {
    label: 'Reddito agrario su base catastale',
    note: 'Il contributo non aumenta il reddito determinato sulle rendite.',
  },
};
