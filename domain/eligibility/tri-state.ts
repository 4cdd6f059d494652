/** Known true, known false, or not known: unknown never counts as met and never excludes. */
export type Tri = boolean | null;

export function anyOf(values: readonly Tri[]): Tri {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
}

export function allOf(values: readonly Tri[]): Tri {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}
