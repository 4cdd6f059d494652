import type { MeterField } from '#domain/companies/completeness.ts';
import { COMPANIES, METER_QUESTIONS } from '#messages/companies/companies.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';

type Props = {
  percent: number;
  missing: readonly MeterField[];
  /** Something better is asked beside the meter: it keeps its own question to itself. */
  isAskedBeside?: boolean;
  className?: string;
};

/** How full the profile is, and the next thing worth saying with the reason why. */
export function CompletenessMeter({ percent, missing, isAskedBeside = false, className }: Props) {
  const [next] = missing;
  return (
    <div className={className}>
      <Progress
        label={COMPANIES.meter}
        valueLabel={COMPANIES.percent(percent)}
        value={percent}
        tone={next === undefined ? 'ok' : 'ink'}
      />
      {!isAskedBeside && (
        <p className="mt-1.5 text-13 text-ink-2">
          {next === undefined ? (
            COMPANIES.full
          ) : (
            <>
              <span className="font-medium text-ink">{COMPANIES.next(METER_QUESTIONS[next].name)}</span>{' '}
              {METER_QUESTIONS[next].why}
            </>
          )}
        </p>
      )}
    </div>
  );
}
