import { SHARING_WORDS as WORDS } from '#messages/sharing/sharing.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import type { ApplicationView } from './api.ts';
import { useOthersWriting } from './use-others-writing.ts';

/** What others write is followed by all; who acts for an owner is told whose application it is. */
export function ActingNotice({ view }: { view: ApplicationView }) {
  useOthersWriting(view);
  return view.actingFor === null ? null : (
    <InlineAlert tone="info" className="mb-3">
      {WORDS.actingFor(view.actingFor)}
    </InlineAlert>
  );
}
