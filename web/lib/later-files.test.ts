import { expect, it } from 'vitest';
import { fetchLaterFiles } from './later-files.ts';

it('fetches together the files that the head names', () => {
  document.head.innerHTML =
    '<link rel="later-module" href="/assets/core.js"><link rel="later-module" href="/assets/list.js"><link rel="later-style" href="/assets/app.css"><link rel="icon" href="/favicon.svg">';
  fetchLaterFiles();
  const fetched = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')];
  expect(fetched.map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)).toEqual([
    'modulepreload /assets/core.js',
    'modulepreload /assets/list.js',
    'stylesheet /assets/app.css',
  ]);
});
