// Which files the browser gets. Left alone, the bundler makes a file of every module that two pages share, and a first
// visit to /bandi asks for fifty; small files also compress badly. Modules that travel together become one file.

type ModuleInfo = { importers: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const ROUTE = /\/web\/routes\/.*tsr-split/;
const LIST = /\/web\/routes\/_frame\/bandi\.tsx\?tsr-split/;
const ENTRY = /\/web\/client\.ts$/;
const APP = /\/web\/hydrate\.tsx$/;
/** A module of the list that so many other routes also need is better apart from the list. */
const IS_COMMON = 4;

/** Everything that imports a module, directly or not, without waiting for a dynamic import. */
function importersOf(id: string, context: Context): Set<string> {
  const found = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const importer of context.getModuleInfo(next)?.importers ?? []) {
      if (!found.has(importer)) open.push(importer);
      found.add(importer);
    }
  }
  return found;
}

/** start: before all else · core: every page · common: the list and many others · list: /bandi and its kin. The rest is left to the bundler. */
export function chunkOf(id: string, context: Context): string | null {
  if (ROUTE.test(id) || ENTRY.test(id) || APP.test(id)) return null;
  const importers = [...importersOf(id, context)];
  const isNeededBy = (module: RegExp) => importers.some((importer) => module.test(importer));
  if (isNeededBy(ENTRY)) return 'start';
  if (isNeededBy(APP)) return 'core';
  if (!isNeededBy(LIST)) return null;
  return importers.filter((importer) => ROUTE.test(importer)).length >= IS_COMMON ? 'common' : 'list';
}
