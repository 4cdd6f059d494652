import type { UserContext } from '#server/context.ts';

export const APPLICATION_ACTS = [
  'creata',
  'testo',
  'budget',
  'fasi',
  'piano',
  'allegato',
  'allegato_tolto',
  'inviata',
  'protocollo',
  'esito',
  'riaperta',
  'riportata',
  'duplicata',
  'archiviata',
  'ripresa',
  'eliminata',
  'ripristinata',
] as const;
export type ApplicationAct = (typeof APPLICATION_ACTS)[number];

/** Who did it, in words that stay true when the account is gone. */
export const actOf = ({ user, now }: UserContext, kind: ApplicationAct, detail: string | null = null) => ({
  actorId: user.id,
  actorName: actorName(user),
  kind,
  detail,
  at: now(),
});

export const actorName = ({ firstName, lastName }: UserContext['user']) => `${firstName} ${lastName}`.trim();
