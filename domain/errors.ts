/** Every way in which the product says no. Status: server/platform/http/error-status.ts. Words: messages/errors.ts. */
export const ERROR_CODES = [
  'invalid_input',
  'not_found',
  'not_signed_in',
  'not_allowed',
  'wrong_origin',
  'too_many_requests',
  'too_many_at_once',
  'missing_credentials',
  'invalid_credentials',
  'email_not_confirmed',
  'account_closing',
  'account_locked',
  'sign_up_closed',
  'weak_password',
  'wrong_password',
  'wrong_code',
  'step_up_needed',
  'link_invalid',
  'conflict',
  'limit_reached',
  'quote_decides',
  'application_incomplete',
  'application_sent',
  'application_not_sent',
  'file_too_large',
  'file_type_not_allowed',
  'body_too_large',
  'length_required',
  'provider_not_configured',
  'provider_failed',
  'email_belongs_to_account',
  'provider_taken',
  'last_way_in',
  'source_unavailable',
  'assistant_quota',
  'assistant_stays_here',
  'text_not_read',
  'service_unavailable',
  'unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What the user can fix, by field: the name as the form knows it, and a reason code or sentence. */
export type FieldProblem = { field: string; message: string };

/** The one application error: a code, and the fields that caused it where there are any. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: { fields?: FieldProblem[]; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
