// Which files the browser gets. Left alone, the bundler makes a file of every module that two pages share, and a first
// visit to /bandi asks for fifty; small files also compress badly. Modules that travel together become one file.

type ModuleInfo = { importers: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const ROUTE = /\/web\/routes\/.*tsr-/;
const LIST = /\/web\/routes\/_frame\/bandi\.tsx\?tsr-/;
const LANDING = /\/web\/routes\/_public\/index\.tsx\?tsr-split=comp/;
const GRANT = /\/web\/routes\/_frame\/grant\.\$id\.tsx\?tsr-/;
/** What begins every page: the entry, and the frames around pages. */
const ENTRY = /\/web\/client\.tsx$/;
const FRAME = /\/web\/routes\/_(?:frame|public)\.tsx\?tsr-/;
/** A module that so many routes need is better apart from the list and from the page of a grant. */
const IS_COMMON = 5;

/** What no page may load at once: a route that needs a part of such a module takes it from a file without the rest. */
const HEAVY = /\/node_modules\/(?:zod|react-hook-form|@tiptap)\//;
/** The routes that bring it there, by what is outside their components and loaders. */
const early = (importers: readonly string[]): string =>
  importers.filter((each) => /\/web\/routes\/.*\.tsx$/.test(each) && !/\/-[^/]+$/.test(each)).join(', ');

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

/**
 * core: every page · basics: the landing page too · list, grant: those two pages · grants: both · common, fields, panels: what others need too. The
 * rest is left to the bundler.
 */
export function chunkOf(id: string, context: Context): string | null {
  if (ROUTE.test(id) || ENTRY.test(id)) return null;
  const importers = [...importersOf(id, context)];
  const isNeededBy = (module: RegExp) => importers.some((importer) => module.test(importer));
  if (isNeededBy(ENTRY) || isNeededBy(FRAME)) {
    if (HEAVY.test(id)) throw new Error(`${id} would be in the script of every page, by ${early(importers)}`);
    return 'core';
  }
  const isCommon =
    new Set(importers.filter((each) => ROUTE.test(each)).map((each) => each.split('?')[0])).size >= IS_COMMON;
  if (isNeededBy(LANDING) && (isNeededBy(LIST) || isNeededBy(GRANT))) return 'basics';
  if (isNeededBy(LIST) && isNeededBy(GRANT)) return isCommon ? 'common' : 'grants';
  if (isNeededBy(LIST)) return isCommon ? 'fields' : 'list';
  if (isNeededBy(GRANT)) return isCommon ? 'panels' : 'grant';
  return null;
}
