import { useState } from 'react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { DESK_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { PUBLIC_PROFILE } from '#messages/consultants/public-profile.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Stars } from '#web/ui/data/stars.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { FormDialog } from '#web/ui/windows/form-dialog.tsx';
import { useConsultancyWrite } from './api.ts';
import { ReplyText, WriteReply } from './reply-part.tsx';

const STARS = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: WORDS.starsOption(Number(value)) }));

type Props = { view: ConsultancyView };

/** Of a closed consultancy: one's own review, and the other's once it is uncovered. */
export const ReviewPart = ({ view }: Props) => (
  <div className="grid gap-3">
    <ReviewTexts view={view} />
    <div className="flex flex-wrap gap-2 empty:hidden">
      <ReviewActions view={view} />
    </div>
  </div>
);

/** What both wrote; the stars of the other may stand elsewhere. */
export function ReviewTexts({ view, isStarless = false }: Props & { isStarless?: boolean }) {
  const other = view.side === 'impresa' ? view.consultantName : view.clientName;
  const until = view.coveredUntil ? formatDate(view.coveredUntil) : '';
  return (
    <>
      {view.otherReview && (
        <figure className="grid gap-1">
          {!isStarless && <GivenStars value={view.otherReview.stars} />}
          <blockquote className="max-w-[60ch] font-serif text-17 wrap-anywhere">{view.otherReview.text}</blockquote>
          <figcaption className="sr-only">{other}</figcaption>
        </figure>
      )}
      {view.side === 'consulente' && <ReplyText view={view} />}
      {!view.otherReview && view.hasOtherReview && !view.ownReview && (
        <InlineAlert tone="info">{WORDS.covered(other, until)}</InlineAlert>
      )}
      {view.ownReview && !view.otherReview && <p className="text-14 text-ink-2">{WORDS.waiting(until)}</p>}
      {view.ownReview && (
        <p className="flex flex-wrap items-center gap-2 text-14">
          <GivenStars value={view.ownReview.stars} />
          <span className="wrap-anywhere">{view.ownReview.text}</span>
        </p>
      )}
      {view.side === 'impresa' && <ReplyText view={view} />}
    </>
  );
}

export const GivenStars = ({ value }: { value: number }) => (
  <Stars value={value} label={PUBLIC_PROFILE.reviews.stars(value)} />
);

/** What is still to be written, as buttons of a row. */
export const ReviewActions = ({ view }: Props) => (
  <>
    {!view.ownReview && <WriteReview view={view} />}
    {view.side === 'consulente' && view.otherReview?.reply === null && <WriteReply view={view} />}
  </>
);

const MIN_CHARS = 10;
const MAX_CHARS = 1000;

function WriteReview({ view }: { view: ConsultancyView }) {
  const [isOpen, setOpen] = useState(false);
  const [stars, setStars] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isShort = text.trim().length < MIN_CHARS;
  const send = useConsultancyWrite('review', WORDS.reviewed);
  async function publish() {
    setAsked(true);
    if (stars === null || isShort) return;
    await send.mutateAsync({ id: view.id, stars: Number(stars), text: text.trim() }).then(
      () => setOpen(false),
      () => {},
    );
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {WORDS.review}
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={WORDS.reviewTitle}
        description={WORDS.reviewText}
        words={{ cancel: WORDS.cancel, send: WORDS.sendReview }}
        isSending={send.isPending}
        onSend={publish}
      >
        <RadioGroup
          label={WORDS.stars}
          options={STARS}
          value={stars}
          onChange={setStars}
          error={isAsked && stars === null ? WORDS.noStars : undefined}
        />
        <Field
          label={view.side === 'impresa' ? WORDS.words : WORDS.wordsConsultant}
          error={isAsked && isShort ? WORDS.shortReview : undefined}
          required
        >
          <TextArea rows={4} maxLength={MAX_CHARS} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </FormDialog>
    </>
  );
}
