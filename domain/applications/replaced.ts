export type SentVersion = { id: string; reopenedFrom: string | null; sentAt: Date | null };

/** Reopened and sent again, an application is one request: all that were sent before the last one. */
export function replacedIds(applications: readonly SentVersion[]): Set<string> {
  const origins = new Map(applications.map(({ id, reopenedFrom }) => [id, reopenedFrom]));
  const wayBack = (id: string): string[] => {
    const from = origins.get(id);
    return from ? [id, ...wayBack(from)] : [id];
  };
  const sent = applications
    .flatMap(({ id, sentAt }) => (sentAt ? { id, at: sentAt.getTime(), way: wayBack(id) } : []))
    // Sent in the same instant, the one that goes on from the other is the later one.
    .sort((one, two) => two.at - one.at || two.way.length - one.way.length);
  const counted = new Set<string>();
  const replaced = new Set<string>();
  for (const { id, way } of sent) {
    const root = way.at(-1)!;
    if (counted.has(root)) replaced.add(id);
    else counted.add(root);
  }
  return replaced;
}
