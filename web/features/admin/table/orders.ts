import type { Sort } from '#web/ui/data/data-table.tsx';

/** Each column with its two orders in the address, read both ways. */
export function ordersOf<Order extends string>(columns: Record<string, Record<Sort['direction'], Order>>) {
  return {
    orderOf: ({ columnId, direction }: Sort): Order | undefined => columns[columnId]?.[direction],
    sortOf(order: Order): Sort | undefined {
      for (const [columnId, { ascending, descending }] of Object.entries(columns)) {
        if (order === ascending) return { columnId, direction: 'ascending' };
        if (order === descending) return { columnId, direction: 'descending' };
      }
      return undefined;
    },
  };
}
