import type { Decision } from '#domain/consultants/profile-review.ts';
import type { ConsultantStatus } from '#domain/vocabulary.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { Button } from '#web/ui/actions/button.tsx';

type Props = {
  status: ConsultantStatus;
  /** Of an approved profile: changes wait for a decision. */
  hasChanges: boolean;
  hasReason: boolean;
  isChecked: boolean;
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
};

/** What can be decided from where the profile stands: who is listed can be suspended, who is suspended comes back. */
export function DecisionButtons({ status, hasChanges, hasReason, isChecked, isBusy, onDecide }: Props) {
  const withReason = { disabled: !hasReason, disabledReason: WORDS.reasonFirst };
  const isSuspended = status === 'sospeso';
  return (
    <div className="grid gap-2">
      {(status !== 'approvato' || hasChanges) && (
        <Button
          variant="filo"
          disabled={!isChecked || (isSuspended && !hasReason)}
          disabledReason={isChecked ? WORDS.reasonFirst : WORDS.notYet}
          loading={isBusy}
          onClick={() => onDecide('approvato')}
        >
          {isSuspended ? WORDS.lift : hasChanges ? WORDS.approveChanges : WORDS.approve}
        </Button>
      )}
      <Button {...withReason} loading={isBusy} onClick={() => onDecide('da_modificare')}>
        {WORDS.ask}
      </Button>
      {status === 'approvato' ? (
        <Button variant="danger" {...withReason} loading={isBusy} onClick={() => onDecide('sospeso')}>
          {WORDS.suspend}
        </Button>
      ) : (
        <Button variant="danger" {...withReason} loading={isBusy} onClick={() => onDecide('rifiutato')}>
          {WORDS.reject}
        </Button>
      )}
    </div>
  );
}
