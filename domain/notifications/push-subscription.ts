import { z } from 'zod';

/** Longest text that one push carries: services refuse more than about four thousand bytes. */
export const PUSH_TEXT_MAX = 300;

const base64url = (bytes: { min: number; max: number }) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .min(bytes.min)
    .max(bytes.max);

/** What a browser hands over when a person wants to be told there. */
export const pushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: base64url({ min: 80, max: 100 }), auth: base64url({ min: 20, max: 30 }) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;
