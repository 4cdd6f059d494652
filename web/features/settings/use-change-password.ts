import { useRouter } from '@tanstack/react-router';
import { dataOf } from '#web/lib/api.ts';

/** The feature's only door to the API. */
export function useChangePassword() {
  const { api } = useRouter().options.context;
  return (currentPassword: string, password: string) =>
    dataOf(api.password.$put({ json: { currentPassword, password } }));
}
