import type { FaqFacts } from './faq.ts';

export const PUBLIC_SUPPORT = {
  head: {
    title: 'Supporto e contatti · Bandolo',
    description: 'Cerca una risposta nella guida o scrivici: orari, e-mail e modulo di contatto.',
  },
  title: 'Come possiamo aiutarti?',
  search: 'Cerca nella guida',
  placeholder: 'per esempio password, de minimis, consulente',
  submit: 'Cerca',
  found: (count: number) => (count === 1 ? '1 risposta' : `${String(count)} risposte`),
  none: 'Nessuna risposta con queste parole. Prova con un termine più semplice, o scrivici qui sotto.',
  clear: 'Mostra tutto',
  answers: 'Risposte pronte',
  hoursTitle: 'Orari',
  hours: [
    { days: 'Lunedì – venerdì', time: '9:00–18:00' },
    { days: 'Sabato', time: '9:00–13:00' },
    { days: 'Domenica', time: 'chiuso' },
  ],
  emailTitle: 'E-mail',
  articlesTitle: 'Dal blog',
} as const;

type Entry = { id: string; question: string; answer: string | ((facts: FaqFacts) => string); words?: string };

/** The help centre: what people ask before they write. `words` are found too, though not shown. */
export const HELP: readonly Entry[] = [
  {
    id: 'registrazione',
    question: 'Come creo un account?',
    answer:
      'Da «Registrati» scegli se sei un’azienda o un consulente, compili i dati e confermi l’indirizzo dal link che ricevi per e-mail. Il link vale 48 ore.',
    words: 'iscrizione conferma email registrarsi',
  },
  {
    id: 'password',
    question: 'Ho dimenticato la password',
    answer:
      'Nella pagina di accesso premi «Password dimenticata?»: ti inviamo un link che vale un’ora e si usa una volta sola. Gli altri dispositivi vengono scollegati.',
    words: 'accesso entrare reimpostare credenziali',
  },
  {
    id: 'mail-non-arriva',
    question: 'Non ricevo le e-mail di Bandolo',
    answer:
      'Controlla la posta indesiderata e che l’indirizzo sia scritto bene. Dalla pagina di accesso puoi chiedere un nuovo link di conferma.',
    words: 'posta spam conferma',
  },
  {
    id: 'verdetto',
    question: 'Che cosa significa «Da verificare»?',
    answer:
      'Che un requisito dipende da un dato che non abbiamo, tuo o del bando. Apri la scheda: la riga dice quale dato manca e che cosa cambierebbe.',
    words: 'ammissibile requisiti esito verdetto',
  },
  {
    id: 'affinita',
    question: 'Come si calcola la percentuale?',
    answer:
      'Da 70 a 95, in base a settore, territorio, dimensione e a quanto i testi dell’impresa e del bando si somigliano. Lo stesso profilo ha sempre lo stesso risultato; un bando non ammissibile non ha percentuale.',
    words: 'punteggio match affinità compatibilità',
  },
  {
    id: 'errore-scheda',
    question: 'Una scheda ha un errore: come lo segnalo?',
    answer:
      'In fondo a ogni bando c’è «Segnala un errore». La redazione controlla la fonte ufficiale e corregge; la modifica resta nello storico.',
    words: 'sbagliato scadenza importo correzione segnalazione',
  },
  {
    id: 'de-minimis',
    question: 'Dove vedo lo spazio de minimis?',
    answer:
      'In Strumenti, nel registro de minimis: importi l’elenco del Registro nazionale aiuti o aggiungi gli aiuti a mano, e vedi quanto resta e quando si libera.',
    words: 'aiuti di stato rna massimale 300.000',
  },
  {
    id: 'pmi',
    question: 'Come so se sono una PMI?',
    answer:
      'Con lo strumento sulla dimensione, senza account: servono addetti, fatturato o bilancio e le quote nelle altre imprese. Alla fine scarichi la dichiarazione.',
    words: 'micro piccola media dimensione',
  },
  {
    id: 'consulente',
    question: 'Come divento un consulente del catalogo?',
    answer:
      'Registrati come consulente e carica i documenti. Un amministratore controlla il profilo; dopo l’approvazione compari nell’elenco.',
    words: 'approvazione esperto iscrizione marketplace',
  },
  {
    id: 'eliminare-account',
    question: 'Come cancello i miei dati?',
    answer:
      'In Impostazioni scarichi una copia di tutto («Scarica i miei dati») e poi scegli «Elimina Account»: si chiude subito e per 14 giorni puoi ripensarci con il link che ti mandiamo. Dopo cancelliamo account, imprese e file.',
    words: 'privacy gdpr eliminare account cancellazione esportare',
  },
];
