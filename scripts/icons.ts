import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What draws each icon in the browser, in the place of the library's own. */
const DRAWING = fileURLToPath(new URL('../web/ui/brand/lucide-icon.ts', import.meta.url));

/**
 * `import { X } from 'lucide-react'` becomes an import of that icon alone. The library's index would make every icon
 * look used wherever one is, and chunks are made by who uses what (chunks.ts).
 */
export function iconsOneByOne(): Plugin {
  const files = iconFiles();
  const importOf = (name: string) => {
    const file = files.get(name);
    return file ? `import ${name} from 'lucide-react/icons/${file}';` : `import { ${name} } from 'lucide-react';`;
  };
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => DRAWING,
    },
    transform: {
      filter: { id: /\/web\/.*\.tsx?(?:\?|$)/, code: /from ['"]lucide-react['"]/ },
      handler: (code) => ({
        code: code.replace(/^import \{([^}]*)\} from ['"]lucide-react['"];?$/gm, (_line, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map(importOf)
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}

/** From the library's index: the name of an icon, and the file that draws it. */
function iconFiles(): Map<string, string> {
  const index = readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8');
  const lines = index.matchAll(/^export \{ (.+) \} from '\.\/icons\/(.+)\.mjs';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}
