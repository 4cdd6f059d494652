/** One labelled query: grants by id, 2 = just what they want, 1 = a useful alternative. */
export type LabelledQuery = { id: string; query: string; relevant: Record<string, number> };

/** nDCG at 10 with gains 2^grade − 1. */
export function ndcg10(found: readonly string[], relevant: Record<string, number>): number {
  const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
  const dcg = found.slice(0, 10).reduce((sum, id, at) => sum + gain(relevant[id] ?? 0, at), 0);
  const ideal = Object.values(relevant)
    .sort((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, at) => sum + gain(grade, at), 0);
  return ideal === 0 ? 0 : dcg / ideal;
}
