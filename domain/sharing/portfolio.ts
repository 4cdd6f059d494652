import { z } from 'zod';
import { personName } from '#domain/accounts/person-name.ts';
import { companyInput } from '#domain/companies/company-input.ts';

/** How a consultant may act for a company: the client shares it, or gave a mandate before having an account. */
export const CLIENT_KINDS = ['condivisa', 'mandato'] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

const { companyName, sector, ein, description, legalForm, region, province, city, employees, foundedYear } =
  companyInput.shape;

/** A client of the consultant's own portfolio: the company in short, who answers for it, and the mandate as declared. */
export const clientInput = z.object({
  companyName,
  sector,
  ein,
  description,
  legalForm,
  region,
  province,
  city,
  employees,
  foundedYear,
  contactName: personName,
  contactEmail: z.email().max(200),
  signedOn: z.iso.date(),
  hasMandate: z.literal(true, 'Serve il mandato scritto del cliente'),
});
export type ClientInput = z.infer<typeof clientInput>;

/** One line of the selector and of the list of clients. */
const portfolioClient = z.object({
  companyId: z.string(),
  /** Of a client with an account: the consultancy that shares the company. */
  consultancyId: z.string().nullable(),
  name: z.string(),
  place: z.string().nullable(),
  kind: z.enum(CLIENT_KINDS),
  isActive: z.boolean(),
  contactName: z.string().nullable(),
  signedOn: z.iso.date().nullable(),
  /** Of a client without an account: where the owner can be invited, and whether they were. */
  contactEmail: z.string().nullable(),
  invitedEmail: z.string().nullable(),
  invitedAt: z.iso.datetime().nullable(),
});
export type PortfolioClient = z.infer<typeof portfolioClient>;

export const portfolio = z.object({ clients: z.array(portfolioClient) });
export type Portfolio = z.infer<typeof portfolio>;
