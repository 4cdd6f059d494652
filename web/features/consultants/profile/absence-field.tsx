import { useState, type FormEvent } from 'react';
import { absenceOn } from '#domain/consultants/absence.ts';
import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { CONSULTANT_PROFILE } from '#messages/consultants/profile.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { useChangeProfile } from './use-change-profile.ts';

const WORDS = CONSULTANT_PROFILE.absence;

/** Holidays and the like: said to who writes, without leaving the list. */
export function AbsenceField({ profile }: { profile: ConsultantProfileView }) {
  const { mutate, isPending } = useChangeProfile();
  const [today] = useState(() => romeMoment(new Date()).day);
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const until = absenceOn(profile.absentUntil, today);
  if (until !== null) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-14">{WORDS.now(formatDay(until))}</p>
        <Button size="sm" disabled={isPending} onClick={() => mutate({ absentUntil: null })}>
          {WORDS.end}
        </Button>
      </div>
    );
  }
  function save(event: FormEvent) {
    event.preventDefault();
    const wrong = day === '' ? WORDS.missing : day < today ? WORDS.past : undefined;
    setError(wrong);
    if (wrong === undefined) mutate({ absentUntil: day }, { onSuccess: () => setDay('') });
  }
  return (
    <form noValidate onSubmit={save} className="flex flex-wrap items-start gap-3">
      <Field label={WORDS.label} hint={WORDS.hint} error={error}>
        <DateInput min={today} value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <Button type="submit" size="sm" disabled={isPending} className="sm:mt-7">
        {WORDS.set}
      </Button>
    </form>
  );
}
