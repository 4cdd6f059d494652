import { lazy } from 'react';

/** The table of requirements with all its words: a visitor's page of a grant has none until a company is described. */
export const LaterTable = lazy(async () => ({ default: (await import('./checked-table.tsx')).CheckedTable }));
