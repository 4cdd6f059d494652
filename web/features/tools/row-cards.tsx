import { TOOL_PAGE } from '#messages/tools/screens.ts';
import { RowList, type RowListProps } from '#web/ui/data/row-list.tsx';

/** Rows one adds and takes away: firms, holders, steps, cost lines. */
export const RowCards = <Row extends { id: string }>(props: RowListProps<Row>) => (
  <RowList look="card" removeLabel={TOOL_PAGE.remove} {...props} />
);
