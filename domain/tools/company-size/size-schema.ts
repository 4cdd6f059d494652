import { z } from 'zod';
import { isDay } from '#domain/rules/day.ts';
import { COMPANY_SIZES } from '#domain/vocabulary.ts';
import { HOLDER_KINDS, SIZE_QUESTIONS, type SizeInput } from './size-input.ts';

/** What the tool takes from outside; the caps keep the group walk short. */
export const SIZE_CAPS = { holders: 64, holdings: 128, years: 7, name: 200, amount: 1e13 } as const;

const id = z.string().min(1).max(SIZE_CAPS.name);
const amount = z.number().min(0).max(SIZE_CAPS.amount).nullable().default(null);
const percent = z.number().min(0).max(100);

const yearFigures = z.object({
  year: z.int().min(1900).max(2200),
  staff: amount,
  turnover: amount,
  balance: amount,
  isEstimate: z.boolean().default(false),
});

const holder = z.object({
  id,
  name: z.string().trim().min(1).max(SIZE_CAPS.name),
  kind: z.enum(HOLDER_KINDS),
  years: z.array(yearFigures).max(SIZE_CAPS.years).default([]),
  atecoDivision: z
    .string()
    .regex(/^\d\d$/)
    .nullable()
    .default(null),
  groupTurnoverShare: percent.nullable().default(null),
  investment: amount,
  budget: amount,
  inhabitants: amount,
});

/** Votes follow the capital where nobody says otherwise. */
const holding = z
  .object({ owner: id, owned: id, capital: percent, votes: percent.optional(), hasControl: z.boolean().default(false) })
  .transform((each) => ({ ...each, votes: each.votes ?? each.capital }));

export const sizeSchema = z
  .object({
    day: z.string().refine(isDay),
    subject: id,
    holders: z.array(holder).min(1).max(SIZE_CAPS.holders),
    holdings: z.array(holding).max(SIZE_CAPS.holdings).default([]),
    isFirstAccounts: z.boolean().default(false),
    hasStructuralChange: z.boolean().default(false),
    priorSize: z.enum(COMPANY_SIZES).nullable().default(null),
    unanswered: z.array(z.enum(SIZE_QUESTIONS)).max(SIZE_QUESTIONS.length).default([]),
  })
  .refine((input) => new Set(input.holders.map((each) => each.id)).size === input.holders.length, { path: ['holders'] })
  .refine((input) => input.holders.some((each) => each.id === input.subject && each.kind === 'firm'), {
    path: ['subject'],
  })
  .refine(
    (input) => {
      const known = new Set(input.holders.map((each) => each.id));
      return input.holdings.every(
        (each) => known.has(each.owner) && known.has(each.owned) && each.owner !== each.owned,
      );
    },
    { path: ['holdings'] },
  ) satisfies z.ZodType<SizeInput>;
