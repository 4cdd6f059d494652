import type { OutOfReach } from '#domain/assistant/reading/writing-tasks.ts';

export const USUAL_DOCUMENTS = [
  'visura camerale recente',
  'DURC in corso di validità',
  'ultimi due bilanci, o dichiarazioni dei redditi',
  'dati per la dichiarazione sulla dimensione PMI (addetti, fatturato, totale di bilancio, imprese collegate)',
  'elenco degli aiuti de minimis ricevuti',
  'polizza contro le catastrofi naturali',
] as const;

export const WRITING = {
  lead: 'Ecco un testo da copiare. Tra parentesi quadre c’è quello che devi completare tu.',
  again: 'Ecco il testo rivisto.',
  noCompany: '[nome dell’azienda]',
  notThere: 'Nel testo non trovo quello che vuoi togliere: dimmi la frase come è scritta.',
  own: (name: string) => `L’elenco dei documenti viene dalla scheda di «${name}»: controllalo sul bando ufficiale.`,
  general: (name: string | null) =>
    name
      ? `La scheda di «${name}» non elenca i documenti: ho messo quelli che si chiedono di solito.`
      : 'Ho messo i documenti che si chiedono di solito: dimmi il nome del bando e uso i suoi.',
  notSent: 'Da qui non mando e-mail: copialo nel tuo programma di posta.',
  questions: {
    banca:
      'Che cosa chiedere alla banca: 1) se opera con la misura che ti interessa; 2) se anticipa il contributo concesso, e con quale tasso; 3) se rilascia la fideiussione, con quale costo annuo e quanto fido occupa; 4) quali garanzie vuole, e se basta il Fondo PMI o un confidi; 5) quali documenti servono e in quanto tempo delibera.',
    fornitore:
      'Che cosa chiedere al fornitore: 1) un preventivo datato e intestato all’azienda, con il prezzo al netto dell’IVA voce per voce; 2) scheda tecnica e conferma che il bene è nuovo di fabbrica; 3) tempi di consegna e di pagamento; 4) fino a quando vale l’offerta; 5) se può scrivere il CUP in fattura. Non firmare e non versare caparre prima della domanda.',
    commercialista:
      'Che cosa chiedere al commercialista: 1) visura e DURC validi; 2) ultimi bilanci e, se serve, una situazione contabile aggiornata; 3) dimensione PMI, con le imprese collegate; 4) aiuti de minimis già ricevuti; 5) se l’azienda può risultare «in difficoltà»; 6) come si registra e si tassa il contributo; 7) se hai imposte da compensare, per un credito d’imposta.',
    ente: 'Che cosa chiedere all’ente: 1) se la tua azienda e il tuo ATECO sono ammessi; 2) da quando decorrono le spese; 3) se la spesa che pensi è ammessa, e come si prova; 4) se l’aiuto si somma ad altri; 5) quando e come paga. Fatti rispondere per iscritto.',
  },
  outOfReach: {
    relazione:
      'Qui in chat non scrivo una relazione intera. Apri la scheda del bando e comincia la candidatura: sezione per sezione preparo una bozza con i dati della tua azienda e del progetto, e segno quello che manca. Quello che non è nei tuoi dati non lo invento; le parti tecniche firmate restano del professionista.',
    compilare:
      'Non la compilo e non la invio al posto tuo: firma e invio sono tuoi, sul portale dell’ente. Posso però prepararne i testi: comincia la candidatura dalla scheda del bando e scrivo una bozza di ogni sezione con i tuoi dati. Se carichi visura e bilancio nel profilo, leggo i dati e ti propongo di compilarli.',
    traduzione:
      'Non traduco testi: lavoro in italiano, e una traduzione che non posso controllare non te la do. Posso aiutarti a renderli più chiari prima di farli tradurre.',
    telefono:
      'Non telefono e non fisso incontri. Posso prepararti il testo da mandare o la lista di che cosa chiedere: dimmi a chi e per quale bando.',
    promemoria:
      'Un promemoria a una data qualsiasi non lo metto. Se salvi un bando seguo io la sua scadenza: entra nel calendario e ricevi una notifica prima; dal calendario puoi portarla anche sul telefono.',
    riassunto_chat:
      'Un riassunto della conversazione non lo faccio: la ritrovi qui quando torni. Se mi dici il bando o la regola, te la riassumo in tre righe.',
    altro_testo:
      'Questo testo non lo scrivo: mi occupo di bandi e contributi. Preparo messaggi e liste che servono a un bando, per esempio al commercialista, alla banca, al fornitore o all’ente, e le bozze della domanda.',
    tabella:
      'Qui in chat non faccio tabelle. Nel catalogo puoi filtrare i bandi e scaricare l’elenco in Excel o CSV; per confrontarne due o tre, scrivimi i nomi.',
  } satisfies Record<OutOfReach, string>,
} as const;
