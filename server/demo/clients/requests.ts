import type { RequestKind, Urgency } from '#domain/consultancies/vocabulary.ts';

export type NewRequest = {
  /** Which of the clients with an account. */
  at: number;
  kind: RequestKind;
  grantId: string | null;
  description: string;
  budget: number | null;
  urgency: Urgency;
  hoursAgo: number;
  /** Hours until the consultant's first question; null: still waiting. */
  answeredAfter: number | null;
};

/** Three that wait for the demo's consultant: one about to go back to its sender, one of today, one already asked about. */
export const NEW_REQUESTS: readonly NewRequest[] = [
  {
    at: 3,
    kind: 'domanda',
    grantId: 'veneto-fondo-veneto-competitivita-sezione-transizione',
    description: 'Vogliamo comprare una pressa piegatrice da 180.000 € e capire quanta parte torna.',
    budget: 3_000,
    urgency: 'alta',
    hoursAgo: 57,
    answeredAfter: null,
  },
  {
    at: 0,
    kind: 'domanda',
    grantId: 'beni-strumentali-nuova-sabatini',
    description:
      'Saldatura robotizzata, 240.000 € in leasing da febbraio. La banca ci ha detto di sentire un esperto prima di firmare.',
    budget: 1_500,
    urgency: 'media',
    hoursAgo: 7,
    answeredAfter: null,
  },
  {
    at: 2,
    kind: 'consulenza_iniziale',
    grantId: null,
    description: 'Vorremmo aprire una sede commerciale in Germania: esiste un bando che paga fiere e personale?',
    budget: null,
    urgency: 'bassa',
    hoursAgo: 80,
    answeredAfter: 5,
  },
];
