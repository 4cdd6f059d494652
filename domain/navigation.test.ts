import { expect, test } from 'vitest';
import { SIDEBAR, SITE_LINKS } from './navigation.ts';

const ORDER = {
  main: ['/', '/dashboard', '/advanced-search', '/applications', '/consultants', '/calendar', '/notifications'],
  account: ['/profile', '/settings', '/analytics', '/resources', '/support'],
};

test.each(['main', 'account'] as const)(
  '%s: every screen that exists, in its order, for everybody (SHE-1)',
  (section) => {
    const registered: readonly (string | null)[] = Object.values(SITE_LINKS);
    expect(SIDEBAR[section].map(({ href }) => href)).toEqual(
      ORDER[section].filter((path) => registered.includes(path)),
    );
  },
);
