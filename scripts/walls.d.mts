import type { OxlintOverride } from 'oxlint';

export const walls: OxlintOverride[];
