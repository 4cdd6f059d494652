import { AppError } from '#domain/errors.ts';
import type { AuditAction } from '#domain/audit/audit-actions.ts';
import type { UserAction, UserActionInput } from '#domain/admin/users.ts';
import { USER_ACTION_PROBLEMS } from '#messages/admin/users.ts';
import type { UserContext } from '#server/context.ts';
import * as accounts from '#server/features/accounts/store.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import type { Db } from '#server/platform/db/db.ts';

type Profile = accounts.Profile;
type Step = {
  audit: AuditAction;
  /** False: it is so already, and nothing is written. */
  isNeeded: (profile: Profile) => boolean;
  changes: (now: Date, reason: string) => Partial<Profile>;
  endsSessions?: true;
};

const STEPS: Record<UserAction, Step> = {
  blocca: {
    audit: 'utente_bloccato',
    isNeeded: ({ lockedAt }) => lockedAt === null,
    changes: (now, reason) => ({ lockedAt: now, lockReason: reason }),
    endsSessions: true,
  },
  sblocca: {
    audit: 'utente_sbloccato',
    isNeeded: ({ lockedAt }) => lockedAt !== null,
    changes: () => ({ lockedAt: null, lockReason: null }),
  },
  verifica: {
    audit: 'utente_verificato',
    isNeeded: ({ emailConfirmedAt }) => emailConfirmedAt === null,
    changes: (now) => ({ emailConfirmedAt: now }),
  },
  togli_verifica: {
    audit: 'utente_non_verificato',
    isNeeded: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    changes: () => ({ emailConfirmedAt: null }),
    endsSessions: true,
  },
  disconnetti: { audit: 'utente_disconnesso', isNeeded: () => true, changes: () => ({}), endsSessions: true },
  nomina_admin: {
    audit: 'utente_ruolo',
    isNeeded: ({ isAdmin }) => !isAdmin,
    changes: () => ({ isAdmin: true }),
  },
  togli_admin: {
    audit: 'utente_ruolo',
    isNeeded: ({ isAdmin }) => isAdmin,
    changes: () => ({ isAdmin: false }),
    endsSessions: true,
  },
};

/** All or nothing; answers with those that changed, so that the same can be taken back. */
export async function actOnUsers(ctx: UserContext, { ids, action, reason }: UserActionInput): Promise<string[]> {
  if (action === 'blocca' && reason === '') throw refused('reason', USER_ACTION_PROBLEMS.reasonMissing);
  // Nobody locks or demotes themselves: an administrator is always left.
  if (ids.includes(ctx.user.id)) throw refused('ids', USER_ACTION_PROBLEMS.oneself);
  const changed: string[] = [];
  await ctx.db.transaction(async (tx) => {
    for (const id of [...new Set(ids)].sort()) {
      const profile = await accounts.lockProfile(tx, id);
      if (!profile) throw new AppError('not_found');
      if (await take(ctx, tx, STEPS[action], profile, { action, reason })) changed.push(id);
    }
  });
  return changed;
}

async function take(
  ctx: UserContext,
  tx: Db,
  step: Step,
  profile: Profile,
  { action, reason }: { action: UserAction; reason: string },
): Promise<boolean> {
  if (!step.isNeeded(profile)) return false;
  const now = ctx.now();
  await accounts.updateProfile(tx, profile.id, { ...step.changes(now, reason), updatedAt: now });
  if (step.endsSessions) await accounts.deleteSessionsOf(tx, profile.id);
  const role = { dopo: action === 'nomina_admin' ? 'amministratore' : 'utente' };
  const detail = step.audit === 'utente_ruolo' ? { detail: role } : {};
  await writeAudit(ctx, tx, { action: step.audit, subject: 'utente', id: profile.id, ...detail });
  return true;
}

const refused = (field: string, message: string) => new AppError('invalid_input', { fields: [{ field, message }] });
