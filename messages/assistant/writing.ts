import type { LetterMatter, OutOfReach, Recipient } from '#domain/assistant/reading/writing-tasks.ts';
import { lowered } from '#messages/articles.ts';

/** What a text is made of: only what the records hold; what they lack stands in brackets, to be filled in. */
export type LetterFacts = {
  company: string;
  /** The grant it is about, with when one can apply, as a clause; null where none was named. */
  grant: { name: string; entity: string; about: string; amount: string; deadline: string } | null;
  documents: readonly string[];
};

export const USUAL_DOCUMENTS = [
  'visura camerale recente',
  'DURC in corso di validità',
  'ultimi due bilanci, o dichiarazioni dei redditi',
  'dati per la dichiarazione sulla dimensione PMI (addetti, fatturato, totale di bilancio, imprese collegate)',
  'elenco degli aiuti de minimis ricevuti',
  'polizza contro le catastrofi naturali',
] as const;

const lines = (items: readonly string[]): string => items.map((item) => `– ${lowered(item)}`).join('\n');
const named = ({ grant }: LetterFacts): string => (grant ? `«${grant.name}»` : '[nome del bando]');
const code = '[codice della domanda o CUP]';

type Letter = { subject: string; body: string };
const LETTERS: Record<LetterMatter, (facts: LetterFacts) => Letter> = {
  documenti: (facts) => ({
    subject: `Documenti per la domanda di ${named(facts)}`,
    body: `stiamo preparando la domanda per ${named(facts)}${facts.grant ? ` (${facts.grant.entity}; ${facts.grant.deadline})` : ''}. Ci servono questi documenti:\n${lines(facts.documents)}\nSe qualcosa manca o è scaduto, ci può dire entro quando si può avere?`,
  }),
  preventivo: (facts) => ({
    subject: 'Richiesta di preventivo',
    body: `vi chiediamo un preventivo per [bene o servizio, modello, quantità], intestato a ${facts.company}${facts.grant ? `, per una domanda su ${named(facts)}` : ''}. Ci serve con:\n– descrizione e caratteristiche tecniche\n– prezzo al netto dell’IVA, voce per voce\n– tempi di consegna e di pagamento\n– conferma che il bene è nuovo di fabbrica\n– data e durata dell’offerta\nQuesta è una richiesta di prezzo e non un ordine: la conferma verrà, se verrà, dopo la domanda di contributo.`,
  }),
  proroga: (facts) => ({
    subject: `Richiesta di proroga – ${named(facts)} – ${code}`,
    body: `in riferimento alla domanda ${code} per ${named(facts)}, chiediamo una proroga del termine del [data] al [nuova data]. Il motivo è: [ritardo della consegna, dei lavori o altro, con i documenti che lo provano]. Il progetto e le spese approvate restano gli stessi. Restiamo in attesa di conferma scritta.`,
  }),
  variazione: (facts) => ({
    subject: `Comunicazione di variazione – ${named(facts)} – ${code}`,
    body: `in riferimento alla domanda ${code} per ${named(facts)}, chiediamo di autorizzare questa variazione: [che cosa cambia, da che cosa a che cosa, con i nuovi importi]. Il motivo è: [motivo]. Gli obiettivi del progetto restano gli stessi. Alleghiamo: [nuovo preventivo o altri documenti].`,
  }),
  pagamento: (facts) => ({
    subject: `Stato della domanda – ${named(facts)} – ${code}`,
    body: `in riferimento alla domanda ${code} per ${named(facts)}, inviata il [data], chiediamo a che punto è la pratica, entro quando è previsto l’esito o il pagamento, e se servono altri documenti.`,
  }),
  chiarimenti: (facts) => ({
    subject: `Richiesta di chiarimenti – ${named(facts)}`,
    body: `siamo interessati a ${named(facts)} e chiediamo un chiarimento su questo punto: [domanda precisa, con l’articolo del bando]. Il nostro caso è: [due righe]. Ci basta una risposta scritta a questo indirizzo.`,
  }),
  finanziamento: (facts) =>
    facts.grant
      ? {
          subject: `Finanziamento per ${named(facts)}`,
          body: `stiamo valutando ${named(facts)} (${facts.grant.deadline}) per un investimento di [importo]. Vorremmo sapere:\n– se la banca opera con questa misura\n– quali documenti servono\n– tempi della delibera\n– tasso, spese e garanzie richieste`,
        }
      : {
          subject: 'Anticipo di un contributo pubblico',
          body: 'stiamo preparando una domanda di contributo per un investimento di [importo]. Le spese si pagano prima del rimborso, quindi vorremmo sapere:\n– se potete anticipare il contributo una volta concesso, e a quali condizioni\n– se rilasciate la fideiussione per l’anticipo, e con quale costo annuo\n– se è possibile la garanzia del Fondo PMI o di un confidi\n– quali documenti servono e in quanto tempo rispondete',
        },
  bando: (facts) =>
    facts.grant
      ? {
          subject: named(facts),
          body: `ti segnalo ${named(facts)} (${facts.grant.entity}). ${facts.grant.about}\n– Quanto: ${lowered(facts.grant.amount)}\n– Quando: ${facts.grant.deadline}\nPrima di ordinare o firmare qualcosa controlliamo insieme requisiti e spese ammesse.`,
        }
      : {
          subject: '[argomento]',
          body: '[che cosa vuoi dire, in due o tre frasi brevi: di che cosa si tratta, che cosa chiedi, entro quando].',
        },
};

const CONSULTANT: (facts: LetterFacts) => Letter = (facts) => ({
  subject: `Richiesta di preventivo per ${named(facts)}`,
  body: `stiamo valutando ${named(facts)} per ${facts.company}. Vi chiediamo un preventivo scritto con:\n– che cosa comprende: domanda, invio, rendicontazione\n– parte fissa e parte a risultato, e quando si pagano\n– che cosa è dovuto se la domanda è respinta o l’aiuto è revocato\n– esperienza su bandi simili, con due referenze`,
});

const CLOSING: Record<Recipient, string> = {
  commercialista: 'Grazie e buon lavoro',
  consulente: 'Cordiali saluti',
  banca: 'Cordiali saluti',
  fornitore: 'Cordiali saluti',
  ente: 'Distinti saluti',
  socio: 'Ci sentiamo',
  altri: 'Un saluto',
};

export const WRITING = {
  lead: 'Ecco un testo da copiare. Tra parentesi quadre c’è quello che devi completare tu.',
  letter(to: Recipient | null, matter: LetterMatter, facts: LetterFacts): string {
    const { subject, body } =
      to === 'consulente' && matter === 'preventivo' ? CONSULTANT(facts) : LETTERS[matter](facts);
    const isFamiliar = to === 'socio' || to === 'altri';
    return `Oggetto: ${subject}\n\n${isFamiliar ? 'Ciao' : 'Buongiorno'},\n${body}\n\n${to ? CLOSING[to] : 'Cordiali saluti'}\n${isFamiliar ? '[nome]' : facts.company}`;
  },
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
