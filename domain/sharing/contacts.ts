import { z } from 'zod';

/** What a consultant writes down of the work with a client outside the product. */
export const RECORDED_KINDS = ['chiamata', 'incontro', 'mail'] as const;
export type RecordedKind = (typeof RECORDED_KINDS)[number];

export const CONTACT_CAPS = { minutes: 600, note: 300, perDay: 200 };

export const contactInput = z.object({
  kind: z.enum(RECORDED_KINDS),
  /** A consultancy, or the company of a client under mandate. */
  clientId: z.string().min(1).max(100),
  on: z.iso.date(),
  minutes: z
    .literal('')
    .transform(() => null)
    .or(z.coerce.number().int().min(1).max(CONTACT_CAPS.minutes))
    .nullable(),
  note: z.string().trim().min(1).max(CONTACT_CAPS.note),
});
export type ContactInput = z.infer<typeof contactInput>;
