import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { SharedGrant } from '#server/features/grants/service.ts';
import { SHARE_IMAGE } from '#messages/grants/share-image.ts';

export const SIZE = { width: 1200, height: 630 } as const;
const INK = '#092529';
const QUIET = '#3a5054';
const RULE = '#bac5c3';
const MARGIN = 72;
/** Longer names are written smaller; beyond the last they end in dots. */
const NAME_SIZES = [
  { upTo: 34, size: 84 },
  { upTo: 80, size: 66 },
  { upTo: 140, size: 52 },
] as const;
const SMALLEST = 44;
const NAME = { marginTop: 14, fontFamily: 'Newsreader', lineHeight: 1.06, letterSpacing: -1 };
const NAME_HEIGHT = 230;

const BACKGROUND = readFileSync(resolve(import.meta.dirname, 'background.svg'), 'utf8')
  .replace(/^<svg[^>]*>/, '<g fill="none" stroke-linecap="round" stroke-linejoin="round">')
  .replace('</svg>', '</g>');
const packages = createRequire(import.meta.url);

/** Loaded at the first picture: a server that is never shared does without them. */
async function load() {
  const [{ default: satori }, { renderAsync }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const fonts = [
    { name: 'Newsreader', file: packages.resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff') },
    { name: 'Inter', file: packages.resolve('@fontsource/inter/files/inter-latin-500-normal.woff') },
  ].map(({ name, file }) => ({ name, data: readFileSync(file), weight: 500 as const, style: 'normal' as const }));
  return { satori, renderAsync, fonts };
}
let loaded: ReturnType<typeof load> | undefined;

/** What a link to a grant shows where it is shared: its name, its money and its day, as the page says them. */
export async function grantImage(shared: SharedGrant): Promise<Uint8Array<ArrayBuffer>> {
  const { satori, renderAsync, fonts } = await (loaded ??= load());
  const written = await satori(layout(shared) as Parameters<typeof satori>[0], { ...SIZE, fonts });
  // The paper with the logo lies under the words.
  const svg = written.replace(/^<svg[^>]*>/, (opening) => opening + BACKGROUND);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}

type Style = Record<string, string | number>;
const box = (style: Style, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
/** Only a block ends its words in dots where no line is left. */
const words = (style: Style, lines: number, text: string) =>
  box({ display: 'block', lineClamp: lines, ...style }, text);

function layout({ grant, ...shared }: SharedGrant) {
  const size = NAME_SIZES.find(({ upTo }) => grant.name.length <= upTo)?.size ?? SMALLEST;
  const facts = SHARE_IMAGE.facts(grant, shared);
  return box(
    {
      ...SIZE,
      flexDirection: 'column',
      boxSizing: 'border-box',
      padding: `186px ${String(MARGIN)}px 52px`,
      color: INK,
    },
    [
      words({ fontFamily: 'Inter', fontSize: 26, color: QUIET }, 1, SHARE_IMAGE.from(grant)),
      words({ ...NAME, fontSize: size }, Math.floor(NAME_HEIGHT / size), grant.name),
      box(
        { marginTop: 'auto', borderTop: `2px solid ${RULE}`, paddingTop: 22, justifyContent: 'space-between' },
        facts.map(({ name, value }) =>
          box({ flexDirection: 'column', maxWidth: 620 }, [
            words({ fontFamily: 'Inter', fontSize: 22, color: QUIET }, 1, name),
            words({ marginTop: 4, fontFamily: 'Newsreader', fontSize: 38 }, 1, value),
          ]),
        ),
      ),
    ],
  );
}
