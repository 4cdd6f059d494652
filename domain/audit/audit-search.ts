import { onlyKnown, readDay, readOne, readPage, readWords, type RawSearch } from '#domain/admin/address.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction, type AuditSubject } from './audit-actions.ts';

export const AUDIT_ORDERS = ['recenti', 'vecchi'] as const;
export type AuditOrder = (typeof AUDIT_ORDERS)[number];

export type AuditSearch = {
  azione?: AuditAction;
  oggetto?: AuditSubject;
  /** The administrator's id. */
  chi?: string;
  /** The id of what was changed. */
  q?: string;
  dal?: string;
  al?: string;
  ordine?: AuditOrder;
  pagina?: number;
};

export const readAuditSearch = (raw: RawSearch): AuditSearch =>
  onlyKnown<AuditSearch>({
    azione: readOne(AUDIT_ACTIONS, raw.azione),
    oggetto: readOne(AUDIT_SUBJECTS, raw.oggetto),
    chi: readWords(raw.chi),
    q: readWords(raw.q),
    dal: readDay(raw.dal),
    al: readDay(raw.al),
    ordine: readOne(AUDIT_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
  });
