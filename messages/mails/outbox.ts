export const OUTBOX = {
  title: 'Posta locale',
  lead: 'Questa installazione non spedisce e-mail: le trovi qui, con i loro link funzionanti.',
  empty: 'Nessun messaggio',
  emptyText: 'Le e-mail compaiono qui appena il prodotto ne manda una.',
  to: 'A',
  refresh: 'Aggiorna',
  preview: (subject: string) => `Messaggio: ${subject}`,
} as const;
