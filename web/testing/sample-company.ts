import type { InferResponseType } from 'hono/client';
import { EMPTY_COMPANY } from '#domain/companies/company-profile.ts';
import type { ApiClient } from '#web/lib/api.ts';

type Company = InferResponseType<ApiClient['companies'][':id']['$get'], 200>;

/** A company with the fields that the form asks for, and nothing more. */
export const SAMPLE_COMPANY: Company = {
  ...EMPTY_COMPANY,
  id: 'c1',
  companyName: 'Officine Brenta Srl',
  roleInCompany: 'Titolare',
  sector: 'manufacturing',
  vatNumber: '00743110157',
  description: 'Tornitura',
  isPrimary: true,
  version: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  completeness: { percent: 40, missing: ['region'] },
  size: null,
};
