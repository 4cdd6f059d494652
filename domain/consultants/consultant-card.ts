import { z } from 'zod';
import { TAX_REGIMES } from '#domain/consultancies/invoice.ts';
import { MARKETPLACE } from '#domain/constants.ts';
import { REGIONS, SECTORS, SPECIALIZATIONS } from '#domain/vocabulary.ts';
import { DIRECTORY_FILTERS } from './directory-search.ts';

/** What anybody may read of a listed consultant (CON-8): each figure is computed, nothing of it is typed. */
export const consultantCard = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null: initials stand in its place. */
  photoId: z.string().nullable(),
  title: z.string().nullable(),
  bio: z.string(),
  specializations: z.array(z.enum(SPECIALIZATIONS)),
  sectors: z.array(z.enum(SECTORS)),
  topics: z.array(z.enum(MARKETPLACE.topics)),
  languages: z.array(z.string()),
  certifications: z.array(z.string()),
  region: z.enum(REGIONS),
  city: z.string().nullable(),
  yearsExperience: z.number(),
  hourlyRate: z.number(),
  projectRate: z.number().nullable(),
  pricingInfo: z.string().nullable(),
  successPercent: z.number().nullable(),
  successCap: z.number().nullable(),
  taxRegime: z.enum(TAX_REGIMES).nullable(),
  freeSlots: z.number().nullable(),
  freeUntil: z.iso.date().nullable(),
  absentUntil: z.iso.date().nullable(),
  isVerified: z.boolean(),
  /** Null: nobody has reviewed yet. */
  rating: z.number().nullable(),
  reviewsCount: z.number(),
  /** Applications that are over, and how many of them were granted. */
  closed: z.number(),
  granted: z.number(),
  /** Decided requests, and of these accepted. */
  requests: z.number(),
  accepted: z.number(),
  /** Null: too few requests to say. */
  responseMinutes: z.number().nullable(),
});
export type ConsultantCard = z.infer<typeof consultantCard>;

export const directoryStats = z.object({
  consultants: z.number(),
  rating: z.number().nullable(),
  projects: z.number(),
  granted: z.number(),
});
export type DirectoryStats = z.infer<typeof directoryStats>;

export const directoryPage = z.object({
  items: z.array(consultantCard),
  total: z.number(),
  stats: directoryStats,
  topics: z.array(z.object({ value: z.enum(MARKETPLACE.topics), count: z.number() })),
  /** How many ask a rate from 0, from 10, …, from 200 up. */
  rates: z.array(z.number()),
  /** Of an empty answer: what each filter alone keeps away, the most first. */
  waysOut: z.array(z.object({ drop: z.enum(DIRECTORY_FILTERS), total: z.number() })),
});
export type DirectoryPage = z.infer<typeof directoryPage>;
