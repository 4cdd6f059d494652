import { z } from 'zod';

/** A conversation that one side finds wrong, as an administrator reads it. */
const chatReport = z.object({
  id: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  isByConsultant: z.boolean(),
  clientName: z.string(),
  consultantId: z.string(),
  consultantName: z.string(),
});
export type ChatReport = z.infer<typeof chatReport>;

/** What an administrator makes of it: only a founded one counts against anybody. */
export const REPORT_VERDICTS = ['fondata', 'non_fondata'] as const;
export type ReportVerdict = (typeof REPORT_VERDICTS)[number];

/** One page of those that wait. */
export const chatReportPage = z.object({
  reports: z.array(chatReport),
  page: z.number(),
  pages: z.number(),
  pageSize: z.number(),
  total: z.number(),
});
