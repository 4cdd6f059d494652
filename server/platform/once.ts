/** Asked for by several, or again and again: made once. */
export function once<Value extends object | string>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
