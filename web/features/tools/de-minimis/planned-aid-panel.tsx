import { useState } from 'react';
import { isDay, type Day } from '#domain/rules/day.ts';
import { DE_MINIMIS_REGIMES, type DeMinimisRegime, type Ledger } from '#domain/tools/de-minimis/ledger.ts';
import { plannedAidResult, type PlannedAidResult } from '#domain/tools/de-minimis/planned-aid.ts';
import { roomFor } from '#domain/tools/de-minimis/room.ts';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { DE_MINIMIS_REGIME_LABELS, plannedAidText } from '#messages/tools/tools.ts';
import { ReadyFields } from '#web/features/tools/ready-fields.tsx';
import { DateField, MoneyField, SelectField } from '#web/features/tools/tool-fields.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

export const PLAN_TONES = { fits: 'ok', depends: 'verify', over: 'no' } as const satisfies Record<
  PlannedAidResult['outcome'],
  string
>;

const REGIMES = DE_MINIMIS_REGIMES.map((value) => ({ value, label: DE_MINIMIS_REGIME_LABELS[value] }));

/** "Massimo richiedibile": would this aid fit on the day it is granted, and if not, how much and when. */
export function PlannedAidPanel({ ledger, day }: { ledger: Ledger; day: Day }) {
  const [regime, setRegime] = useState<DeMinimisRegime>('de_minimis');
  const [amount, setAmount] = useState<number | null>(null);
  const [grantedOn, setGrantedOn] = useState<string>(day);
  const date = isDay(grantedOn) ? grantedOn : day;
  const result = amount === null ? null : plannedAidResult(ledger, { regime, amountGge: amount, grantedOn: date });
  return (
    <SectionPanel title={LEDGER_SCREEN.plan} description={LEDGER_SCREEN.planText} className="print:hidden">
      <ReadyFields>
        <div className="field-grid sm:grid-cols-2">
          <MoneyField label={LEDGER_SCREEN.planAmount} value={amount} onChange={setAmount} />
          <DateField label={LEDGER_SCREEN.planDay} value={grantedOn} onChange={setGrantedOn} />
          <SelectField
            label={LEDGER_SCREEN.regime}
            value={regime}
            onChange={setRegime}
            options={REGIMES}
            className="sm:col-span-2"
          />
        </div>
      </ReadyFields>
      <div className="mt-4" aria-live="polite">
        <p className="font-semibold tabular-nums">
          {LEDGER_SCREEN.planMost(euroText(roomFor(ledger, regime, date).left))}
        </p>
        {result && (
          <InlineAlert tone={PLAN_TONES[result.outcome]} className="mt-2">
            {plannedAidText(result)}
          </InlineAlert>
        )}
      </div>
    </SectionPanel>
  );
}
