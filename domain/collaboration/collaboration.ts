import { z } from 'zod';
import { TEXT_IDS } from '#domain/applications/sections.ts';
import { ACCESS_LEVELS, GUEST_ROLES, MAX_COMMENT_CHARS } from './roles.ts';

const moment = z.iso.datetime();
const section = z.enum(TEXT_IDS);

export const invitationInput = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  role: z.enum(GUEST_ROLES),
});
export type InvitationInput = z.infer<typeof invitationInput>;

export const commentInput = z.object({ section, text: z.string().trim().min(1).max(MAX_COMMENT_CHARS) });
export type CommentInput = z.infer<typeof commentInput>;

export const guestView = z.object({
  id: z.string(),
  email: z.string(),
  /** Known once they have accepted. */
  name: z.string().nullable(),
  role: z.enum(GUEST_ROLES),
  state: z.enum(['invitato', 'attivo', 'scaduto']),
  invitedAt: moment,
});

export const collaborationView = z.object({
  access: z.enum(ACCESS_LEVELS),
  application: z.object({
    id: z.string(),
    grantTitle: z.string(),
    companyName: z.string(),
    ownerName: z.string(),
    isSent: z.boolean(),
  }),
  sections: z.array(z.object({ id: section, text: z.string(), by: z.string().nullable(), at: moment.nullable() })),
  /** Only the owner sees who else is here by address. */
  guests: z.array(guestView),
  comments: z.array(
    z.object({
      id: z.string(),
      section,
      authorName: z.string(),
      isOwn: z.boolean(),
      text: z.string(),
      at: moment,
    }),
  ),
  activity: z.array(z.object({ kind: z.string(), detail: z.string().nullable(), actorName: z.string(), at: moment })),
});
export type CollaborationView = z.infer<typeof collaborationView>;

export const sharedWithMe = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      grantTitle: z.string(),
      companyName: z.string(),
      role: z.enum(GUEST_ROLES),
    }),
  ),
});

/** What open pages hear when a text is saved: never words, only that there is a newer version to read. */
export type ApplicationEvent = { kind: 'candidatura'; application: string; version: number };
