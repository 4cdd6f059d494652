import { expect, it } from 'vitest';
import { LATER_MODULE, preloadModules } from './module-preloads.ts';

it('fetches together the files that the head names', () => {
  document.head.innerHTML = `<link rel="${LATER_MODULE}" href="/assets/core.js"><link rel="${LATER_MODULE}" href="/assets/list.js"><link rel="icon" href="/favicon.svg">`;
  preloadModules();
  const fetched = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(fetched.map(({ href }) => new URL(href).pathname)).toEqual(['/assets/core.js', '/assets/list.js']);
});
