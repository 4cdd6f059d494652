import type { GrantLevel } from '#domain/vocabulary.ts';

type SampleGrant = {
  nome: string;
  livello: GrantLevel;
  ente: string;
  descrizione: string;
  perche_adatto: string;
  requisiti: string[];
  benefici: string[];
};

/** Three samples, one per level (AST-7). They name no date, no sum and no link: nothing in them is a real grant. */
export const SAMPLE_GRANTS: readonly SampleGrant[] = [
  {
    nome: 'Esempio: incentivo nazionale per gli investimenti delle PMI',
    livello: 'nazionale',
    ente: 'Ministero delle Imprese e del Made in Italy',
    descrizione: 'Esempio di misura nazionale che sostiene macchinari, software e formazione delle PMI.',
    perche_adatto: 'È un esempio: mostra come appare un bando nazionale.',
    requisiti: ['Essere una PMI', 'Sede operativa in Italia'],
    benefici: ['Contributo su una parte delle spese'],
  },
  {
    nome: 'Esempio: bando regionale per la digitalizzazione',
    livello: 'regionale',
    ente: 'Regione della tua sede',
    descrizione: 'Esempio di bando regionale per servizi e tecnologie digitali delle PMI del territorio.',
    perche_adatto: 'È un esempio: mostra come appare un bando regionale.',
    requisiti: ['Sede operativa nella regione', 'DURC regolare'],
    benefici: ['Contributo a fondo perduto su una parte delle spese'],
  },
  {
    nome: 'Esempio: programma europeo per l’innovazione',
    livello: 'europeo',
    ente: 'Commissione europea',
    descrizione: 'Esempio di programma europeo per progetti innovativi delle PMI, anche in gruppo con altri Paesi.',
    perche_adatto: 'È un esempio: mostra come appare un programma europeo.',
    requisiti: ['Progetto innovativo', 'Piano di lavoro e di spesa'],
    benefici: ['Contributo alle spese del progetto'],
  },
];
export const SAMPLES_SUMMARY =
  'La ricerca non è riuscita. Questi sono solo esempi di come appaiono i bandi: riprova tra poco.';
