import { useState, type ReactNode } from 'react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { REFUNDS, TAX_REGIMES, quoteInput, type QuoteInput } from '#domain/consultancies/quote.ts';
import { redFlags } from '#domain/consultancies/red-flags.ts';
import { addDays } from '#domain/rules/day.ts';
import {
  DESK_WORDS,
  FLAG_TEXTS,
  QUOTE_WORDS as WORDS,
  REFUND_LABELS,
  REGIME_LABELS,
} from '#messages/consultancies/consultancies.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { useConsultancyWrite } from './api.ts';
import { QuoteLines } from './quote-lines.tsx';

const FORM = 'preventivo';
const REGIMES = TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }));
const REFUND_OPTIONS = REFUNDS.map((value) => ({ value, label: REFUND_LABELS[value] }));
const VALID_DAYS = 15;

type Props = { view: ConsultancyView; day: string; trigger: ReactNode };

/** What is written on the left is what the client gets on the right. */
export function QuoteDialog({ view, day, trigger }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = useConsultancyWrite('quote', WORDS.sent);
  const {
    id: _id,
    status: _status,
    sentAt: _at,
    reason: _reason,
    flags: _flags,
    ...before
  } = view.quote ?? emptyQuote(day);
  const form = useSchemaForm(quoteInput, { defaultValues: before });
  const draft = form.watch() as QuoteInput;
  const flags = redFlags(draft, view.grantId !== null);
  return (
    <Dialog
      size="lg"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={WORDS.title(view.clientName)}
      closeLabel={DESK_WORDS.close}
      footer={
        <Button type="submit" form={FORM} variant="filo" loading={isPending}>
          {WORDS.send}
        </Button>
      }
    >
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_18rem]">
        <Form
          form={form}
          id={FORM}
          onSubmit={async (values) => {
            await mutateAsync({ ...values, id: view.id });
            setOpen(false);
          }}
        >
          <Lines name="includes" label={WORDS.includes} />
          <Lines name="excludes" label={WORDS.excludes} />
          <Field name="note" label={WORDS.note}>
            <TextArea rows={3} />
          </Field>
          {flags.length > 0 && (
            <InlineAlert tone="verify" title={WORDS.ownFlags} live>
              {flags.map((flag) => (
                <span key={flag} className="block">
                  {FLAG_TEXTS[flag]}
                </span>
              ))}
            </InlineAlert>
          )}
          <div className="field-grid sm:grid-cols-2">
            <Money name="fixedFee" label={WORDS.fixed} />
            <Money name="successPercent" label={WORDS.success} />
            <Money name="cap" label={WORDS.cap} />
            <Money name="expectedAid" label={WORDS.aid} hint={WORDS.aidHint} isOptional />
            <Field name="regime" label={WORDS.regime}>
              <Select options={REGIMES} />
            </Field>
            <Field name="validUntil" label={WORDS.validUntil}>
              <DateInput min={day} />
            </Field>
          </div>
          <Field name="refund" label={WORDS.refund}>
            <Select options={REFUND_OPTIONS} />
          </Field>
        </Form>
        <aside aria-label={WORDS.asSeen} className="grid content-start gap-2 rounded bg-sunken p-4 text-on-sunken">
          <h3 className="text-13 text-ink-2">{WORDS.asSeen}</h3>
          <QuoteLines quote={draft} day={day} />
        </aside>
      </div>
    </Dialog>
  );
}

function Lines({ name, label }: { name: 'includes' | 'excludes'; label: string }) {
  return (
    <FormValue<QuoteInput, 'includes' | 'excludes'> name={name}>
      {({ value, onChange, error }) => (
        <Field label={label} hint={WORDS.listHint} error={error}>
          <TextArea
            rows={3}
            defaultValue={value.join('\n')}
            onChange={(event) =>
              onChange(
                event.target.value
                  .split('\n')
                  .map((line) => line.trim())
                  .filter(Boolean),
              )
            }
          />
        </Field>
      )}
    </FormValue>
  );
}

type MoneyProps = {
  name: 'fixedFee' | 'successPercent' | 'cap' | 'expectedAid';
  label: string;
  hint?: string;
  isOptional?: boolean;
};

function Money({ name, label, hint, isOptional }: MoneyProps) {
  return (
    <FormValue<QuoteInput, MoneyProps['name']> name={name}>
      {({ value, onChange, error }) => (
        <Field label={label} hint={hint} error={error}>
          <TextInput
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            defaultValue={value ?? ''}
            onChange={(event) =>
              onChange(event.target.value === '' ? (isOptional ? null : 0) : Number(event.target.value))
            }
          />
        </Field>
      )}
    </FormValue>
  );
}

const emptyQuote = (day: string) => ({
  id: '',
  status: 'inviato' as const,
  sentAt: '',
  reason: null,
  flags: [],
  includes: ['Verifica dei requisiti', 'Domanda sul portale', 'Richiesta di erogazione'],
  excludes: ['Perizia tecnica', 'Marca da bollo'],
  note: '',
  fixedFee: 0,
  successPercent: 0,
  cap: 0,
  expectedAid: null,
  regime: 'ordinario_cassa' as const,
  refund: 'tutta' as const,
  validUntil: addDays(day, VALID_DAYS),
});
