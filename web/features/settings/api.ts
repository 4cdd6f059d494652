import { dataOf, type ApiClient } from '#web/lib/api.ts';

export const changePassword = (api: ApiClient) => (json: { currentPassword: string; password: string }) =>
  dataOf(api.password.$put({ json }));

/** A link to choose a new one, to the person's own address. */
export const askPasswordReset = (api: ApiClient) => (email: string) =>
  dataOf(api['password-resets'].$post({ json: { email } }));
