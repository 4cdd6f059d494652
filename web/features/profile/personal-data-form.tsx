import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { personalData, type PersonalData } from '#domain/profile/personal-data.ts';
import { PROFILE, PROFILE_TOASTS } from '#messages/profile.ts';
import { failureText } from '#web/lib/failure.ts';
import { italianErrors, showFieldErrors } from '#web/lib/form-errors.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useProfile, type Profile } from './use-profile.ts';

const WORDS = PROFILE.personal;

/** The e-mail is shown and cannot be edited (spec §2). */
export function PersonalDataForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { save } = useProfile();
  const { register, handleSubmit, setError, formState } = useForm<PersonalData>({
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName },
    resolver: zodResolver(personalData, italianErrors),
  });
  const { errors, isSubmitting, isDirty } = formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting);

  async function submit(values: PersonalData) {
    try {
      await save(values);
      notify('success', PROFILE_TOASTS.saved);
      onDone();
    } catch (error) {
      showFieldErrors(error, setError);
      notify('danger', PROFILE_TOASTS.saveFailed, { description: failureText(error) });
    }
  }
  return (
    <form noValidate method="post" onSubmit={handleSubmit(submit)} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={WORDS.firstName} required error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label={WORDS.lastName} required error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
        <Field label={WORDS.email} hint={WORDS.emailHint} className="sm:col-span-2">
          <TextInput type="email" readOnly value={profile.email} />
        </Field>
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          {WORDS.cancel}
        </Button>
        <Button type="submit" variant="filo" loading={isSubmitting}>
          {WORDS.save}
        </Button>
      </div>
      <ConfirmDialog
        open={guard.isAsking}
        onOpenChange={(open) => !open && guard.stay()}
        title={PROFILE.leave.title}
        description={PROFILE.leave.text}
        confirmLabel={PROFILE.leave.leave}
        cancelLabel={PROFILE.leave.stay}
        onConfirm={guard.leave}
      />
    </form>
  );
}
