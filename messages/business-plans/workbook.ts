/** Names of the sheets, and what stands on them. */
export const PLAN_WORKBOOK = {
  summary: 'Riepilogo',
  income: 'Conto economico',
  cash: 'Cassa',
  balance: 'Stato patrimoniale',
  line: 'Voce',
  check: 'Controllo: attivo meno passivo',
  lowest: 'Cassa più bassa',
  note: 'I movimenti dei mesi vengono dal modello di Bandolo; totali, risultati e saldi sono formule: cambia un mese e tutto si ricalcola.',
} as const;
