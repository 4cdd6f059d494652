import type { CallDay } from '#domain/consultancies/first-call.ts';
import type { ConsultantCard, DirectoryPage } from '#domain/consultants/consultant-card.ts';
import { directoryWords, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

export const findConsultants = (api: ApiClient, search: DirectorySearch, first?: string): Promise<DirectoryPage> =>
  dataOf(api.consultants.$get({ query: { ...directoryWords(search), ...(first ? { first } : {}) } as never }));

export const countConsultants = async (api: ApiClient, search: DirectorySearch): Promise<number> =>
  (await dataOf(api.consultants.count.$get({ query: directoryWords(search) as never }))).total;

export const readConsultant = async (api: ApiClient, id: string): Promise<ConsultantCard> =>
  (await dataOf(api.consultants[':id'].$get({ param: { id } }))).consultant;

/** When a first call can be had; without an answer none is offered. */
export const readCalls = (api: ApiClient, id: string): Promise<CallDay[]> =>
  dataOf(api.consultants[':id'].calls.$get({ param: { id } })).then(
    ({ days }) => days,
    () => [],
  );
