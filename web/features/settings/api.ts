import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { EmailChange } from '#domain/accounts/email-change.ts';
import type { AccountClosing } from '#domain/accounts/closing.ts';
import type { DateLanguage } from '#domain/numbers/date-language.ts';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import type { PersonalSettings } from '#domain/profile/personal-settings.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type Settings = InferResponseType<ApiClient['settings']['$get'], 200>;
export type Device = InferResponseType<ApiClient['settings']['devices']['$get'], 200>['devices'][number];

export const settingsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: KEYS.settings, queryFn: (): Promise<Settings> => dataOf(api.settings.$get()) });

export const saveSettings =
  (api: ApiClient) =>
  (json: PersonalSettings): Promise<Settings> =>
    dataOf(api.settings.$patch({ json }));

export const saveDateLanguage =
  (api: ApiClient) =>
  (language: DateLanguage): Promise<Settings> =>
    dataOf(api.settings.dates.$put({ json: { language } }));

export const preferencesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.preferences,
    queryFn: async (): Promise<NotificationPreferences> =>
      (await dataOf(api.settings.notifications.$get())).preferences,
  });

export const savePreferences =
  (api: ApiClient) =>
  async (json: NotificationPreferences): Promise<NotificationPreferences> =>
    (await dataOf(api.settings.notifications.$put({ json }))).preferences;

export const devicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.devices,
    queryFn: async (): Promise<Device[]> => (await dataOf(api.settings.devices.$get())).devices,
  });

/** Of one device, or of all others. */
export const signOutDevices =
  (api: ApiClient) =>
  async (id: string | 'others'): Promise<Device[]> => {
    const answer =
      id === 'others' ? api.settings.devices.$delete() : api.settings.devices[':id'].$delete({ param: { id } });
    return (await dataOf(answer)).devices;
  };

type PasswordChange = { currentPassword: string; password: string; endsOtherAccess: boolean };
export const changePassword = (api: ApiClient) => (json: PasswordChange) => dataOf(api.password.$put({ json }));

/** A link to choose a new one, to the person's own address. */
export const askPasswordReset = (api: ApiClient) => (email: string) =>
  dataOf(api['password-resets'].$post({ json: { email } }));

export const closeAccount = (api: ApiClient) => (json: AccountClosing) => dataOf(api.settings.deletion.$post({ json }));

export const askEmailChange = (api: ApiClient) => (json: EmailChange) => dataOf(api.settings.email.$post({ json }));

/** Where the provider asks who they are. */
export const connectProvider =
  (api: ApiClient) =>
  async (provider: 'google' | 'facebook'): Promise<string> =>
    (await dataOf(api.settings.providers[':provider'].$post({ param: { provider } }))).address;

export const disconnectProvider =
  (api: ApiClient) =>
  async (provider: 'google' | 'facebook'): Promise<Settings['waysIn']> =>
    (await dataOf(api.settings.providers[':provider'].$delete({ param: { provider } }))).waysIn;

type TwoFactor = ApiClient['settings']['two-factor'];
export type Enrolment = InferResponseType<TwoFactor['$post'], 200>;

export const startTwoFactor =
  (api: ApiClient) =>
  (json: { password: string }): Promise<Enrolment> =>
    dataOf(api.settings['two-factor'].$post({ json }));
export const confirmTwoFactor = (api: ApiClient) => (json: { code: string }) =>
  dataOf(api.settings['two-factor'].$put({ json }));
export const renewRecoveryCodes = (api: ApiClient) => (json: { code: string }) =>
  dataOf(api.settings['two-factor']['recovery-codes'].$post({ json }));
export const stopTwoFactor =
  (api: ApiClient) =>
  async (json: { password: string }): Promise<Settings['waysIn']> =>
    (await dataOf(api.settings['two-factor'].$delete({ json }))).waysIn;
