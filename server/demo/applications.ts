import type { Planning } from '#server/features/applications/writing.ts';
import type { TextId } from '#domain/applications/sections.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { addDays } from '#domain/calendar/days.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Services, UserContext } from '#server/context.ts';
import { saveBudget } from '#server/features/applications/budgeting.ts';
import { submitApplication } from '#server/features/applications/life.ts';
import { openApplication } from '#server/features/applications/opening.ts';
import { countApplications } from '#server/features/applications/store.ts';
import { savePlanning, saveText } from '#server/features/applications/writing.ts';
import { activeCompanyIdOf } from '#server/features/companies/service.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { setActive } from '#server/features/projects/store.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

const [OWNER] = DEMO_ACCOUNTS;
const DAY_MS = 86_400_000;

type Work = {
  grantId: string;
  /** Days before the first start: when it was begun, and when it was last worked on or sent. */
  begunDaysAgo: number;
  lastDaysAgo: number;
  /** The number the portal gave, where it was sent. */
  protocol: string | null;
  texts: Partial<Record<TextId, string>>;
  costs: [string, number][];
  cover: [string, number][];
  /** In days from the first start. */
  phases: [string, number, number][];
  settled: string[];
};

/** Of the demo's workshop: one begun, one ready, one sent and waiting for its outcome. */
const WORKS: readonly Work[] = [
  {
    grantId: 'beni-strumentali-nuova-sabatini',
    begunDaysAgo: 34,
    lastDaysAgo: 12,
    protocol: 'SAB-2026-118402',
    texts: {
      project_title: 'Centro di lavoro a cinque assi',
      project_summary:
        'Un centro di lavoro a cinque assi al posto di due fresatrici del 2004, collegato al gestionale dell’officina.',
      project_objectives:
        'Lavorare in un solo piazzamento i componenti per il packaging che oggi ne chiedono tre, e accettare i lotti piccoli che rifiutiamo.',
      innovation_aspects:
        'La macchina riceve i programmi dal gestionale e gli restituisce tempi, consumi e pezzi: oggi questi dati si scrivono a mano a fine turno.',
      expected_results:
        'Tempo di attrezzaggio da 95 a 30 minuti per lotto e scarti dal 4% al 2% entro dodici mesi dal collaudo.',
      budget_breakdown:
        'Centro di lavoro 180.000 €, programma per il taglio e licenze 24.000 €: prezzi di listino dei due fornitori, finanziati in leasing a cinque anni.',
      timeline: 'Ordine dopo la domanda, consegna in quattro mesi, collaudo e interconnessione nel quinto.',
    },
    costs: [
      ['Macchinari, impianti e attrezzature', 180_000],
      ['Hardware e software', 24_000],
    ],
    cover: [['Leasing a cinque anni', 183_396]],
    phases: [
      ['Ordine e anticipo', 20, 34],
      ['Consegna e installazione', 110, 140],
      ['Collaudo e interconnessione', 140, 165],
    ],
    settled: ['Modulo di domanda elettronico del Ministero', 'Marca da bollo (non per agricoltura e pesca)'],
  },
  {
    grantId: 'euipo-sme-fund-2026',
    begunDaysAgo: 9,
    lastDaysAgo: 2,
    protocol: null,
    texts: {
      project_title: 'Marchio Brenta nell’Unione europea',
      project_objectives:
        'Registrare il marchio «Brenta» nelle classi 7 e 40 in tutta l’Unione europea, prima della fiera di Hannover di aprile.',
      innovation_aspects:
        'È la prima registrazione fuori dall’Italia: oggi il marchio è protetto soltanto dal deposito nazionale del 2014.',
      expected_results:
        'Protezione in 27 Paesi per dieci anni e possibilità di fermare le copie vendute in rete, due nel solo 2026.',
      budget_breakdown:
        'Tassa di deposito per due classi: 900 € versati all’EUIPO con la domanda di marchio, rimborsati al 75%.',
      timeline: 'Domanda di voucher a novembre, deposito del marchio entro un mese dalla concessione.',
    },
    costs: [['Tasse di deposito di marchi e disegni', 900]],
    cover: [['Liquidità', 225]],
    phases: [['Deposito del marchio', 12, 40]],
    settled: ['Certificato di partita IVA o di iscrizione nazionale (PDF)'],
  },
  {
    grantId: 'voucher-cloud-e-cybersecurity',
    begunDaysAgo: 4,
    lastDaysAgo: 1,
    protocol: null,
    texts: {
      project_title: 'Officina connessa e protetta',
      project_objectives:
        'Separare la rete delle macchine da quella degli uffici e portare disegni e programmi in un cloud con copie ogni notte.',
      innovation_aspects:
        'Oggi disegni e programmi stanno su un solo server in ufficio, senza copie fuori sede e con un’unica rete per tutti.',
    },
    costs: [
      ['Hardware e software di cybersicurezza', 7_800],
      ['Servizi IaaS, PaaS e SaaS', 6_800],
    ],
    cover: [['Liquidità', 6_000]],
    phases: [],
    settled: [],
  },
];

/** Three applications for the demo's business user, once, as that person would have written them. */
export async function insertDemoApplications(services: Services): Promise<void> {
  const { ever } = await countApplications(services.db, OWNER.id);
  const companyId = await activeCompanyIdOf(services.db, OWNER.id);
  if (ever > 0 || companyId === null) return;
  const user = { ...OWNER, dateLanguage: 'it' as const, isApproved: false, isConfirmed: true };
  const catalogue = await openCatalogue(services);
  const now = services.now();
  for (const work of WORKS) {
    const entry = catalogue.find(work.grantId);
    if (!entry || !OPEN_STATUSES.includes(catalogue.statusOf(entry, now).status)) continue;
    const daysAgo = (days: number): UserContext => ({
      ...services,
      user,
      client: { ip: '', userAgent: '' },
      now: () => new Date(now.getTime() - days * DAY_MS),
    });
    const id = await openApplication(daysAgo(work.begunDaysAgo), work.grantId);
    await fill(daysAgo(work.lastDaysAgo), id, work, romeMoment(now).day);
    // Each budget makes its project the active one; the person has not chosen any yet.
    await setActive(services.db, { userId: OWNER.id, companyId }, null);
  }
}

async function fill(ctx: UserContext, id: string, work: Work, today: string): Promise<void> {
  for (const [section, text] of Object.entries(work.texts))
    await saveText(ctx, id, section as TextId, { text, seenRevision: 0, isFromAssistant: false });
  await saveBudget(ctx, id, {
    planRevision: 0,
    projectVersion: null,
    lines: work.costs.map(([name, amount]) => ({ name, amount, isOutside: false, quoteFileId: null })),
    cover: work.cover.map(([name, amount]) => ({ name, amount })),
    ratePct: null,
  });
  const phases = work.phases.map(([name, from, to], at): NonNullable<Planning['phases']>[number] => ({
    id: `fase-${String(at + 1)}`,
    name,
    startsOn: addDays(today, from),
    endsOn: addDays(today, to),
    orderedOn: null,
  }));
  await savePlanning(ctx, id, 1, { phases, settledDocuments: work.settled });
  if (work.protocol !== null) await submitApplication(ctx, id, work.protocol);
}
