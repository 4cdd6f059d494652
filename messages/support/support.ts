import type { Plan } from '#domain/support/plans.ts';

type Ticket = { kind: string; plan?: Plan; name: string; email: string; subject: string; description: string };

export const PLAN_LABELS: Record<Plan, string> = { premium: 'Premium', su_misura: 'Su misura' };

/** For whoever answers: everything that was written, and where to answer. */
export const supportRequestMail = ({ kind, plan, name, email, subject, description }: Ticket) => ({
  subject: kind === 'attivazione' && plan ? `Attivazione ${PLAN_LABELS[plan]}: ${name}` : `Richiesta: ${subject}`,
  greeting: 'Nuova richiesta dal sito.',
  paragraphs: [`Da ${name} (${email}).`, subject, description],
  action: { label: 'Rispondi', url: `mailto:${email}` },
});

/** The form that anybody can send from the public pages. */
export const REQUEST_FORM = {
  name: 'Nome e cognome',
  email: 'E-mail',
  subject: 'Oggetto',
  description: 'Messaggio',
  plan: 'Piano',
  trap: 'Lascia vuoto questo campo',
  send: 'Invia il messaggio',
  activate: 'Richiedi attivazione',
  activationSubject: 'Richiesta di attivazione',
  sending: 'Invio…',
  sentTitle: 'Messaggio ricevuto',
  sent: 'Ti rispondiamo per e-mail. Nei giorni feriali di solito entro un giorno lavorativo.',
  activationSent:
    'La richiesta è registrata. Ti scriviamo per e-mail per completare l’attivazione: oggi non paghi nulla.',
  failedTitle: 'Il messaggio non è partito',
  failed: 'Quello che hai scritto è ancora qui: controlla i campi e riprova.',
  privacy: ['Usiamo questi dati solo per risponderti.', 'Informativa privacy'],
} as const;
