import { z } from 'zod';
import { CAPS } from '#domain/caps.ts';
import { isDay } from '#domain/rules/day.ts';
import { DE_MINIMIS_REGIMES, UNDERTAKING_RELATIONS, type Ledger } from './ledger.ts';

export const LEDGER_CAPS = {
  entries: CAPS.ledgerEntries,
  undertakings: CAPS.ledgerFirms,
  text: 512,
  amount: 1e9,
} as const;

const code = z.string().trim().max(LEDGER_CAPS.text).nullable().default(null);

export const aidEntrySchema = z.object({
  id: z.string().min(1).max(LEDGER_CAPS.text),
  grantedOn: z.string().refine(isDay),
  amountGge: z.number().min(0).max(LEDGER_CAPS.amount),
  regime: z.enum(DE_MINIMIS_REGIMES),
  body: z.string().trim().max(LEDGER_CAPS.text).default(''),
  title: code,
  cor: code,
  car: code,
  undertakingId: z.string().min(1).max(LEDGER_CAPS.text),
});

export const undertakingSchema = z.object({
  id: z.string().min(1).max(LEDGER_CAPS.text),
  name: z.string().trim().min(1).max(LEDGER_CAPS.text),
  taxCode: code,
  relation: z.enum(UNDERTAKING_RELATIONS),
});

export const ledgerSchema = z.object({
  undertakings: z.array(undertakingSchema).max(LEDGER_CAPS.undertakings),
  entries: z.array(aidEntrySchema).max(LEDGER_CAPS.entries),
}) satisfies z.ZodType<Ledger>;
