import { invitationInput, type CollaborationView, type InvitationInput } from '#domain/collaboration/collaboration.ts';
import { GUEST_ROLES, type GuestRole } from '#domain/collaboration/roles.ts';
import { ROLE_LABELS } from '#messages/collaboration/collaboration.ts';
import { TOGETHER as WORDS } from '#messages/collaboration/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm, type FormSchema } from '#web/ui/fields/use-schema-form.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Collaboration } from './use-collaboration.ts';

const ROLES = GUEST_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
type Guest = CollaborationView['guests'][number];

/** Who may come in and how far: the owner's to decide, with effect at once. */
export function PeoplePanel({ guests, writes }: { guests: Guest[]; writes: Collaboration }) {
  const form = useSchemaForm(invitationInput as unknown as FormSchema<InvitationInput, InvitationInput>, {
    defaultValues: { email: '', role: 'commenti' },
  });
  async function invite(values: InvitationInput) {
    await writes.invite.mutateAsync(values);
    form.reset();
    notify('success', WORDS.invited(values.email));
  }
  return (
    <SectionPanel title={WORDS.people} flush>
      {guests.length === 0 ? (
        <p className="p-4 text-14 text-ink-2">{WORDS.nobody}</p>
      ) : (
        <ul className="divide-y divide-rule text-14">
          {guests.map((guest) => (
            <Person key={guest.id} guest={guest} writes={writes} />
          ))}
        </ul>
      )}
      <Form form={form} onSubmit={invite} className="grid gap-3 border-t border-rule p-4">
        <Field name="email" label={WORDS.email} required>
          <TextInput type="email" autoComplete="off" />
        </Field>
        <Field name="role" label={WORDS.role}>
          <Select options={ROLES} />
        </Field>
        <Button type="submit" variant="ink" loading={form.formState.isSubmitting} className="justify-self-start">
          {WORDS.invite}
        </Button>
      </Form>
    </SectionPanel>
  );
}

function Person({ guest: { id, email, name, role, state }, writes }: { guest: Guest; writes: Collaboration }) {
  const who = name ?? email;
  const setRole = (next: GuestRole) =>
    writes.setRole.mutate({ guestId: id, role: next }, { onSuccess: () => notify('success', WORDS.roleChanged) });
  const withdraw = () => writes.withdraw.mutate(id, { onSuccess: () => notify('success', WORDS.withdrawn(who)) });
  return (
    <li className="grid gap-2 px-4 py-3">
      <span className="grid">
        <b className="wrap-anywhere">{who}</b>
        <span className="text-13 wrap-anywhere text-ink-2">
          {[name && email, WORDS.states[state]].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Select
          size="sm"
          aria-label={WORDS.roleOf(who)}
          options={ROLES}
          value={role}
          onChange={(event) => setRole(event.target.value as GuestRole)}
        />
        <Button size="sm" variant="danger" aria-label={WORDS.withdrawOf(who)} onClick={withdraw}>
          {WORDS.withdraw}
        </Button>
      </span>
    </li>
  );
}
