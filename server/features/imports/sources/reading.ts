import { coded, type Coded, type RefusalCode } from '#domain/imports/codes.ts';

/** What a file or an answer holds, or why nothing of it is used. */
export type Reading =
  | {
      ok: true;
      records: Record<string, unknown>[];
      /** How many the source says it has; the number read where it does not say. */
      total: number;
      /** Only when the source declared a total and all of it is here: a missing grant is then really gone. */
      isComplete: boolean;
    }
  | { ok: false; refusal: Coded<RefusalCode> };

export type Refused = Extract<Reading, { ok: false }>;

export function refused(code: RefusalCode, params: Record<string, string | number> = {}): Refused {
  return { ok: false, refusal: coded(code, params) };
}
