import { z } from '@hono/zod-openapi';
import { taxCodeProblem } from '#domain/companies/tax-code.ts';
import { aidEntrySchema, ledgerSchema, undertakingSchema } from '#domain/tools/de-minimis/ledger-schema.ts';
import { DE_MINIMIS_REGIMES } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_PROBLEMS } from '#messages/tools/screens.ts';
import { TAX_CODE_PROBLEMS } from '#messages/tools/tools.ts';

export const entryInput = aidEntrySchema.omit({ id: true }).extend({
  grantedOn: aidEntrySchema.shape.grantedOn.refine((day) => day >= '1990-01-01', LEDGER_PROBLEMS.tooOld),
  amountGge: aidEntrySchema.shape.amountGge.refine((amount) => amount > 0, LEDGER_PROBLEMS.amount),
  cor: emptyIsNull(40),
  car: emptyIsNull(40),
  title: emptyIsNull(500),
});
export const firmInput = undertakingSchema.omit({ id: true }).extend({
  relation: z.enum(['linked', 'acquired', 'doubtful', 'outside']),
  taxCode: emptyIsNull(20).superRefine((code, check) => {
    const problem = code === null ? null : taxCodeProblem(code);
    if (problem) check.addIssue({ code: 'custom', message: TAX_CODE_PROBLEMS[problem] });
  }),
});

export const ledgerView = z
  .object({
    company: z.object({
      id: z.string(),
      name: z.string(),
      taxCodes: z.array(z.string()),
      related: z.array(z.object({ name: z.string(), kind: z.enum(['associata', 'collegata']) })),
    }),
    day: z.string(),
    ledger: ledgerSchema,
    rooms: z.array(
      z.object({
        regime: z.enum(DE_MINIMIS_REGIMES),
        ceiling: z.number(),
        used: z.number(),
        left: z.number(),
        leftWithoutDoubtful: z.number(),
      }),
    ),
    planned: z.array(
      z.object({
        grantId: z.string(),
        name: z.string(),
        regime: z.enum(DE_MINIMIS_REGIMES),
        closesOn: z.string().nullable(),
        mostEuro: z.number().nullable(),
      }),
    ),
    unknownRegimes: z.number(),
  })
  .openapi('DeMinimisLedger');
export const importReport = ledgerView.extend({
  report: z.object({
    records: z.number(),
    added: z.number(),
    duplicates: z.number(),
    skipped: z.array(z.object({ cor: z.string().nullable(), reason: z.enum(['date', 'amount']) })),
  }),
});

/** An empty box is an unknown value. */
function emptyIsNull(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullable()
    .default(null);
}
