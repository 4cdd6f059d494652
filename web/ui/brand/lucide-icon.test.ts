import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArrowDownNarrowWide, CircleCheck, Search, TriangleAlert } from 'lucide-react';
import * as arrow from 'lucide-react/icons/arrow-down-narrow-wide';
import * as check from 'lucide-react/icons/circle-check';
import * as search from 'lucide-react/icons/search';
import * as alert from 'lucide-react/icons/triangle-exclamation-point';
import { expect, test } from 'vitest';
import lucideIcon, { type IconData } from './lucide-icon.ts';

/** Whatever the order of its attributes. */
const drawn = (icon: ComponentType<object>, props: object) =>
  renderToStaticMarkup(createElement(icon, props))
    .split(/ (?=[\w-]+=)|(?=\/?>)/)
    .sort()
    .join(' ');

test.each([
  ['Search', Search, search],
  ['CircleCheck', CircleCheck, check],
  ['TriangleAlert', TriangleAlert, alert],
  ['ArrowDownNarrowWide', ArrowDownNarrowWide, arrow],
])('%s in the browser is what the server has drawn with the library', (_name, library, file) => {
  const own = lucideIcon((file as unknown as { __iconData: IconData }).__iconData);
  for (const props of [
    {},
    { 'aria-hidden': 'true', className: 'size-5 flex-none' },
    { 'aria-label': 'Cerca', role: 'img' },
  ])
    expect(drawn(own, props)).toBe(drawn(library, props));
});
