import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import {
  consultantProfileForm,
  type ConsultantProfileForm as Values,
  type ConsultantProfileView,
} from '#domain/consultants/consultant-profile.ts';
import { MARKETPLACE } from '#domain/constants.ts';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultant-profile.ts';
import { PROFILE, PROFILE_TOASTS } from '#messages/profile.ts';
import { failureText } from '#web/lib/failure.ts';
import { italianErrors, showFieldErrors } from '#web/lib/form-errors.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { MultiSelect } from '#web/ui/multi-select.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { ConsultantDetailsFields } from './consultant-details-fields.tsx';

const TOPICS = MARKETPLACE.topics.map((value) => ({ value, label: value }));

type Props = { profile: ConsultantProfileView; onSave: (values: Values) => Promise<void>; onDone: () => void };

export function ConsultantProfileForm({ profile, onSave, onDone }: Props) {
  const { bio, specializations, sectors, topics, region, yearsExperience, hourlyRate } = profile;
  const form = useForm<Values>({
    defaultValues: {
      ...{ bio, specializations, sectors, topics, region, yearsExperience, hourlyRate },
      city: profile.city ?? '',
      pricingInfo: profile.pricingInfo ?? '',
    },
    resolver: zodResolver(consultantProfileForm, italianErrors),
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting);

  async function submit(values: Values) {
    try {
      await onSave(values);
      notify('success', PROFILE_TOASTS.saved);
      onDone();
    } catch (error) {
      showFieldErrors(error, setError);
      notify('danger', PROFILE_TOASTS.saveFailed, { description: failureText(error) });
    }
  }
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={handleSubmit(submit)} className="grid gap-4">
        <ConsultantDetailsFields
          topics={
            <Controller
              control={control}
              name="topics"
              render={({ field }) => (
                <MultiSelect
                  label={WORDS.topics}
                  hint={WORDS.topicsHint}
                  options={TOPICS}
                  value={field.value}
                  onChange={field.onChange}
                  error={errors.topics?.message}
                />
              )}
            />
          }
          city={
            <Field label={WORDS.city} mark={WORDS.optional} error={errors.city?.message}>
              <TextInput autoComplete="address-level2" {...register('city')} />
            </Field>
          }
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onDone}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" variant="filo" loading={isSubmitting}>
            {WORDS.save}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={guard.isAsking}
        onOpenChange={(open) => !open && guard.stay()}
        title={PROFILE.leave.title}
        description={PROFILE.leave.text}
        confirmLabel={PROFILE.leave.leave}
        cancelLabel={PROFILE.leave.stay}
        onConfirm={guard.leave}
      />
    </FormProvider>
  );
}
