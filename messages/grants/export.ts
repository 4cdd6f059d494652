import { grantCount } from './screens.ts';

/** Taking the list away as a file. */
export const EXPORT = {
  csv: 'CSV',
  xlsx: 'Excel',
  csvLabel: (total: number) => `Scarica ${grantCount(total)} in CSV`,
  xlsxLabel: (total: number) => `Scarica ${grantCount(total)} in Excel`,
} as const;
