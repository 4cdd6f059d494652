import { integerText } from '#domain/numbers/write-number.ts';

/** What an answer may depend on: the figures of the demo are content of the demo (SIT-4). */
export type FaqFacts = { isDemo: boolean; catalogue: number };

type Question = { id: string; question: string; answer: (facts: FaqFacts) => string };
type Category = { title: string; questions: readonly [Question, Question] };

/** Three categories, two questions each (SIT-5); claims that depend on the demo say so (SIT-4). */
export const FAQ: readonly [Category, Category, Category] = [
  {
    title: 'Generale',
    questions: [
      {
        id: 'costo',
        question: 'Quanto costa Bandolo?',
        answer: () =>
          'Cercare bandi, verificare i requisiti e usare gli strumenti è gratuito. I piani premium partono da €29 al mese e si attivano su richiesta: non chiediamo una carta per provare.',
      },
      {
        id: 'invio',
        question: 'Bandolo presenta la domanda al posto mio?',
        answer: () =>
          'No. Bandolo ti accompagna fino al fascicolo pronto: testi, allegati e l’elenco di ciò che chiede il portale dell’ente. L’invio resta tuo, perché è tua la firma.',
      },
    ],
  },
  {
    title: 'AI e Ricerca',
    questions: [
      {
        id: 'abbinamento',
        question: 'Come sceglie i bandi per la mia impresa?',
        answer: () =>
          'Confronta oltre 50 parametri del profilo (sede, codice ATECO, forma, dimensione, età, soci, aiuti ricevuti…) con i requisiti di ogni bando. L’ordine non è mai casuale: accanto a ogni esito leggi il dato che lo ha deciso.',
      },
      {
        id: 'catalogo',
        question: 'Quanti bandi ci sono, e sono aggiornati?',
        answer: ({ isDemo, catalogue }) =>
          `${
            isDemo
              ? `La presentazione parla di oltre 1.200 bandi attivi (cifra dimostrativa); in questo catalogo oggi ce ne sono ${integerText(catalogue)}`
              : `Oggi il catalogo ne contiene ${integerText(catalogue)}`
          }. Ogni scheda cita la fonte ufficiale e il giorno della verifica, e lo stato (aperto, in chiusura, chiuso) si calcola ogni giorno dalle date.`,
      },
    ],
  },
  {
    title: 'Consulenti',
    questions: [
      {
        id: 'esperienza',
        question: 'Chi sono i consulenti?',
        answer: () =>
          'Professionisti con esperienza verificata: prima di apparire caricano i documenti e aspettano la nostra approvazione. Voto e recensioni vengono solo da lavori conclusi.',
      },
      {
        id: 'dati',
        question: 'Un consulente vede tutti i miei dati?',
        answer: () =>
          'No, vede solo quello che condividi: un’azienda, una candidatura, singoli documenti. E solo finché dura la consulenza.',
      },
    ],
  },
];

export const FAQ_WORDS = {
  title: 'Domande frequenti',
  lead: 'Se non trovi la risposta, scrivici.',
  button: 'Vai al supporto',
} as const;
