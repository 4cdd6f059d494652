import { queryOptions } from '@tanstack/react-query';
import type { ConsultantCard, DirectoryPage } from '#domain/consultants/consultant-card.ts';
import { directoryWords, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import type { ConsultantFit, Recommendation } from '#domain/consultancies/track-record.ts';
import type { ConsultantProfileChanges, ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { sendForm } from '#web/lib/upload.ts';
import { findConsultants } from './directory/directory-api.ts';
import { listSaved } from './saved/saved-calls.ts';

export const consultantProfileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.consultantProfile,
    queryFn: async (): Promise<ConsultantProfileView> => (await dataOf(api['consultant-profile'].$get())).profile,
  });

export const changeConsultantProfile =
  (api: ApiClient) =>
  async (json: ConsultantProfileChanges): Promise<ConsultantProfileView> =>
    (await dataOf(api['consultant-profile'].$patch({ json }))).profile;

type Profile = { profile: ConsultantProfileView };

export async function sendDocuments(files: readonly File[], onProgress: (percent: number) => void) {
  return (await sendForm<Profile>('/api/consultant-profile/documents', formWith('documents', files), onProgress))
    .profile;
}

/** Null: none any more. */
export const changePhoto =
  (api: ApiClient) =>
  async (photo: Blob | null): Promise<ConsultantProfileView> => {
    if (photo === null) return (await dataOf(api['consultant-profile'].photo.$delete())).profile;
    const form = formWith('photo', [new File([photo], 'foto.jpg', { type: photo.type })]);
    return (await sendForm<Profile>('/api/consultant-profile/photo', form, () => {})).profile;
  };

function formWith(field: string, files: readonly File[]): FormData {
  const form = new FormData();
  form.set('data', '{}');
  for (const file of files) form.append(field, file);
  return form;
}

/** `firstId`: who is recommended, whom the list by relevance begins with. */
export const marketplaceQuery = (api: ApiClient, search: DirectorySearch, firstId?: string) =>
  queryOptions({
    queryKey: [...KEYS.consultants, 'page', directoryWords(search), firstId ?? null],
    queryFn: (): Promise<DirectoryPage> => findConsultants(api, search, firstId),
  });

/** Whom one wanted to find again. */
export const savedConsultantsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: KEYS.savedConsultants, queryFn: (): Promise<ConsultantCard[]> => listSaved(api) });

/** One person for the active company and a grant, or nobody. */
export const recommendationQuery = (api: ApiClient, grant: string | undefined) =>
  queryOptions({
    queryKey: [...KEYS.consultants, 'recommendation', grant ?? null],
    queryFn: async (): Promise<Recommendation | null> =>
      (await dataOf(api.consultants.recommendation.$get({ query: grant ? { grant } : {} }))).recommendation,
  });

/** What the cards of a page say to the active company, for a grant or without one. */
export const fitsQuery = (api: ApiClient, ids: readonly string[], grant: string | undefined) =>
  queryOptions({
    queryKey: [...KEYS.consultants, 'fits', ids, grant ?? null],
    queryFn: async (): Promise<ConsultantFit[]> =>
      (await dataOf(api.consultants.fits.$get({ query: { ids: ids.join(','), ...(grant ? { grant } : {}) } }))).fits,
  });
