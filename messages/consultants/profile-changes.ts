import type { ReviewedField, ReviewedValue } from '#domain/consultants/profile-changes.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import type { Sector, Specialization } from '#domain/vocabulary.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { CONSULTANT_PROFILE } from './profile.ts';

export const REVIEWED_LABELS: Record<ReviewedField, string> = {
  title: CONSULTANT_PROFILE.titleField,
  bio: AUTH.fields.bio,
  specializations: AUTH.fields.specializations,
  sectors: AUTH.fields.sectors,
  topics: CONSULTANT_PROFILE.topics,
  languages: CONSULTANT_PROFILE.languages,
  certifications: CONSULTANT_PROFILE.certifications,
  region: AUTH.fields.region,
  city: CONSULTANT_PROFILE.city,
  yearsExperience: AUTH.fields.yearsExperience,
  pricingInfo: AUTH.fields.pricingInfo,
  register: CONSULTANT_PROFILE.register,
  vatNumber: CONSULTANT_PROFILE.vatNumber,
  insuredUntil: CONSULTANT_PROFILE.insuredUntil,
};

/** A value of the profile in words, to be compared with the one before. */
export function reviewedText(field: ReviewedField, value: ReviewedValue | undefined): string {
  if (value === null || value === undefined || value === '') return CONSULTANT_PROFILE.none;
  if (field === 'insuredUntil') return longDayText(String(value));
  if (!Array.isArray(value)) return String(value);
  const words = value.map((word) => {
    if (field === 'specializations') return SPECIALIZATION_LABELS[word as Specialization];
    return field === 'sectors' ? SECTOR_LABELS[word as Sector] : word;
  });
  return words.join(', ') || CONSULTANT_PROFILE.none;
}
