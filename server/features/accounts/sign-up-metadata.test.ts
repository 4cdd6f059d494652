import { expect, test } from 'vitest';
import { businessMetadata, consultantMetadata } from './sign-up-metadata.ts';

const NAME = { firstName: 'Marco', lastName: 'Furlan' };

test('business sign-up metadata, key by key (ACC-12)', () => {
  expect(businessMetadata(NAME, 'email')).toEqual({
    user_type: 'business_user',
    first_name: 'Marco',
    last_name: 'Furlan',
    registration_method: 'email',
  });
});

test('consultant sign-up metadata, key by key, lists joined by commas (ACC-12)', () => {
  const input = {
    ...NAME,
    bio: 'Vent’anni di bandi.',
    specializations: ['regional_grants' as const, 'startup_grants' as const],
    sectors: ['technology' as const, 'energy' as const],
    pricingInfo: 'A risultato',
    region: 'Veneto' as const,
    yearsExperience: 20,
    hourlyRate: 120.5,
  };
  expect(consultantMetadata(input, 'email', ['cv.pdf', 'portfolio.docx'])).toEqual({
    user_type: 'consultant',
    first_name: 'Marco',
    last_name: 'Furlan',
    bio: 'Vent’anni di bandi.',
    specializations: 'regional_grants,startup_grants',
    sectors: 'technology,energy',
    pricing_info: 'A risultato',
    region: 'Veneto',
    years_experience: 20,
    hourly_rate: 120.5,
    portfolio_link: 'cv.pdf,portfolio.docx',
    registration_method: 'email',
  });
});

test('with a third-party provider the registration method is its name (ACC-12)', () => {
  expect(businessMetadata(NAME, 'google').registration_method).toBe('google');
});
