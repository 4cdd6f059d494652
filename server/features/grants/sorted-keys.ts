/** The same value with the keys of every object in alphabetical order. */
export function sortedKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sortedKeys) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortedKeys(item)])) as Value;
}
