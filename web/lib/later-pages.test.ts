import { expect, test } from 'vitest';
import { laterPages } from './later-pages.ts';

const at = (pathname: string) => ({ location: { pathname } });

test('the page that came from the server stays where the person scrolled it; all others are scrolled', () => {
  window.history.replaceState(null, '', '/bandi?page=2');
  const isScrolled = laterPages(false);
  expect(['/bandi', '/grant/x', '/bandi', '/bandi'].map((path) => isScrolled(at(path)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a first page that is not the one asked for is scrolled', () => {
  window.history.replaceState(null, '', '/profile');
  const isScrolled = laterPages(false);
  expect([isScrolled(at('/auth')), isScrolled(at('/profile'))]).toEqual([true, true]);
});

test('on the server the router may put the page back where it was left', () => {
  expect(laterPages(true)(at('/bandi'))).toBe(true);
});
