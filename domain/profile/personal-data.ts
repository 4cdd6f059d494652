import { z } from 'zod';

const name = z.string().trim().min(1).max(120);

/** What a person may change of their own profile; the e-mail changes in the settings, by a confirmed link. */
export const personalData = z.object({ firstName: name, lastName: name });
export type PersonalData = z.infer<typeof personalData>;
