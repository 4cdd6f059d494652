import type { AuditAction, AuditSubject } from '#domain/audit/audit-actions.ts';
import type { UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { auditLog } from './tables.ts';

/** For whoever reads the log. */
export { auditLog };

export type Act = {
  action: AuditAction;
  subject: AuditSubject;
  id: string;
  /** Codes and figures, never names or texts. */
  detail?: Record<string, string | number | boolean | null>;
};

/** In the transaction of the change: no change without its line, no line without its change. */
/** `sistema` is the product itself. */
type Actor = { user: Pick<UserContext['user'], 'id'>; now: UserContext['now'] };

export async function writeAudit({ user, now }: Actor, tx: Db, act: Act): Promise<void> {
  const { action, subject, id, detail = {} } = act;
  const row = { id: newId(), at: now(), actorId: user.id, action, subjectKind: subject, subjectId: id, detail };
  await tx.insert(auditLog).values(row);
}
