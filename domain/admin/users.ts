import { z } from 'zod';

/** What an administrator can do with accounts, with one or with many. */
const USER_ACTIONS = [
  'blocca',
  'sblocca',
  'verifica',
  'togli_verifica',
  'disconnetti',
  'nomina_admin',
  'togli_admin',
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** What takes each back; signing out cannot be taken back. */
export const UNDO_OF: Record<UserAction, UserAction | null> = {
  blocca: 'sblocca',
  sblocca: 'blocca',
  verifica: 'togli_verifica',
  togli_verifica: 'verifica',
  nomina_admin: 'togli_admin',
  togli_admin: 'nomina_admin',
  disconnetti: null,
};

const USERS_AT_ONCE = 100;
export const userActionInput = z.object({
  ids: z.array(z.string().min(1).max(100)).min(1).max(USERS_AT_ONCE),
  action: z.enum(USER_ACTIONS),
  /** Told to nobody but the desk; a lock needs one. */
  reason: z.string().trim().max(500).default(''),
});
export type UserActionInput = z.infer<typeof userActionInput>;

/** What people can ask about their data, and may ask of us by any way. */
export const DATA_REQUEST_KINDS = ['accesso', 'cancellazione'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];
export const dataRequestInput = z.object({ kind: z.enum(DATA_REQUEST_KINDS), receivedOn: z.iso.date() });
export type DataRequestInput = z.infer<typeof dataRequestInput>;

/** Many at once, done or open again. */
export const handlingsInput = z.object({
  ids: z.array(z.string().min(1).max(100)).min(1).max(USERS_AT_ONCE),
  isHandled: z.boolean(),
});
export type HandlingsInput = z.infer<typeof handlingsInput>;
