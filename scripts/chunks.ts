// Which files the browser gets. Left alone, the bundler makes a file of every module that two pages share, and a first
// visit to /bandi asks for fifty; small files also compress badly. Modules that travel together become one file.

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const ROUTE = /\/web\/routes\/.*tsr-/;
const LIST = /\/web\/routes\/_frame\/bandi\.tsx\?tsr-/;
const LANDING = /\/web\/routes\/_public\/index\.tsx\?tsr-split=comp/;
const GRANT = /\/web\/routes\/_frame\/grant\.\$id\.tsx\?tsr-/;
/** What begins every page: what takes it over after its first paint, and the frames around pages. */
const ENTRY = /\/web\/hydrate\.tsx$/;
/** What runs before the first paint: it waits for it, and may not wait for the rest of the script. */
const START = /\/web\/client\.ts$/;
const FRAME = /\/web\/routes\/_(?:frame|public)\.tsx\?tsr-/;
/** The whole map, of which visitors have a part (web/visitor-routes.ts). */
const MAP = /\/web\/routeTree\.gen\.ts$/;
const VISITORS = /\/web\/routes\/_(?:frame|public)\/[^/]*\?tsr-/;
/** Pages of visitors that show no grants: what they share with those two pages is better apart from them. */
const NO_GRANTS =
  /\/web\/routes\/_(?:frame|public)\/(?!bandi|grant|confronta|strumenti|demo|index)[^/]*\?tsr-|\/web\/features\/accounts\/[^/]*-form\.tsx$/;

/** The directory of consultants: of what others share with those two pages it needs a part. */
const DIRECTORY = /\/web\/routes\/_frame\/(?:consultants-preview|consulenti)\.tsx\?tsr-/;

/** The frame of who is signed in, around every page. */
const SIGNED_IN = /\/web\/routes\/(?:-frame(?:-data)?\.tsx?$|_frame\/_app\.tsx\?tsr-)/;
/** Pages of visitors that are only read: they fetch nothing of what the other ones share with the screens behind sign-in. */
const READ =
  /\/web\/routes\/_(?:public\/(?!auth|bandi_|demo)|frame\/(?:bandi|grant|consulenti|consultants-preview|strumenti\.index))[^/]*\?tsr-/;
/** The way in, whose forms come later: what it begins with may not bring what only they need. */
const WAY_IN = /\/web\/routes\/_public\/auth\.index\.tsx\?tsr-/;
/** The one page of visitors that has the controls of those screens. */
const REQUIREMENTS = /\/web\/routes\/_frame\/strumenti\.requisiti\.tsx\?tsr-/;
/** Needed by so many pages, a module comes with all of them; what visitors meet must be needed by more. */
const MANY = { signedIn: 6, all: 20 };

/** The router's guard of unsaved words, which its index names to every page: only pages with such a form fetch it. */
const LEAVING = /\/react-router\/dist\/esm\/useBlocker\.js$/;

/** What no page may load at once: a route that needs a part of such a module takes it from a file without the rest. */
const HEAVY = /\/node_modules\/(?:zod|react-hook-form|@tiptap)\//;
/** What the pages a visitor meets first may not load either: their parts join classes, they do not merge them (decision 006). */
const MERGE = /\/node_modules\/tailwind-merge\//;
const FIRST =
  /\/web\/routes\/(?:_public\/(?:index|blog\.index)|_frame\/(?:bandi|grant\.\$id|consultants-preview))\.tsx\?tsr-/;
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

/** Pages, and parts that come later, which need a module. */
const pagesWith = (ids: readonly string[], context: Context): number =>
  new Set(
    ids
      .filter((id) => ROUTE.test(id) || (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
      .map((id) => id.replace(/\?.*/, '')),
  ).size;

/**
 * What the screens behind sign-in load: a hundred files each, if left alone. What a module imports is needed wherever it
 * is, so of two of these files one at most imports the other: app → controls, both ·
 * shared → app, controls, both · each of them → entrance.
 */
function behindSignIn(id: string, importers: readonly string[], context: Context): string | null {
  const isNeededBy = (module: RegExp) => importers.some((importer) => module.test(importer));
  if (HEAVY.test(id) || isNeededBy(READ)) return null;
  const visitors = importers.filter((importer) => VISITORS.test(importer));
  const pages = pagesWith([id, ...importers], context);
  if (isNeededBy(WAY_IN)) return pages >= MANY.signedIn ? 'entrance' : null;
  if (visitors.length === 0) {
    if (isNeededBy(SIGNED_IN)) return 'app';
    return pages >= MANY.signedIn ? 'shared' : null;
  }
  if (!isNeededBy(SIGNED_IN)) return pages >= MANY.all ? 'both' : null;
  return visitors.every((visitor) => REQUIREMENTS.test(visitor)) ? 'controls' : 'both';
}

/**
 * start: before the first paint · core: every page, and what the landing page shares with those two · map: the addresses behind sign-in · list, grant: those two pages ·
 * grants: both · common, fields, panels: what other pages need too · app, controls, both, shared, entrance: behindSignIn. The rest
 * is left to the bundler.
 */
export function chunkOf(id: string, context: Context): string | null {
  if (ROUTE.test(id) || START.test(id) || LEAVING.test(id)) return null;
  if (ENTRY.test(id)) return 'core';
  const importers = [...importersOf(id, context)];
  const isNeededBy = (module: RegExp) => importers.some((importer) => module.test(importer));
  if (isNeededBy(START)) return 'start';
  const isCore = isNeededBy(ENTRY) || isNeededBy(FRAME);
  const isInMap = MAP.test(id) || isNeededBy(MAP);
  if ((isCore || isInMap) && HEAVY.test(id)) {
    throw new Error(`${id} would be in the script of every page, by ${early(importers)}`);
  }
  if (MERGE.test(id) && (isCore || isNeededBy(FIRST))) {
    throw new Error(`${id} would be in the first load of ${importers.filter((each) => FIRST.test(each)).join(', ')}`);
  }
  if (isCore) return 'core';
  if (isInMap && !isNeededBy(VISITORS)) return 'map';
  const isOfDirectory = isNeededBy(DIRECTORY);
  const isOfOthers = isNeededBy(NO_GRANTS);
  const isOfList = isNeededBy(LIST);
  const isOfGrant = isNeededBy(GRANT);
  if (!isOfList && !isOfGrant) return behindSignIn(id, importers, context);
  if (isNeededBy(LANDING)) return 'core';
  if (isOfDirectory) return 'common';
  if (isOfList && isOfGrant) return isOfOthers ? 'common' : 'grants';
  if (isOfList) return isOfOthers ? 'fields' : 'list';
  return isOfOthers ? 'panels' : 'grant';
}
