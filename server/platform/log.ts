import { pino } from 'pino';

export function createLog(level: string, stream?: { write(line: string): void }) {
  const options = {
    level,
    redact: ['*.password', '*.token', 'headers.cookie'],
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: toldError },
  };
  return stream ? pino(options, stream) : pino(options);
}
export type Log = ReturnType<typeof createLog>;

/**
 * A refused statement repeats the values it was given (Drizzle's `params`, PostgreSQL's `detail`): those are
 * people's data, and the log keeps the statement only.
 */
function toldError(error: unknown): object {
  if (!(error instanceof Error)) {
    const { message = String(error), code } = (error ?? {}) as { message?: unknown; code?: unknown };
    return { message, code };
  }
  const message = error.message.replace(/\nparams: [^]*$/, '');
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause === undefined ? {} : { cause: toldError(error.cause) }),
  };
}
