import type { RateRule } from '#server/platform/http/rate-limit.ts';

export const RATE = {
  reportPerIp: { name: 'grant-report-ip', limit: 10, windowSeconds: 3600 },
  clickPerIp: { name: 'search-click-ip', limit: 600, windowSeconds: 3600 },
  exportPerIp: { name: 'grant-export-ip', limit: 20, windowSeconds: 3600 },
  exportPerUser: { name: 'grant-export-user', limit: 60, windowSeconds: 3600 },
} as const satisfies Record<string, RateRule>;
