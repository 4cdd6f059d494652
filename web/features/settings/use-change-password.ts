import { useRouter } from '@tanstack/react-router';
import { dataOf } from '#web/lib/api.ts';

/** The feature's only door to the API. */
export function useChangePassword() {
  const { api } = useRouter().options.context;
  return (currentPassword: string, password: string) =>
    dataOf(api.password.$put({ json: { currentPassword, password } }));
}

/** A link to choose a new one, to the person's own address. */
export function useAskPasswordReset() {
  const { api } = useRouter().options.context;
  return (email: string) => dataOf(api['password-resets'].$post({ json: { email } }));
}
