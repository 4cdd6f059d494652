import { z } from 'zod';

/** What an administrator can switch off and on while the product runs; everything is on until then. */
export const SWITCHES = ['registrazioni', 'assistente_esterno'] as const;
export type Switch = (typeof SWITCHES)[number];
export const switchInput = z.object({ feature: z.enum(SWITCHES), isOn: z.boolean() });
export type SwitchInput = z.infer<typeof switchInput>;

/** What everybody reads above every page; an empty one is none. */
export const noticeInput = z.object({ text: z.string().trim().max(300) });
export type NoticeInput = z.infer<typeof noticeInput>;

const JOBS_AT_ONCE = 100;
export const retryInput = z.object({ ids: z.array(z.uuid()).min(1).max(JOBS_AT_ONCE) });
export type RetryInput = z.infer<typeof retryInput>;

/** What an installation was given when it was started; only its keeper can change it. */
export const CONFIGURED = ['smtp', 's3', 'postgresql', 'ai', 'google', 'facebook', 'link_checks', 'demo'] as const;
export type Configured = (typeof CONFIGURED)[number];
