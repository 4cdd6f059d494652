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
  'invitata',
  'entrata',
  'accesso_tolto',
  'commentata',
] as const;
export type ApplicationAct = (typeof APPLICATION_ACTS)[number];

/** Who did it, by id and by the name of that day; erasure takes both away. */
export const actOf = (ctx: UserContext, kind: ApplicationAct, detail: string | null = null) => ({
  actorId: actorId(ctx),
  actorName: actorName(ctx),
  kind,
  detail,
  at: ctx.now(),
});

/** An act as those who work on the application read it: addresses of others are the owner's to know. */
export const toldEvent = ({ actor }: UserContext, event: StoredEvent) => ({
  kind: event.kind,
  detail: actor && event.detail?.includes('@') ? null : event.detail,
  actorName: event.actorName,
  at: event.at.toISOString(),
});
type StoredEvent = { kind: string; detail: string | null; actorName: string; at: Date };

/** Whose act it is: what erasure finds the stored name by. */
export const actorId = ({ user, actor }: UserContext): string => (actor ?? user).id;

/** A consultant who acts for the owner does so under the own name (CON-17). */
export const actorName = ({ user, actor }: UserContext): string => {
  const { firstName, lastName } = actor ?? user;
  return `${firstName} ${lastName}`.trim();
};
