import { ELIGIBILITY } from '#messages/matching/screens.ts';
import { OWN_MONEY } from '#messages/matching/verdict-card.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import type { CheckedGrant } from './check-source.tsx';
import { CheckedTable } from './checked-table.tsx';
import type { Checked, OwnCheck } from './eligibility-api.ts';
import { subjectOf } from './subject-of.ts';

type Props = { name: string; checked: Checked; grant: CheckedGrant; own: OwnCheck };

/** The second page of a printed grant: the verdict, the money and the table, for whoever has a company. */
export function PrintedCheck({ name, checked, grant, own }: Props) {
  const { money, verdict } = checked;
  if (!usePrinting()) return null;
  return (
    <section className="print-wide break-before-page">
      <h2 className="display pb-2 text-[18pt]">{ELIGIBILITY.printed(name)}</h2>
      {money.figure !== null && verdict !== 'non_ammissibile' && (
        <p className="pb-2 text-[9.5pt]">
          <b>
            {OWN_MONEY.label}: {money.figure}
          </b>{' '}
          ({money.formula}). {OWN_MONEY.note}
        </p>
      )}
      <CheckedTable checked={checked} grant={grant} subject={subjectOf(own)} />
    </section>
  );
}
