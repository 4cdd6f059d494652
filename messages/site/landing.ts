export const LANDING = {
  title: ['Trova il bandolo', 'della', 'matassa'],
  lead: 'Racconta la tua impresa una volta sola. Bandolo ti dice quali bandi puoi chiedere, perché, ed entro quando. Poi prepari la domanda con Filo, il tuo assistente.',
  start: 'Inizia Gratuitamente',
  explore: 'Esplora i Bandi',
  note: 'Ogni bando cita la fonte ufficiale e la data di lettura.',
} as const;
