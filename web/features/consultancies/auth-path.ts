import { consultantPath, PATHS } from '#domain/paths.ts';

type Asked = { asked?: boolean; callAt?: string | undefined };

/** Visitors sign in and come back to the profile, where what they had begun opens again. */
export function authPath(consultantId: string, { asked, callAt }: Asked): string {
  const words = new URLSearchParams({
    ...(callAt ? { chiamata: callAt } : asked ? { richiesta: 'si' } : {}),
  }).toString();
  const next = consultantPath(consultantId) + (words && `?${words}`);
  return `${PATHS.auth}?vista=accedi&next=${encodeURIComponent(next)}`;
}
