import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** React's own least: one button, and what it opens. The same page is in the HTML before its script comes. */
const SCRIPT = `
import { createElement as h, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
function Page() {
  const [isOpen, setOpen] = useState(false);
  return h('main', null, h('button', { type: 'button', onClick: () => setOpen(true) }, 'Filtri'), isOpen && h('div', { role: 'dialog' }, 'Filtri'));
}
hydrateRoot(document.getElementById('page'), h(Page));
`;
const HTML = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>React</title><link rel="modulepreload" href="/page.js"><script type="module" async src="/page.js"></script><style>button{font-size:1rem;padding:1rem}</style></head><body><div id="page"><main><button type="button">Filtri</button></main></div></body></html>`;
const ENTRY = 'virtual:bare-page';

/** Served as the product is: compressed, one file. */
export async function serveBarePage(): Promise<{ url: string; scriptKb: number; close: () => void }> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bare-page',
        resolveId: (id) => (id === ENTRY ? `${process.cwd()}/bare-page.js` : null),
        load: (id) => (id.endsWith('/bare-page.js') ? SCRIPT : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput;
  const script = gzipSync(built.output[0].code, { level: 9 });
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.end(isScript ? script : gzipSync(HTML));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${String(port)}/`, scriptKb: script.length / 1000, close: () => server.close() };
}
