import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { RowList, type RowListProps } from '#web/ui/data/row-list.tsx';

/** Rows one can add and take away: seats, shareholders, related companies. */
export const FormRows = <Row extends { id: string }>(props: RowListProps<Row>) => (
  <RowList look="line" removeLabel={COMPANY_FORM.rows.remove} {...props} />
);
