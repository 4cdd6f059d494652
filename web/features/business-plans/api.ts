import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import type { PlanSection } from '#domain/business-plans/sections.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

type Plans = ApiClient['business-plans'];
type One = Plans[':id'];
export type PlanList = InferResponseType<Plans['$get'], 200>;
export type PlanView = InferResponseType<One['$get'], 200>;
export type PlanSectionView = PlanView['sections'][number];
export type PlanDocument = InferResponseType<One['document']['$get'], 200>;
type PlanChange = InferRequestType<One['$patch']>['json'];
type SectionChange = InferRequestType<One['sections'][':section']['$put']>['json'];

/** While parts are being written the plan is read this often. */
const PROGRESS_MS = 700;

export const plansQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.businessPlans, 'list'],
    queryFn: (): Promise<PlanList> => dataOf(api['business-plans'].$get({ query: {} })),
  });
export const planQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.businessPlans, 'one', id],
    queryFn: (): Promise<PlanView> => dataOf(api['business-plans'][':id'].$get({ param: { id } })),
    refetchInterval: ({ state }) => (state.data?.progress ? PROGRESS_MS : false),
  });
export const documentQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.businessPlans, 'document', id],
    queryFn: (): Promise<PlanDocument> => dataOf(api['business-plans'][':id'].document.$get({ param: { id } })),
    staleTime: 0,
  });
export const versionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.businessPlans, 'versions', id],
    queryFn: () => dataOf(api['business-plans'][':id'].versions.$get({ param: { id } })),
    staleTime: 0,
  });
export const versionQuery = (api: ApiClient, id: string, number: number) =>
  queryOptions({
    queryKey: [...KEYS.businessPlans, 'version', id, number],
    queryFn: () =>
      dataOf(api['business-plans'][':id'].versions[':number'].$get({ param: { id, number: String(number) } })),
  });

export const planWrites = (api: ApiClient) => {
  const plans = api['business-plans'];
  return {
    create: (json: InferRequestType<Plans['$post']>['json']): Promise<PlanView> => dataOf(plans.$post({ json })),
    remove: (id: string): Promise<PlanList> => dataOf(plans[':id'].$delete({ param: { id } })),
    bringBack: (id: string): Promise<PlanList> => dataOf(plans[':id'].restore.$post({ param: { id } })),
    save: (id: string, json: PlanChange) => dataOf(plans[':id'].$patch({ param: { id }, json })),
    generate: (id: string, sections?: PlanSection[]): Promise<PlanView> =>
      dataOf(plans[':id'].generation.$post({ param: { id }, json: sections ? { sections } : {} })),
    section: (id: string, section: PlanSection, json: SectionChange) =>
      dataOf(plans[':id'].sections[':section'].$put({ param: { id, section }, json })),
    accept: (id: string, section: PlanSection, isAccepted: boolean): Promise<PlanView> =>
      dataOf(plans[':id'].sections[':section'].acceptance.$put({ param: { id, section }, json: { isAccepted } })),
    keep: (id: string) => dataOf(plans[':id'].versions.$post({ param: { id } })),
    restoreVersion: (id: string, number: number): Promise<PlanView> =>
      dataOf(plans[':id'].versions[':number'].restore.$post({ param: { id, number: String(number) } })),
    attach: (id: string, applicationId: string) =>
      dataOf(plans[':id'].attachments.$post({ param: { id }, json: { applicationId } })),
  };
};

/** The calls that a plan can aim at: those that the person saved and that are still there. */
export const aimsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.businessPlans, 'aims'],
    queryFn: async () => {
      const { savedGrants } = await dataOf(api['saved-grants'].$get());
      return savedGrants.flatMap(({ grant }) => (grant ? [{ id: grant.id, name: grant.name }] : []));
    },
  });

/** Applications that can still take a paper. */
export const openApplicationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.businessPlans, 'applications'],
    queryFn: async () => {
      const { items } = await dataOf(api.applications.$get());
      return items
        .filter(({ status, isArchived }) => status !== 'inviato' && !isArchived)
        .map(({ id, grantTitle }) => ({ id, grantTitle }));
    },
    staleTime: 0,
  });

export const planFilePath = (id: string, ending: 'pdf' | 'docx' | 'xlsx'): string =>
  `/api/business-plans/${encodeURIComponent(id)}/piano.${ending}`;
