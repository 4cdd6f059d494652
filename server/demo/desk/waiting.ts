import type { DataRequestKind } from '#domain/admin/users.ts';
import type { TicketKind } from '#domain/support/inbox.ts';
import type { TicketPriority } from '#domain/support/priorities.ts';

/** People of the demo who ask something of the desk; visitors have no account. */
type Asked = { id: string; userId: string | null; name: string; email: string };

export const TICKETS: readonly (Asked & {
  kind: TicketKind;
  subject: string;
  description: string;
  priority: TicketPriority;
  hoursAgo: number;
})[] = [
  {
    id: 'demo-banco-attesa',
    userId: 'demo-candidato-1',
    name: 'Elena Scarpa',
    email: 'candidato-1@bandolo.example',
    kind: 'ticket',
    subject: 'Quanto manca all’approvazione del profilo?',
    description: 'Ho mandato polizza e iscrizione all’albo sei giorni fa. Serve altro da parte mia?',
    priority: 'alta',
    hoursAgo: 26,
  },
  {
    id: 'demo-banco-regione',
    userId: 'demo-consulente-3',
    name: 'Elena De Santis',
    email: 'consulente-3@bandolo.example',
    kind: 'ticket',
    subject: 'Posso comparire in due regioni?',
    description: 'Lavoro metà settimana a Roma e metà a Napoli: nel profilo ne scelgo una sola.',
    priority: 'bassa',
    hoursAgo: 70,
  },
  {
    id: 'demo-banco-associazione',
    userId: null,
    name: 'Pro Loco di prova',
    email: 'segreteria@proloco.example',
    kind: 'contatto',
    subject: 'Anche un’associazione può iscriversi?',
    description: 'Non siamo un’impresa ma vorremmo cercare bandi per il restauro della nostra sede.',
    priority: 'media',
    hoursAgo: 3,
  },
];

/** Asked by letter or mail, and written down at the desk: one nearly late, one with time, one done. */
export const REQUESTS: readonly {
  id: string;
  userId: string;
  kind: DataRequestKind;
  daysAgo: number;
  doneDaysAgo?: number;
}[] = [
  { id: 'demo-banco-copia', userId: 'demo-consulente-7', kind: 'accesso', daysAgo: 27 },
  { id: 'demo-banco-cancellazione', userId: 'demo-candidato-5', kind: 'cancellazione', daysAgo: 12 },
  { id: 'demo-banco-evasa', userId: 'demo-consulente-11', kind: 'accesso', daysAgo: 48, doneDaysAgo: 41 },
];

/** Doubts of readers about real records: questions for the editors, never claims of ours. */
export const REPORTS: readonly {
  id: string;
  grantId: string;
  userId: string;
  field: string | null;
  text: string;
  hoursAgo: number;
}[] = [
  {
    id: 'demo-banco-stato',
    grantId: 'puglia-minipia-pacchetti-integrati-di-agevolazione',
    userId: 'demo-consulente-4',
    field: null,
    text: 'Mi dicono che le nuove domande sono sospese: potete controllare se è ancora aperto?',
    hoursAgo: 30,
  },
  {
    id: 'demo-banco-date',
    grantId: 'voucher-cloud-e-cybersecurity',
    userId: 'demo-azienda',
    field: 'closesOn',
    text: 'La data vale per i fornitori o per le imprese? Dalla scheda non lo capisco.',
    hoursAgo: 50,
  },
  {
    id: 'demo-banco-link',
    grantId: 'avviso-pubblico-isi-inail-2025',
    userId: 'demo-consulente-9',
    field: 'link',
    text: 'Il link mi porta a una pagina generale: c’è quello diretto all’avviso?',
    hoursAgo: 8,
  },
];
