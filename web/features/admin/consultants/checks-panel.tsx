import {
  canBeOutOfPlace,
  CHECK_ANSWERS,
  lackOf,
  openChecks,
  PROFILE_CHECKS,
  type Evidence,
  type ProfileChecks,
} from '#domain/consultants/profile-checks.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

type Props = { checks: ProfileChecks; evidence: Evidence; today: string; onChecks: (checks: ProfileChecks) => void };

/** What must be looked at before a yes, point by point; what is not there cannot be fine. */
export function ChecksPanel({ checks, evidence, today, onChecks }: Props) {
  const done = PROFILE_CHECKS.length - openChecks(checks).length;
  return (
    <>
      <h3 className="text-16 font-bold">{WORDS.checks(done, PROFILE_CHECKS.length)}</h3>
      <div aria-hidden="true" className="flex gap-1">
        {PROFILE_CHECKS.map((check, place) => (
          <span key={check} className={`h-1.5 flex-1 ${place < done ? 'bg-ok-line' : 'bg-verify-line'}`} />
        ))}
      </div>
      {PROFILE_CHECKS.map((check) => {
        const lack = lackOf(check, evidence, today);
        const answers = CHECK_ANSWERS.filter(
          (answer) =>
            (answer !== 'non_si_applica' || canBeOutOfPlace(check)) &&
            (answer !== 'ok' || lack === null || checks[check] === 'ok'),
        );
        return (
          <Field key={check} label={WORDS.checkLabels[check]} hint={lack ? WORDS.lacks[lack] : undefined}>
            <Select
              size="sm"
              placeholder={WORDS.unanswered}
              options={answers.map((value) => ({ value, label: WORDS.answers[value] }))}
              value={checks[check] ?? ''}
              onChange={(event) => {
                const { [check]: _before, ...rest } = checks;
                onChecks(event.target.value ? { ...rest, [check]: event.target.value as never } : rest);
              }}
            />
          </Field>
        );
      })}
    </>
  );
}
