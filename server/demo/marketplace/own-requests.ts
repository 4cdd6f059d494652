import type { QuoteInput } from '#domain/consultancies/quote.ts';
import type {
  ConsultancyOutcome,
  ConsultancyStatus,
  RequestKind,
  Side,
  Urgency,
} from '#domain/consultancies/vocabulary.ts';

export type OwnRequest = {
  id: string;
  consultantId: string;
  kind: RequestKind;
  grantId: string | null;
  description: string;
  budget: number | null;
  urgency: Urgency;
  status: ConsultancyStatus;
  hoursAgo: number;
  answeredAfter?: number;
  acceptedAfter?: number;
  closedAfter?: number;
  outcome?: ConsultancyOutcome;
  reason?: string;
  /** From today. */
  deadlineIn?: number;
  meetingIn?: number;
  quote?: { sentAfter: number; isAccepted: boolean; terms: Omit<QuoteInput, 'validUntil'> };
  tasks?: readonly { title: string; side: Side; isDocument: boolean; isDone: boolean; dueIn: number | null }[];
  lines?: readonly { side: Side; hoursAgo: number; text: string }[];
  consultantReview?: { stars: number; text: string };
};

const offer = (terms: Partial<QuoteInput> & Pick<QuoteInput, 'fixedFee' | 'cap' | 'expectedAid'>) => ({
  includes: ['Verifica dei requisiti', 'Domanda sul portale', 'Richiesta di erogazione'],
  excludes: ['Perizia tecnica', 'Marca da bollo'],
  note: '',
  successPercent: 0,
  regime: 'ordinario_cassa' as const,
  refund: 'tutta' as const,
  ...terms,
});

/** What the demo's business asked so far, one of each state: waiting, with an offer, under way, refused, closed. */
export const OWN_REQUESTS: readonly OwnRequest[] = [
  {
    id: 'demo-scritta-1',
    consultantId: 'demo-consulente-12',
    kind: 'verifica_requisiti',
    grantId: 'simest-transizione-digitale-o-ecologica',
    description:
      'Vendiamo in Austria e in Slovenia per un quarto del fatturato: possiamo chiedere il finanziamento per rinnovare il parco macchine?',
    budget: null,
    urgency: 'bassa',
    status: 'nuova',
    hoursAgo: 9,
  },
  {
    id: 'demo-scritta-2',
    consultantId: 'demo-consulente-2',
    kind: 'domanda',
    grantId: 'beni-strumentali-nuova-sabatini',
    description:
      'Un centro di lavoro a cinque assi da 120.000 €, in leasing da febbraio. La banca è pronta, ci serve chi segua la domanda fino all’erogazione.',
    budget: 1_500,
    urgency: 'media',
    status: 'nuova',
    hoursAgo: 50,
    answeredAfter: 6,
    quote: {
      sentAfter: 26,
      isAccepted: false,
      terms: offer({
        fixedFee: 700,
        successPercent: 7,
        cap: 1_600,
        expectedAid: 12_120,
        note: 'Domanda pronta in due settimane. Non firmate l’ordine prima dell’invio.',
      }),
    },
    lines: [
      {
        side: 'consulente',
        hoursAgo: 44,
        text: 'Buongiorno Giulia, il centro di lavoro è nuovo o usato? La misura ammette solo beni nuovi.',
      },
      { side: 'impresa', hoursAgo: 30, text: 'Nuovo, con consegna a febbraio.' },
    ],
  },
  {
    id: 'demo-scritta-3',
    consultantId: 'demo-consulente-8',
    kind: 'domanda',
    grantId: 'voucher-cloud-e-cybersecurity',
    description: 'Passiamo al cloud il gestionale e i disegni, con backup e firewall nuovi: 18.000 € in due anni.',
    budget: 1_500,
    urgency: 'alta',
    status: 'in_corso',
    hoursAgo: 24 * 12,
    answeredAfter: 3,
    acceptedAfter: 48,
    deadlineIn: 25,
    meetingIn: 3,
    quote: {
      sentAfter: 20,
      isAccepted: true,
      terms: offer({ fixedFee: 600, successPercent: 8, cap: 1_400, expectedAid: 9_000 }),
    },
    tasks: [
      { title: 'Verifica dei requisiti', side: 'consulente', isDocument: false, isDone: true, dueIn: null },
      { title: 'Preventivo del fornitore cloud', side: 'impresa', isDocument: true, isDone: true, dueIn: null },
      { title: 'Contratto di connettività', side: 'impresa', isDocument: true, isDone: false, dueIn: 5 },
      { title: 'Domanda da rileggere insieme', side: 'consulente', isDocument: false, isDone: false, dueIn: 18 },
    ],
    lines: [
      {
        side: 'consulente',
        hoursAgo: 24 * 9,
        text: 'Buongiorno Giulia, grazie. Ho letto il piano: il voucher copre la metà della spesa. Prima di tutto guardo se il fornitore è nell’elenco del Ministero.',
      },
      { side: 'impresa', hoursAgo: 24 * 9 - 1, text: 'Perfetto. Possiamo già firmare il contratto con loro?' },
      {
        side: 'consulente',
        hoursAgo: 24 * 8,
        text: 'Aspetti la mia conferma. Intanto mi servono il preventivo e il contratto della linea.',
      },
      { side: 'impresa', hoursAgo: 24 * 4, text: 'Il preventivo è caricato; il contratto arriva in settimana.' },
    ],
  },
  {
    id: 'demo-scritta-4',
    consultantId: 'demo-consulente-26',
    kind: 'rendicontazione',
    grantId: null,
    description:
      'Dobbiamo rendicontare un contributo della Camera di commercio entro fine mese: fatture e pagamenti sono pronti.',
    budget: 500,
    urgency: 'alta',
    status: 'rifiutata',
    hoursAgo: 24 * 20,
    answeredAfter: 4,
    reason: 'Fino a dicembre sono al completo: per la fine del mese non riuscirei a fare un buon lavoro.',
  },
  {
    id: 'demo-scritta-5',
    consultantId: 'demo-consulente-1',
    kind: 'consulenza_iniziale',
    grantId: null,
    description: 'Vorremmo capire da quali bandi partire nel 2027 per i pannelli sul tetto e per formare due persone.',
    budget: 500,
    urgency: 'bassa',
    status: 'completata',
    hoursAgo: 24 * 30,
    answeredAfter: 5,
    acceptedAfter: 30,
    closedAfter: 24 * 24,
    outcome: 'senza_domanda',
    tasks: [
      { title: 'Un’ora di confronto', side: 'consulente', isDocument: false, isDone: true, dueIn: null },
      { title: 'Elenco dei bandi adatti', side: 'consulente', isDocument: false, isDone: true, dueIn: null },
    ],
    consultantReview: { stars: 5, text: 'Domande precise e numeri pronti: in un’ora abbiamo scelto due bandi.' },
  },
];
