type Choice = { host: string; companyId: string };
const keyOf = ({ host, companyId }: Choice) => `bandolo-filo-no-${companyId}-${host}`;

/** A company that said no is not asked again on this device; another provider asks again. */
export function hasRefused(choice: Choice): boolean {
  try {
    return localStorage.getItem(keyOf(choice)) !== null;
  } catch {
    return false;
  }
}

export function rememberRefusal(choice: Choice): void {
  try {
    localStorage.setItem(keyOf(choice), 'no');
  } catch {
    // then the question comes back the next time
  }
}
