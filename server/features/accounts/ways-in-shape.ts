import { z } from '@hono/zod-openapi';

/** How a person enters, as the settings show it. */
export const waysIn = z.object({
  hasPassword: z.boolean(),
  providers: z.array(z.object({ provider: z.enum(['google', 'facebook']), connectedAt: z.iso.datetime() })),
  twoFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
});
export type WaysIn = z.infer<typeof waysIn>;
