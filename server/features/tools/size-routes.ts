import { createRoute, z } from '@hono/zod-openapi';
import { taxCodeProblem } from '#domain/companies/tax-code.ts';
import { vatNumberProblem } from '#domain/companies/vat-number.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { companySize } from '#domain/tools/company-size/company-size.ts';
import { sizeSchema } from '#domain/tools/company-size/size-schema.ts';
import { SIZE_DECLARATION, TAX_CODE_PROBLEMS, VAT_NUMBER_PROBLEMS } from '#messages/tools/tools.ts';
import type { HttpEnv } from '#server/context.ts';
import { createRouter, jsonBody } from '#server/platform/http/http.ts';
import { RATE } from './rate-rules.ts';
import { sizeDeclarationPdf } from './size-declaration-pdf.ts';

const line = z.string().trim().min(1).max(200);
const checked = (problemOf: (text: string) => string | null) =>
  z
    .string()
    .trim()
    .max(40)
    .superRefine((text, check) => {
      const problem = problemOf(text);
      if (problem) check.addIssue({ code: 'custom', message: problem });
    })
    .nullable()
    .default(null);
const vatProblem = (text: string) => {
  const problem = vatNumberProblem(text);
  return problem && VAT_NUMBER_PROBLEMS[problem];
};
const taxProblem = (text: string) => {
  const problem = taxCodeProblem(text);
  return problem && TAX_CODE_PROBLEMS[problem];
};

const declarationRequest = z.object({
  declarant: z.object({
    name: line,
    vatNumber: checked(vatProblem),
    taxCode: checked(taxProblem),
    seat: line.nullable().default(null),
  }),
  input: sizeSchema,
});

const declaration = createRoute({
  method: 'post',
  path: '/company-size/declaration',
  operationId: 'printSizeDeclaration',
  tags: ['Strumenti'],
  request: jsonBody(declarationRequest),
  responses: {
    200: {
      description: 'La dichiarazione di dimensione, da controllare e firmare',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
});

/** Public, and nothing is kept: the figures go in, the sheet comes out. */
export const sizeRoutes = createRouter<HttpEnv>().openapi(declaration, async (c) => {
  const { ctx } = c.var;
  await ctx.limits.use(RATE.declarationPerIp, ctx.client.ip);
  const { declarant, input } = c.req.valid('json');
  const result = companySize(input);
  if (result.size === null) {
    throw new AppError('invalid_input', { fields: [{ field: 'input', message: SIZE_DECLARATION.statementUndecided }] });
  }
  const pdf = await sizeDeclarationPdf(declarant, result, input.day, romeMoment(ctx.now()).day);
  return c.body(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${SIZE_DECLARATION.fileName}"`,
  });
});
