import { Lock } from 'lucide-react';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { ConfirmDialog } from '#web/ui/windows/confirm-dialog.tsx';
import type { ApplicationView } from './api.ts';
import { reviewRows } from './review-rows.ts';
import { useDraft } from './use-draft.ts';
import { openingOf, useIsBeforeOpening } from './use-opening.ts';

const WORDS = WIZARD.review;
const BAR_PX = 120;
type Props = {
  view: ApplicationView;
  onSent: () => void;
  /** On phones its button is in the bar, in reach on the whole page. */
  buttonPlace: HTMLElement | null;
};

/** Done on the portal: the sending is recorded, the version frozen. */
export function SubmissionForm({ view, onSent, buttonPlace }: Props) {
  const [whenId, formId] = [useId(), useId()];
  const form = useRef<HTMLFormElement>(null);
  const [protocol, setProtocol] = useState('');
  const [isAsking, setAsking] = useState(false);
  const open = reviewRows(view).filter(({ tone }) => tone !== 'ok');
  const { submit } = useDraft(view.application.id);
  const isEarly = useIsBeforeOpening(view);
  const opensAt = isEarly ? WORDS.notYet(formatDateTime(new Date(openingOf(view)!).toISOString())) : null;
  /** From far away the first press leads to what is being confirmed. */
  function leadHere(event: MouseEvent) {
    if (!buttonPlace || view.missing.length > 0 || isInSight(form.current)) return;
    event.preventDefault();
    form.current?.scrollIntoView({ block: 'center' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }
  const send = () =>
    submit.mutate(protocol.trim(), {
      onSuccess: () => {
        notify('success', WORDS.sentToast);
        onSent();
      },
    });
  const button = (
    <Button
      type="submit"
      form={formId}
      variant="filo"
      loading={submit.isPending}
      disabled={isEarly}
      aria-describedby={opensAt ? whenId : undefined}
      onClick={leadHere}
    >
      {WORDS.submit}
    </Button>
  );
  return (
    <SectionPanel title={WORDS.doneTitle}>
      <form
        ref={form}
        id={formId}
        className="grid gap-3 text-14"
        onSubmit={(event) => {
          event.preventDefault();
          if (isEarly) return;
          if (view.missing.length > 0)
            return notify('danger', WORDS.notReady, { description: SECTION_TITLES[view.missing[0]!] });
          if (open.length > 0) return setAsking(true);
          send();
        }}
      >
        <p>{WORDS.doneBody}</p>
        <Field label={WORDS.protocol} hint={WORDS.protocolHint}>
          <TextInput value={protocol} maxLength={80} onChange={(event) => setProtocol(event.target.value)} />
        </Field>
        {view.missing.length > 0 && <InlineAlert tone="no">{WORDS.notReady}</InlineAlert>}
        {buttonPlace ? createPortal(button, buttonPlace) : button}
        {opensAt && (
          <p id={whenId} className="flex gap-2 text-13 text-ink-2">
            <Lock aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            {opensAt}
          </p>
        )}
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="filo"
        title={WORDS.open.title}
        description={WORDS.open.body}
        confirmLabel={WORDS.open.send}
        cancelLabel={WORDS.open.back}
        onConfirm={send}
      >
        <ul className="grid list-disc gap-1 pl-5 text-14">
          {open.map(({ name, text }) => (
            <li key={name} className="wrap-anywhere">
              {name}: {text}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </SectionPanel>
  );
}

function isInSight(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight - BAR_PX && box.bottom > 0;
}
