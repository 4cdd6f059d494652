import type { ConsultantDetails } from '#domain/accounts/registration.ts';
import type { RegistrationMethod } from '#domain/vocabulary.ts';

type Name = { firstName: string; lastName: string };

/** Sign-up metadata, key by key (ACC-12). */
export const businessMetadata = ({ firstName, lastName }: Name, method: RegistrationMethod) => ({
  user_type: 'business_user',
  first_name: firstName,
  last_name: lastName,
  registration_method: method,
});

export const consultantMetadata = (
  input: Name & ConsultantDetails,
  method: RegistrationMethod,
  fileNames: string[],
) => ({
  user_type: 'consultant',
  first_name: input.firstName,
  last_name: input.lastName,
  bio: input.bio,
  specializations: input.specializations.join(','),
  sectors: input.sectors.join(','),
  pricing_info: input.pricingInfo ?? '',
  region: input.region,
  years_experience: input.yearsExperience,
  hourly_rate: input.hourlyRate,
  portfolio_link: fileNames.join(','),
  registration_method: method,
});
