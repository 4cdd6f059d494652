import { z } from 'zod';
import { chatView } from '#domain/chat/chat.ts';
import { consultancyView } from '#domain/consultancies/consultancy-view.ts';
import { sharingView } from './sharing.ts';

/** A client as shared with the consultant: company, applications, documents, timeline, tasks. */
export const clientView = z.object({
  consultancy: consultancyView,
  sharing: sharingView,
  facts: chatView.shape.facts,
  unread: z.number(),
});
export type ClientView = z.infer<typeof clientView>;
