export type SentVersion = { id: string; reopenedFrom: string | null; sentAt: Date | null };

/** Reopened and sent again, an application is one request: all that were sent before the last one. */
export function replacedIds(applications: readonly SentVersion[]): Set<string> {
  const origins = new Map(applications.map(({ id, reopenedFrom }) => [id, reopenedFrom]));
  const rootOf = (id: string): string => {
    const from = origins.get(id);
    return from ? rootOf(from) : id;
  };
  const sent = applications
    .filter(({ sentAt }) => sentAt !== null)
    .sort((one, two) => two.sentAt!.getTime() - one.sentAt!.getTime());
  const latest = new Map<string, string>();
  for (const { id } of sent) if (!latest.has(rootOf(id))) latest.set(rootOf(id), id);
  return new Set(sent.flatMap(({ id }) => (latest.get(rootOf(id)) === id ? [] : id)));
}
