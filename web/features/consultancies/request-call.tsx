import { CalendarClock } from 'lucide-react';
import { FIRST_CALL as WORDS } from '#messages/consultancies/first-call.ts';
import type { SharingRequestInput } from '#domain/consultancies/inputs.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';

/** The time chosen on the profile; somebody may have taken it in the meantime. */
export const RequestCall = () => (
  <FormValue<SharingRequestInput, 'callAt'> name="callAt">
    {({ value, onChange, error }) =>
      value && (
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-rule-2 px-3 py-2 text-14">
            <CalendarClock aria-hidden="true" className="size-5" />
            <p className="min-w-0 flex-1">
              <b>{WORDS.asked(formatDateTime(value))}</b>
              <span className="block text-13 text-ink-2">{WORDS.askedNote}</span>
            </p>
            <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
              {WORDS.remove}
            </Button>
          </div>
          {error && <InlineAlert tone="no">{error}</InlineAlert>}
        </div>
      )
    }
  </FormValue>
);
