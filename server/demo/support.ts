import { eq } from 'drizzle-orm';
import type { TicketPriority } from '#domain/support/priorities.ts';
import type { TicketStatus } from '#domain/support/ticket.ts';
import type { Services } from '#server/context.ts';
import { supportAnswers, supportMessages, supportTickets } from '#server/features/support/tables.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

const HOUR_MS = 3_600_000;
const [OWNER, , ADMIN] = DEMO_ACCOUNTS;

type DemoTicket = {
  id: string;
  subject: string;
  description: string;
  status: TicketStatus;
  priority: TicketPriority;
  hoursAgo: number;
  answer?: { afterHours: number; text: string };
};

const TICKETS: DemoTicket[] = [
  {
    id: 'demo-ticket-visura',
    subject: 'La visura caricata non compila la sede operativa',
    description:
      'Ho caricato la visura della seconda sede ma nel profilo vedo solo quella legale. Come la aggiungo senza perdere il resto?',
    status: 'in_corso',
    priority: 'alta',
    hoursAgo: 20,
    answer: {
      afterHours: 3,
      text: 'Buongiorno Giulia, nel profilo dell’azienda apra «Sedi» e prema «Aggiungi sede»: la visura resta collegata. Ci dica se la provincia è Padova o Vicenza e controlliamo con lei quali bandi cambiano.',
    },
  },
  {
    id: 'demo-ticket-dossier',
    subject: 'Posso scaricare di nuovo il dossier inviato?',
    description: 'Ho cancellato per sbaglio lo ZIP dal computer. Lo ritrovo da qualche parte?',
    status: 'risolto',
    priority: 'media',
    hoursAgo: 150,
    answer: {
      afterHours: 5,
      text: 'Sì: in «Le Mie Candidature» apra la candidatura inviata e prema «Scarica dossier». È la versione congelata il giorno dell’invio.',
    },
  },
  {
    id: 'demo-ticket-de-minimis',
    subject: 'Un aiuto del 2023 non compare nel registro de minimis',
    description: 'Nel registro nazionale lo vedo, qui no. Devo inserirlo a mano o si può importare?',
    status: 'in_corso',
    priority: 'media',
    hoursAgo: 6,
  },
];

const ANSWERS = [
  {
    id: 'demo-risposta-visura',
    title: 'Aggiungere una sede',
    text: 'Nel profilo dell’azienda apra «Sedi» e prema «Aggiungi sede»: i bandi regionali si aggiornano subito.',
  },
  {
    id: 'demo-risposta-rna',
    title: 'Importare gli aiuti dal registro nazionale',
    text: 'In «Registro de minimis» prema «Importa»: accettiamo il file che si scarica da RNA Trasparenza con il codice fiscale.',
  },
];

/** A desk that is alive: one ticket answered, one resolved, one that waits. Once. */
export async function insertDemoSupport({ db, now }: Services): Promise<void> {
  const [known] = await db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(eq(supportTickets.userId, OWNER.id))
    .limit(1);
  if (known) return;
  const ago = (hours: number) => new Date(now().getTime() - hours * HOUR_MS);
  const who = { userId: OWNER.id, name: `${OWNER.firstName} ${OWNER.lastName}`, email: OWNER.email };
  await db.transaction(async (tx) => {
    await tx
      .insert(supportAnswers)
      .values(ANSWERS.map((answer) => ({ ...answer, updatedAt: now() })))
      .onConflictDoNothing();
    for (const { hoursAgo, answer, ...ticket } of TICKETS) {
      const answeredAt = answer ? ago(hoursAgo - answer.afterHours) : null;
      await tx.insert(supportTickets).values({
        ...ticket,
        ...who,
        kind: 'ticket',
        lastSide: answer ? 'supporto' : 'utente',
        assigneeId: answer ? ADMIN.id : null,
        createdAt: ago(hoursAgo),
        updatedAt: answeredAt ?? ago(hoursAgo),
        firstAnsweredAt: answeredAt,
        resolvedAt: ticket.status === 'risolto' ? answeredAt : null,
      });
      if (!answer || !answeredAt) continue;
      const said = { ticketId: ticket.id, authorId: ADMIN.id, side: 'supporto' as const };
      await tx.insert(supportMessages).values({
        id: `${ticket.id}-risposta`,
        ...said,
        kind: 'messaggio',
        text: answer.text,
        createdAt: answeredAt,
      });
      if (ticket.status !== 'risolto') continue;
      const resolved = { id: `${ticket.id}-risolto`, ...said, kind: 'risolto' as const, text: '' };
      await tx.insert(supportMessages).values({ ...resolved, createdAt: new Date(answeredAt.getTime() + 1) });
    }
  });
}
