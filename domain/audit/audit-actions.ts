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
  'segnalazione_chat_chiusa',
  'bando_modificato',
  'segnalazione_bando_chiusa',
  'importazione_avviata',
  'registro_esportato',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_SUBJECTS = [
  'ticket',
  'risposta_pronta',
  'consulente',
  'segnalazione_chat',
  'bando',
  'segnalazione_bando',
  'importazione',
  'registro',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
