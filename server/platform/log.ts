import { pino } from 'pino';

export function createLog(level: string) {
  return pino({
    level,
    redact: ['*.password', '*.token', 'headers.cookie'],
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: pino.stdSerializers.err },
  });
}
export type Log = ReturnType<typeof createLog>;
