import { z } from 'zod';
import { REGIONS } from '#domain/vocabulary.ts';

/** How many rows and characters a company may hold: more is a mistake or an attack. */
export const COMPANY_CAPS = { line: 200, text: 4000, rows: 30, amount: 1e12, employees: 1e6, firstYear: 1800 } as const;

export const ATECO_VERSIONS = ['2007', '2025'] as const;
/** A public body with a quarter of the capital makes a firm large (Racc. 2003/361/CE, art. 3.4). */
const SHAREHOLDER_KINDS = ['persona', 'societa', 'ente_pubblico'] as const;
/** Racc. 2003/361/CE: 25 to 50 per cent is a partner, more than half is linked. */
const RELATION_KINDS = ['associata', 'collegata'] as const;

/** The special section of the register that it is in; "nessuna" is an answer too. */
export const INNOVATIVE_SECTIONS = ['startup', 'pmi', 'nessuna'] as const;
export type InnovativeSection = (typeof INNOVATIVE_SECTIONS)[number];

/** Winding up and insolvency, as the business register writes them. */
export const PROCEDURES = [
  'nessuna',
  'liquidazione_volontaria',
  'liquidazione_giudiziale',
  'concordato_liquidatorio',
  'concordato_continuita',
  'composizione_negoziata',
] as const;
export type Procedure = (typeof PROCEDURES)[number];

/** An empty box is an unknown value, never an empty one. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => (value === '' ? null : value))
    .nullable();

const line = optionalText(COMPANY_CAPS.line);
const amount = z.number().min(0).max(COMPANY_CAPS.amount).nullable();
const percent = z.number().min(0).max(100).nullable();
const name = z.string().trim().min(1).max(COMPANY_CAPS.line);

export const operatingSeat = z.object({
  region: z.enum(REGIONS).nullable(),
  province: z.string().length(2).toUpperCase().nullable(),
  city: line,
  address: line,
});
export type OperatingSeat = z.infer<typeof operatingSeat>;

/** Sex and year of birth decide women-led and youth-led rules, where people want to say them. */
export const shareholder = z.object({
  name,
  kind: z.enum(SHAREHOLDER_KINDS),
  sharePercent: percent,
  isWoman: z.boolean().nullable(),
  birthYear: z.int().min(1900).max(2100).nullable(),
});
export type Shareholder = z.infer<typeof shareholder>;

export const relatedCompany = z.object({
  name,
  kind: z.enum(RELATION_KINDS),
  sharePercent: percent,
  employees: z.number().min(0).max(COMPANY_CAPS.employees).nullable(),
  revenue: amount,
  balance: amount,
});
export type RelatedCompany = z.infer<typeof relatedCompany>;

/** Public aid already granted, as the national register lists it. */
export const aidReceived = z.object({
  grantedOn: z.iso.date(),
  amount: z.number().min(0).max(COMPANY_CAPS.amount),
  regime: z.enum(['de_minimis', 'de_minimis_agricolo', 'de_minimis_pesca', 'de_minimis_sieg', 'altro']),
  body: line,
});
export type AidReceived = z.infer<typeof aidReceived>;
