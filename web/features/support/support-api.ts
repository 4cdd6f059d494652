import { dataOf, type ApiClient } from '#web/lib/api.ts';

type Sent = Parameters<ApiClient['support']['requests']['$post']>[0]['json'];

/** What the boxes hold goes as it is: the server reads it by its own schema and says what is wrong with it. */
export const sendRequest = (api: ApiClient, written: Record<string, string>) =>
  dataOf(api.support.requests.$post({ json: written as unknown as Sent }));

export const readContacts = (api: ApiClient) => dataOf(api.support.contacts.$get());
