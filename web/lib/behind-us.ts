/** Whether the page before this one, in this tab, is one of these. Browsers that do not tell answer no. */
export function isBehindUs(paths: readonly string[]): boolean {
  if (!('navigation' in window)) return false;
  const { currentEntry } = navigation;
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
  return before ? paths.includes(new URL(before).pathname) : false;
}
