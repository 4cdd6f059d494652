import type { AppError, ErrorCode, FieldProblem } from '#domain/errors.ts';
import { ERROR_MESSAGES, tooManyRequests } from '#messages/errors.ts';

type Refusal = { code: ErrorCode; message: string; fields: FieldProblem[]; requestId: string };

/** What a refusal says, wherever it is said. */
export const refusalBody = (error: AppError, requestId: string): Refusal => ({
  code: error.code,
  message: messageOf(error),
  fields: error.fields,
  requestId,
});

/** How long to wait, or which of many limits was reached, where it is known. */
function messageOf({ code, fields, retryAfterSeconds }: AppError): string {
  if (code === 'too_many_requests' && retryAfterSeconds) return tooManyRequests(retryAfterSeconds);
  return (code === 'limit_reached' ? fields[0]?.message : undefined) ?? ERROR_MESSAGES[code];
}
