import { createElement, type SVGProps } from 'react';

/** What a file of the library holds about its icon. */
export type IconData = {
  name: string;
  aliases?: readonly unknown[];
  node: readonly (readonly [string, Record<string, string>])[];
};

const SAID = /^(?:aria-|role$|title$)/;
const LINES = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };

/**
 * Draws an icon exactly as lucide does, without the sizes, providers and builders that we never use: scripts/icons.ts
 * puts it in the place of the library's own, which is four times its size in the script of every page.
 */
export default function lucideIcon({ name, aliases = [], node }: IconData) {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')];
  const own = ['lucide', ...names.map((each) => `lucide-${each}`)].join(' ');
  return function LucideIcon({ className, ...rest }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        ...LINES,
        className: className ? `${own} ${className}` : own,
        'aria-hidden': Object.keys(rest).some((prop) => SAID.test(prop)) ? undefined : 'true',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
