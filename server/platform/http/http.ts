import { OpenAPIHono, z, type Hook } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { Context, ErrorHandler } from 'hono';
import { AppError, ERROR_CODES, type FieldProblem } from '#domain/errors.ts';
import { fieldMessage } from '#messages/validation.ts';
import { isDatabaseAway, isNotStorable } from '#server/platform/db/db.ts';
import type { Log } from '#server/platform/log.ts';
import { ERROR_STATUS } from './error-status.ts';
import { refusalBody } from './refusal-body.ts';
import { isSenderGone } from './sender-gone.ts';

/** What every refusal looks like on the wire. */
export const errorBody = z
  .object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })),
    requestId: z.string(),
  })
  .openapi('Error');
export type ErrorBody = z.infer<typeof errorBody>;

/** Declares an answer in JSON; every operation also answers with `Error` when it refuses. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});

type HttpVariables = { Variables: { requestId: string } };

export function refuse(c: Context<HttpVariables>, error: AppError) {
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
  const body: ErrorBody = refusalBody(error, c.get('requestId') ?? '');
  return c.json(body, ERROR_STATUS[error.code]);
}

/** Without it clients would see raw ZodError JSON. An address that names nothing possible names nothing. */
export const defaultHook: Hook<unknown, never, string, unknown> = (result, c) => {
  if (result.success) return;
  if (result.target === 'param') return refuse(c as never, new AppError('not_found'));
  const fields: FieldProblem[] = result.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: fieldMessage(issue),
  }));
  return refuse(c as never, new AppError('invalid_input', { fields }));
};

/** The one place where an error becomes an answer; internals go to the log, never to the client. */
export const onError =
  (log: Log): ErrorHandler =>
  (error, c) => {
    if (error instanceof AppError) return refuse(c as never, error);
    if (error instanceof HTTPException && error.status < 500) {
      return refuse(c as never, new AppError(error.status === 413 ? 'body_too_large' : 'invalid_input'));
    }
    if (isSenderGone(error)) {
      log.debug({ path: c.req.path }, 'the sender closed the connection');
      return refuse(c as never, new AppError('invalid_input'));
    }
    if (isNotStorable(error)) return refuse(c as never, new AppError('invalid_input'));
    log.error(
      { error, requestId: (c as Context<HttpVariables>).get('requestId'), path: c.req.path },
      'unexpected error',
    );
    return refuse(c as never, new AppError(isDatabaseAway(error) ? 'service_unavailable' : 'unexpected'));
  };

/** A router whose refusals all look the same. */
export function createRouter<Env extends HttpVariables>() {
  return new OpenAPIHono<Env>({ defaultHook: defaultHook as never });
}
