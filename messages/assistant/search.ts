import { DEADLINE } from '#domain/constants.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { lowered } from '#messages/articles.ts';
import type { TerritorialLevel } from '#domain/assistant/request-types.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${String(count)} ${many}`);

export const TERRITORIAL_LEVEL_LABELS: Record<TerritorialLevel, string> = {
  tutti: 'Tutti i livelli',
  regionale: 'Regionale',
  nazionale: 'Nazionale',
  europeo: 'Europeo',
};

/** The intelligent tab of /advanced-search. Its fixed sentences are in messages/saved-grants/saved-grants.ts (SAV-3). */
export const INTELLIGENT = {
  form: 'Ricerca intelligente',
  company: 'Azienda',
  sector: 'Settore',
  location: 'Sede',
  noLocation: 'Non indicata',
  editCompany: 'Aggiorna i dati',
  level: 'Livello territoriale',
  sectorFilter: 'Settore specifico',
  anySector: 'Settore dell’azienda',
  region: 'Regione',
  anyRegion: 'Regione dell’azienda',
  wishes: 'Richiesta personalizzata',
  wishesHint: 'Che cosa vuoi fare o comprare, con parole tue: se dici quanto, dove o quando diventa il tuo progetto.',
  begin: {
    title: 'Qui vedrai i bandi che fanno per te',
    text: 'Filo confronta tutti i bandi con i dati della tua azienda e ti dice quali puoi chiedere, quanto valgono e perché. Per esempio:',
    examples: [
      'forno nuovo, 40.000 €, a marzo',
      'gestionale e negozio online, 15.000 €',
      'pannelli solari sul capannone, 80.000 €',
    ],
    forProject: (title: string) => `Cerca i bandi per «${title}»`,
    projectText:
      'Filo confronta tutti i bandi con la tua azienda e con il progetto: quali puoi chiedere, quanto valgono e perché.',
  },
  start: 'Avvia la ricerca',
  startAgain: 'Cerca di nuovo',
  searching: 'Sto cercando…',
  /** Asks to configure the company profile (AST-31). */
  needsCompany: 'Configura il profilo della tua azienda per usare la ricerca di Filo.',
  configure: 'Configura il profilo aziendale',
  needsClient:
    'La ricerca intelligente lavora sull’azienda di un cliente: scegli per chi cercare, o usa la ricerca standard.',
  chooseClient: 'Scegli il cliente',
  signIn: 'Accedi',
  steps: {
    company: (name: string) => `Rileggo i dati di ${name}`,
    assistant: 'Controllo chi può rispondere',
    search: 'Confronto i bandi con l’azienda, requisito per requisito',
  },
  progress: 'Ricerca in corso',
  stepOf: (step: number, steps: number) => `passo ${String(step)} di ${String(steps)}`,
  results: 'Risultati della ricerca intelligente',
  found: (count: number) => (count === 0 ? 'Nessun bando trovato' : counted(count, 'bando trovato', 'bandi trovati')),
  none: 'Nessun bando con questi filtri',
  noneBody: 'Togli un filtro o cambia le parole della richiesta, poi cerca di nuovo.',
  query: 'Richiesta di Filo',
  byFilo: 'Risponde Filo, senza servizi esterni',
  byProvider: (host: string | null) => (host ? `Risponde ${host}` : 'Risponde un servizio esterno di IA'),
  examplesTitle: 'Questi sono esempi, non bandi veri',
  examples: 'La ricerca non è riuscita: gli esempi mostrano come appare un risultato. Riprova tra poco.',
  example: 'Esempio',
  outside: 'Fuori dal catalogo: da verificare sul sito dell’ente',
  why: 'Perché è adatto',
  amount: 'Importo',
  amountUnknown: 'Non indicato',
  deadlineUnknown: 'Scadenza non indicata',
  rolling: 'A sportello',
  noDeadline: 'senza scadenza',
  daysLeft: (days: number) => {
    if (days < 0) return 'Scaduto';
    if (days === 0) return 'Scade oggi';
    if (days > DEADLINE.farDays) return 'Aperto'; // the date beside it says more
    return days === 1 ? 'Scade domani' : `Scade tra ${numberText(days)} giorni`;
  },
  fill: 'Compila con AI',
  official: 'Link ufficiale',
  newTab: '(si apre in una nuova scheda)',
  save: 'Salva per dopo',
  saved: 'Salvato',
  unsave: 'Rimuovi dai salvati',
  about: (name: string) => `: ${name}`,
  sentence: 'forno nuovo, 40.000 €, a marzo, a Taranto',
  bestWorth: (figure: string) => `Il più sicuro vale ${figure}`,
  others: 'Non per questo progetto',
  othersCount: (count: number) => `${numberText(count)} bandi del catalogo oggi non fanno per te. I più vicini:`,
  answer: 'Rispondi',
  ask: (question: string) => `Per saperlo: ${lowered(question)}`,
  disclaimer: 'Informazione, non consulenza: fa fede il bando ufficiale.',
  unknownFailure: 'Errore sconosciuto',
} as const;
