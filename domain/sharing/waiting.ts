import { z } from 'zod';

/** What waits for an answer of the consultant, in numbers. */
export const waiting = z.object({ requests: z.number(), unreadMessages: z.number() });
export type Waiting = z.infer<typeof waiting>;
