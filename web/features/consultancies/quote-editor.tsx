import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { quoteDraft, quoteInput, type QuoteInput } from '#domain/consultancies/quote.ts';
import { addDays } from '#domain/rules/day.ts';
import { QUOTE_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { formatTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { useConsultancyWrite } from './api.ts';
import { readDraft } from './kept-draft.ts';
import { personOf, quoteDraftKey } from './quote-draft.ts';
import { QuoteItems } from './quote-items.tsx';
import { QuoteMoney } from './quote-money.tsx';
import { QuoteNote } from './quote-note.tsx';
import { QuoteSeen } from './quote-seen.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

const VALID_DAYS = 15;

type Props = {
  view: ConsultancyView;
  day: string;
  onSent?: () => void;
};

/** What is written on the left is what the client gets on the right, and never before it is sent. */
export function QuoteEditor({ view, day, onSent }: Props) {
  const { mutateAsync, isPending } = useConsultancyWrite('quote', WORDS.sent);
  const key = quoteDraftKey(view);
  const person = personOf(view);
  const form = useSchemaForm(quoteInput, { defaultValues: termsOf(view, day) });
  const { keptAt, setKeptAt, drop } = useKeptDraft(key, form, { keptOf });
  const { reset } = form;
  // After the first picture, which the server drew without this browser's memory.
  useEffect(() => {
    const draft = readDraft(key, quoteDraft);
    if (!draft) return;
    const { at, ...kept } = draft;
    reset(kept);
    setKeptAt(at);
  }, [key, reset, setKeptAt]);
  const quote = useWatch({ control: form.control }) as QuoteInput;
  return (
    <Form
      form={form}
      className="grid"
      onSubmit={async (values) => {
        await mutateAsync({ ...values, id: view.id });
        drop();
        onSent?.();
      }}
    >
      <div className="grid desk:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div className="grid content-start gap-5 p-4 sm:p-5">
          <QuoteItems name="includes" label={WORDS.includes} />
          <QuoteItems name="excludes" label={WORDS.excludes} />
          <QuoteNote person={person} hasGrant={view.grantName !== null} />
          <QuoteMoney day={day} />
          <p className="text-13 text-ink-2">{WORDS.aiNote}</p>
        </div>
        <QuoteSeen view={view} quote={quote} day={day} person={person} />
      </div>
      <footer
        data-keep-clear="" // messages stay above it
        className="sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-2 rounded-b border-t border-rule bg-sheet px-4 py-3 sm:px-5"
      >
        <p role="status" className="mr-auto flex items-center gap-1.5 text-13 text-ink-2 not-empty:max-sm:w-full">
          {keptAt && (
            <>
              <Check aria-hidden="true" className="size-4 flex-none" />
              {WORDS.draftKept(formatTime(keptAt), person)}
            </>
          )}
        </p>
        {keptAt && (
          <Button
            variant="quiet"
            onClick={() => {
              drop();
              reset(termsOf(view, day));
            }}
          >
            {WORDS.dropDraft}
          </Button>
        )}
        <Button type="submit" variant="filo" loading={isPending} className="max-sm:flex-1">
          {WORDS.send}
        </Button>
      </footer>
    </Form>
  );
}

const keptOf = (values: QuoteInput): object => values;

/** The last one sent, or what nearly every offer says. */
function termsOf({ quote, taxRegime }: ConsultancyView, day: string): QuoteInput {
  if (!quote)
    return {
      includes: [...WORDS.usual.includes],
      excludes: [...WORDS.usual.excludes],
      note: '',
      fixedFee: 0,
      successPercent: 0,
      cap: 0,
      expectedAid: null,
      regime: taxRegime ?? 'ordinario_cassa',
      refund: 'tutta',
      validUntil: addDays(day, VALID_DAYS),
    };
  const { id: _id, status: _status, sentAt: _at, reason: _reason, flags: _flags, ...terms } = quote;
  return terms;
}
