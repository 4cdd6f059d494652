import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { CollaborationView, CommentInput, InvitationInput } from '#domain/collaboration/collaboration.ts';
import type { GuestRole } from '#domain/collaboration/roles.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type SharedApplications = InferResponseType<ApiClient['shared-applications']['$get'], 200>;

export const collaborationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.collaboration, id],
    queryFn: (): Promise<CollaborationView> => dataOf(api.applications[':id'].collaboration.$get({ param: { id } })),
    /** Somebody else may have written meanwhile. */
    refetchOnWindowFocus: true,
  });

export const sharedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.collaboration, 'mine'],
    queryFn: (): Promise<SharedApplications> => dataOf(api['shared-applications'].$get()),
  });

export const acceptInvitation = (api: ApiClient) => (token: string) =>
  dataOf(api['shared-applications'].$post({ json: { token } }));

/** Every write answers with the whole. */
export const collaborationWrites = (api: ApiClient, id: string) => ({
  invite: (json: InvitationInput): Promise<CollaborationView> =>
    dataOf(api.applications[':id'].guests.$post({ param: { id }, json })),
  setRole: ({ guestId, role }: { guestId: string; role: GuestRole }): Promise<CollaborationView> =>
    dataOf(api.applications[':id'].guests[':guestId'].$patch({ param: { id, guestId }, json: { role } })),
  withdraw: (guestId: string): Promise<CollaborationView> =>
    dataOf(api.applications[':id'].guests[':guestId'].$delete({ param: { id, guestId } })),
  comment: (json: CommentInput): Promise<CollaborationView> =>
    dataOf(api.applications[':id'].comments.$post({ param: { id }, json })),
  uncomment: (commentId: string): Promise<CollaborationView> =>
    dataOf(api.applications[':id'].comments[':commentId'].$delete({ param: { id, commentId } })),
});
