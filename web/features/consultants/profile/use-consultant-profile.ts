import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ConsultantProfileChanges, ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

/** For the route's loader: a failure here must not take the personal data away. */
export async function loadConsultantProfile(api: ApiClient): Promise<ConsultantProfileView | null> {
  try {
    return (await dataOf(api['consultant-profile'].$get())).profile;
  } catch {
    return null;
  }
}

/**
 * The feature's only door to the API. A write answers with the fresh profile, which replaces the old one; a read that
 * was under way meanwhile does not bring the old one back.
 */
export function useConsultantProfile(loaded: ConsultantProfileView | null) {
  const router = useRouter();
  const [written, setWritten] = useState<ConsultantProfileView | null>(null);
  const readAgain = () => router.invalidate({ filter: (match) => match.routeId !== '/_frame' });
  return {
    profile: newest(loaded, written),
    reload: readAgain,
    async change(json: ConsultantProfileChanges) {
      const { profile } = await dataOf(router.options.context.api['consultant-profile'].$patch({ json }));
      setWritten(profile);
      // Other screens that remember the old profile read again when they are next opened.
      void readAgain();
    },
  };
}

function newest(loaded: ConsultantProfileView | null, written: ConsultantProfileView | null) {
  if (!loaded || !written) return written ?? loaded;
  return loaded.updatedAt > written.updatedAt ? loaded : written;
}
