/** The order of the active-company selector (COM-5); the rest keeps its order. */
export function primaryFirst<Each extends { isPrimary: boolean }>(companies: readonly Each[]): Each[] {
  return [...companies].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}
