/** What administrators can do that is written down. */
export const AUDIT_ACTIONS = [
  'ticket_risposta',
  'ticket_nota',
  'ticket_stato',
  'ticket_priorita',
  'ticket_assegnato',
  'risposta_pronta_creata',
  'risposta_pronta_cambiata',
  'risposta_pronta_tolta',
  'consulente_deciso',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_SUBJECTS = ['ticket', 'risposta_pronta', 'consulente'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
