/** Which kind of words stands nearest before a place: "domande … entro il" is about requests, not about the law named earlier. */
export function nearestKind<Kind extends string>(before: string, kinds: Record<Kind, RegExp>): Kind | null {
  let [nearest, at]: [Kind | null, number] = [null, -1];
  for (const kind of Object.keys(kinds) as Kind[]) {
    const last = [...before.matchAll(kinds[kind])].at(-1)?.index ?? -1;
    if (last > at) [nearest, at] = [kind, last];
  }
  return nearest;
}
