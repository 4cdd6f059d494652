import { PATHS } from '#domain/paths.ts';
import { help, type KnowledgeEntry } from './entry.ts';

/** What the page on screen is for, by the beginning of its path; the longest first. */
const PAGES: readonly (readonly [string, KnowledgeEntry])[] = [
  [
    PATHS.deMinimisTool,
    help(
      'pagina_de_minimis',
      ' | strumento calcolatore registro de minimis come funziona questa pagina',
      'Questo è il registro de minimis: scrivi gli aiuti ricevuti, con importo e giorno della concessione, tuoi e delle società collegate. Ti dico quanto spazio resta nel massimale e quando se ne libera altro. I dati li trovi nel Registro nazionale aiuti, col codice fiscale.',
    ),
  ],
  [
    PATHS.sizeTool,
    help(
      'pagina_dimensione',
      ' | strumento calcolatore dimensione pmi come funziona questa pagina',
      'Questo strumento dice se sei micro, piccola, media o grande impresa. Scrivi addetti (ULA), fatturato, totale di bilancio e le società collegate o associate: sommo le quote come chiede la Raccomandazione 2003/361/CE e ti do il foglio da stampare.',
    ),
  ],
  [
    PATHS.requirementsTool,
    help(
      'pagina_requisiti',
      ' | strumento requisiti generali semaforo come funziona questa pagina',
      'Questo strumento controlla i requisiti che valgono per quasi tutti i bandi: DURC, polizza contro le catastrofi, impresa in difficoltà, antimafia, ordini firmati prima della domanda. Rispondi alle domande: vedi che cosa è a posto e che cosa ti fermerebbe.',
    ),
  ],
  [
    PATHS.worthItTool,
    help(
      'pagina_conviene',
      ' | strumento vale la pena conviene come funziona questa pagina',
      'Questo strumento stima se un bando vale la pena: contributo atteso, soldi da anticipare, mesi fino al pagamento, tasse, compenso del consulente e ore di lavoro. Cambia le cifre e vedi il guadagno netto, con ogni ipotesi scritta.',
    ),
  ],
  [
    PATHS.consultants,
    help(
      'pagina_consulente',
      ' | pagina consulente come contattarlo richiesta preventivo scheda consulente',
      'Da questa pagina scegli un consulente e gli mandi una richiesta: indica il bando e che cosa ti serve, lui risponde con un preventivo scritto. Vede solo quello che decidi di condividere, e puoi chiedere a più consulenti senza impegno.',
    ),
  ],
  [
    PATHS.applications,
    help(
      'pagina_candidature',
      ' | pagina candidature pratiche a che punto sono come funziona',
      'Qui ci sono le tue candidature: per ognuna le sezioni da scrivere, i documenti che mancano e la scadenza. Apri una candidatura per continuare; alla fine scarichi il dossier e invii la domanda dal portale dell’ente.',
    ),
  ],
  [
    PATHS.calendar,
    help(
      'pagina_calendario',
      ' | pagina calendario come funziona',
      'Il calendario mostra aperture e scadenze dei bandi salvati, le scadenze dei documenti e gli impegni delle candidature. Con l’indirizzo privato ICS lo vedi anche sul telefono.',
    ),
  ],
  [
    PATHS.documents,
    help(
      'pagina_documenti',
      ' | pagina documenti archivio come funziona',
      'Qui tieni i documenti dell’azienda, con la loro validità: ti avviso prima che scadano e li riuso nelle candidature, così non li carichi due volte.',
    ),
  ],
];

export const PAGE_HELP: readonly KnowledgeEntry[] = PAGES.map(([, entry]) => entry);

/** The entry that tells what a page is for; null where the page needs none. */
export const pageHelpId = (path: string): string | null =>
  PAGES.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1].id ?? null;
