import { useState, type FormEvent } from 'react';
import { quotaInput } from '#domain/admin/assistant.ts';
import { ASSISTANT_DESK as WORDS } from '#messages/admin/assistant.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { NumberInput } from '#web/ui/fields/number-input.tsx';
import type { Quota } from './assistant-api.ts';

type Props = { quota: Quota; daily: number; isBusy: boolean; onChange: (daily: number | null) => void };

/** One person's limit, changed in its row. */
export function QuotaBox({ quota: { name, email, own }, daily, isBusy, onChange }: Props) {
  const [typed, setTyped] = useState(String(own ?? daily));
  const next = Number(typed);
  const isGood = typed !== '' && quotaInput.safeParse({ daily: next }).success;
  const who = name || email;
  function save(event: FormEvent) {
    event.preventDefault();
    if (isGood) onChange(next);
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-center gap-2">
      <Field label={WORDS.quotaOf(who)} labelHidden className="w-28">
        <NumberInput min={0} max={10_000} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button
        type="submit"
        size="sm"
        aria-label={WORDS.saveQuotaOf(who)}
        disabled={!isGood || isBusy || next === (own ?? daily)}
      >
        {WORDS.saveQuota}
      </Button>
      {own !== null && (
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => onChange(null)}>
          {WORDS.resetQuota}
        </Button>
      )}
    </form>
  );
}
