import type { GrantsSearch } from '#web/features/grants/grants-search.ts';

/** Who has a company sees what it can ask for, and the best fit first unless words or an order are asked for. */
export const own = (search: GrantsSearch): GrantsSearch => ({
  verdict: 'posso',
  ...(search.q ? {} : { sort: 'adatti' }),
  ...search,
});
