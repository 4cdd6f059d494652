import type { Linter } from 'eslint';

export const walls: Linter.Config[];
