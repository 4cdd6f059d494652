import type { RateRule } from '#server/platform/http/rate-limit.ts';

export const RATE = {
  declarationPerIp: { name: 'size-declaration-ip', limit: 60, windowSeconds: 3600 },
  registerImportPerUser: { name: 'rna-import-user', limit: 30, windowSeconds: 3600 },
} as const satisfies Record<string, RateRule>;
