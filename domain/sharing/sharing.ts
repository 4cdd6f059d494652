import { z } from 'zod';
import { GUEST_ROLES } from '#domain/collaboration/roles.ts';

const moment = z.iso.datetime();

export const SHARE_KINDS = ['azienda', 'candidatura', 'documento'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export const OPENING_ACTS = ['aperta', 'modificata', 'scaricata', 'caricata'] as const;
export type OpeningAct = (typeof OPENING_ACTS)[number];

/** The owner's decision about one thing. */
export const shareInput = z.object({
  kind: z.enum(SHARE_KINDS),
  targetId: z.string().min(1).max(100),
  isShared: z.boolean(),
  /** How far the consultant goes in an application or the company; as it was where nothing is said. */
  role: z.enum(GUEST_ROLES).optional(),
});
export type ShareInput = z.infer<typeof shareInput>;

/** What could be shared with whoever is asked. */
export const shareableThings = z.object({
  /** The name of the active company. */
  company: z.string().nullable(),
  things: z.array(
    z.object({
      kind: z.enum(['candidatura', 'documento']),
      targetId: z.string(),
      name: z.string(),
      detail: z.string(),
      /** Of a paper whose time is over: since when. It cannot go along. */
      expiredOn: z.iso.date().nullable(),
      /** Of an application for a grant of the catalogue. */
      grantId: z.string().nullable(),
    }),
  ),
});
export type Shareable = z.infer<typeof shareableThings>;
export type ShareableThing = Shareable['things'][number];

/** One thing as one of the two sides sees it: the owner all that could be shared, the consultant what is. */
export const sharedThing = z.object({
  kind: z.enum(SHARE_KINDS),
  targetId: z.string(),
  name: z.string(),
  detail: z.string(),
  isShared: z.boolean(),
  /** It was shared once, and no longer is. */
  isRevoked: z.boolean(),
  openedAt: moment.nullable(),
  openings: z.number(),
  /** Of an application or a company that is shared. */
  role: z.enum(GUEST_ROLES).nullable(),
});
export type SharedThing = z.infer<typeof sharedThing>;

export const sharingView = z.object({
  /** Nothing can be seen before the work begins and after its end, whatever is shared. */
  isOpen: z.boolean(),
  things: z.array(sharedThing),
  /** Who opened what, the newest first. */
  openings: z.array(
    z.object({
      kind: z.enum(SHARE_KINDS),
      name: z.string(),
      actorName: z.string(),
      act: z.enum(OPENING_ACTS),
      at: moment,
    }),
  ),
});
export type SharingView = z.infer<typeof sharingView>;
