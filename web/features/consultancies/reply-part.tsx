import { useState } from 'react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { DESK_WORDS, REPLY_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Reply } from '#web/ui/data/reply.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { FormDialog } from '#web/ui/windows/form-dialog.tsx';
import { useConsultancyWrite } from './api.ts';

const MIN_CHARS = 10;
const MAX_CHARS = 1000;

/** Under what the client wrote: the reply as everybody reads it. */
export function ReplyText({ view }: { view: ConsultancyView }) {
  const review = view.side === 'consulente' ? view.otherReview : view.ownReview;
  if (!review || review.reply === null) return null;
  return <Reply title={WORDS.by(view.consultantName.split(' ')[0] ?? '')} text={review.reply} />;
}

/** The consultant's, once. */
export function WriteReply({ view }: { view: ConsultancyView }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const send = useConsultancyWrite('reply', WORDS.sent);
  async function publish() {
    setShort(text.trim().length < MIN_CHARS);
    if (text.trim().length < MIN_CHARS) return;
    await send.mutateAsync({ id: view.id, text: text.trim() }).then(
      () => setOpen(false),
      () => {},
    );
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {WORDS.write}
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={WORDS.title}
        description={WORDS.text}
        words={{ cancel: DESK_WORDS.cancel, send: DESK_WORDS.sendReview }}
        isSending={send.isPending}
        onSend={publish}
      >
        <Field label={WORDS.label} error={isShort ? DESK_WORDS.shortReview : undefined} required>
          <TextArea rows={4} maxLength={MAX_CHARS} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </FormDialog>
    </>
  );
}
