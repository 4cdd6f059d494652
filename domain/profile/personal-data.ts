import { z } from 'zod';
import { personName } from '#domain/accounts/person-name.ts';

/** What a person may change of their own profile; the e-mail changes in the settings, by a confirmed link. */
export const personalData = z.object({ firstName: personName, lastName: personName });
export type PersonalData = z.infer<typeof personalData>;
