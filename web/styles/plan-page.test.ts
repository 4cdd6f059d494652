import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = (name: string) => readFileSync(`web/styles/${name}.css`, 'utf8');

test.each(['--verify', '--on-verify', '--filo-line'])(
  'on the white pages of a plan %s is light in the dark too',
  (token) => {
    const light = new RegExp(`^ *${token}: light-dark\\((oklch\\([^)]*\\))`, 'm').exec(styles('tokens'))![1]!;
    const rule = /^\.plan-page \{[^}]*\}/m.exec(styles('rules'))![0];
    expect(rule).toContain('background: white;');
    expect(rule).toContain(`${token}: ${light};`);
  },
);
