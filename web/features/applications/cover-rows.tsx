import { Plus, Trash2 } from 'lucide-react';
import type { Budget } from '#domain/applications/budget.ts';
import type { AidKind } from '#domain/projects/expected-aid.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { CoverBar } from './cover-bar.tsx';
import { newKey, type Plan, type Source } from './use-budget.ts';

const WORDS = WIZARD.budget;
type Props = { plan: Plan; budget: Budget; kind: AidKind; isFrozen: boolean; onChange: (plan: Plan) => void };

/** Who pays what the grant does not: the aid first, then each source, then the gap. */
export function CoverRows({ plan, budget, kind, isFrozen, onChange }: Props) {
  const set = (source: Source, next: Source | null) =>
    onChange({ ...plan, cover: plan.cover.flatMap((each) => (each === source ? (next ?? []) : each)) });
  const isEmpty = plan.cover.length === 0 && (budget.spend === 0 || budget.aid === null);
  return (
    <SectionPanel
      title={WORDS.cover}
      description={WORDS.coverLead}
      actions={
        !isFrozen && (
          <Button
            size="sm"
            onClick={() => onChange({ ...plan, cover: [...plan.cover, { key: newKey(), name: '', amount: null }] })}
          >
            <Plus aria-hidden="true" />
            {WORDS.addSource}
          </Button>
        )
      }
    >
      {!isEmpty && (
        <div className="grid gap-3">
          <CoverBar plan={plan} budget={budget} kind={kind} />
          <ul className="grid gap-2">
            {plan.cover.map((source) => (
              <li key={source.key} className="grid grid-cols-[minmax(0,1fr)_8.5rem_2.75rem] items-start gap-2">
                <Field label={WORDS.sourceName} labelHidden>
                  <TextInput
                    value={source.name}
                    maxLength={160}
                    readOnly={isFrozen}
                    onChange={(event) => set(source, { ...source, name: event.target.value })}
                  />
                </Field>
                <Field label={WORDS.amount} labelHidden>
                  <MoneyInput
                    value={source.amount}
                    readOnly={isFrozen}
                    onChange={(amount) => set(source, { ...source, amount })}
                    className="text-right"
                  />
                </Field>
                {!isFrozen && (
                  <IconButton label={WORDS.removeSource(source.name)} onClick={() => set(source, null)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </SectionPanel>
  );
}
