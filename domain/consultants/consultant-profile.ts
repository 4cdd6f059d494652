import { z } from 'zod';
import { consultantDetails } from '#domain/accounts/registration.ts';
import { MARKETPLACE } from '#domain/constants.ts';

/** What a consultant tells the marketplace: the details of the registration, and what is asked only afterwards. */
export const consultantProfile = consultantDetails.extend({
  topics: z.array(z.enum(MARKETPLACE.topics)).max(MARKETPLACE.topics.length),
  city: z.string().trim().max(80).optional(),
  availableForConsultation: z.boolean(),
});

/** The form of the profile; availability is a switch of its own. */
export const consultantProfileForm = consultantProfile.omit({ availableForConsultation: true });
export type ConsultantProfileForm = z.infer<typeof consultantProfileForm>;

/** Whether the profile is approved is for an administrator to say: it is not among what can be changed here. */
export const consultantProfileChanges = consultantProfile.partial();
export type ConsultantProfileChanges = z.infer<typeof consultantProfileChanges>;

const ownDocument = z.object({ id: z.string(), name: z.string(), bytes: z.number(), createdAt: z.iso.datetime() });

/** The whole screen in one answer. */
export const consultantProfileView = consultantProfile.extend({
  pricingInfo: z.string().nullable(),
  city: z.string().nullable(),
  isApproved: z.boolean(),
  updatedAt: z.iso.datetime(),
  documents: z.array(ownDocument),
});
export type ConsultantProfileView = z.infer<typeof consultantProfileView>;
