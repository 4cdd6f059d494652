import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '#domain/errors.ts';

export const ERROR_STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_input: 400,
  not_found: 404,
  not_signed_in: 401,
  not_allowed: 403,
  wrong_origin: 403,
  too_many_requests: 429,
  missing_credentials: 400,
  invalid_credentials: 401,
  email_not_confirmed: 403,
  weak_password: 400,
  wrong_password: 400,
  link_invalid: 410,
  conflict: 409,
  file_too_large: 413,
  file_type_not_allowed: 415,
  body_too_large: 413,
  provider_not_configured: 503,
  provider_failed: 502,
  email_belongs_to_account: 409,
  source_unavailable: 503,
  assistant_quota: 429,
  assistant_stays_here: 409,
  service_unavailable: 503,
  unexpected: 500,
};
