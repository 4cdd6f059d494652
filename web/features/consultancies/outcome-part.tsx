import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { hasOutcomeToConfirm } from '#domain/consultancies/waits-for-client.ts';
import { ENDING_WORDS as WORDS } from '#messages/consultancies/ending.ts';
import { OUTCOME_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { useConsultancyWrite } from './api.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = { view: ConsultancyView };

/** What the consultant says of the end, for the client to confirm or contest: before that it counts nowhere. */
export function OutcomePart({ view }: Props) {
  const confirm = useConsultancyWrite('answerOutcome', WORDS.confirmed);
  const contest = useConsultancyWrite('answerOutcome', WORDS.contested);
  const { id, stated, grantedAmount, cor, consultantName } = view;
  if (!stated) return null;
  const said = [
    OUTCOME_LABELS[stated.outcome],
    stated.outcome === 'approvata' && grantedAmount !== null && WORDS.amount(formatEuro(grantedAmount)),
    cor && WORDS.cor(cor),
  ];
  return (
    <section aria-label={WORDS.toConfirm} className="grid gap-3">
      <InlineAlert tone={stated.isContested ? 'verify' : 'info'} title={WORDS.states(consultantName)}>
        <span className="block font-semibold">{said.filter(Boolean).join(', ')}</span>
        {stated.isContested ? WORDS.youContest(stated.reason) : WORDS.countsLater}
      </InlineAlert>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="filo"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ id, isConfirmed: true, reason: '' })}
        >
          {WORDS.confirm}
        </Button>
        {hasOutcomeToConfirm(view) && (
          <ReasonDialog
            trigger={<Button>{WORDS.contest}</Button>}
            title={WORDS.contestTitle}
            description={WORDS.contestText}
            confirmLabel={WORDS.contest}
            onConfirm={(reason) => contest.mutateAsync({ id, isConfirmed: false, reason })}
          />
        )}
      </div>
    </section>
  );
}

/** The client's way out of work under way. */
export function InterruptButton({ view }: Props) {
  const interrupt = useConsultancyWrite('interrupt', WORDS.interrupted);
  if (!isActive(view.status)) return null;
  return (
    <ReasonDialog
      trigger={
        <Button size="sm" variant="quiet">
          {WORDS.interrupt}
        </Button>
      }
      title={WORDS.interruptTitle}
      description={WORDS.interruptText(view.consultantName)}
      confirmLabel={WORDS.interrupt}
      onConfirm={(reason) => interrupt.mutateAsync({ id: view.id, reason })}
    />
  );
}
