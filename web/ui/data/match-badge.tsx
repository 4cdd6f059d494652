import { cn } from '#web/lib/cn.ts';

export type MatchTone = 'strong' | 'good' | 'fair' | 'weak';

/** Steps at 90, 80 and 70 (MAT-9). */
export function matchTone(score: number): MatchTone {
  if (score >= 90) return 'strong';
  if (score >= 80) return 'good';
  return score >= 70 ? 'fair' : 'weak';
}

const LOOK = {
  strong: 'bg-strong text-on-strong',
  good: 'bg-good text-on-good',
  fair: 'bg-fair text-on-fair',
  weak: 'bg-weak text-on-weak',
};

export type MatchBadgeProps = {
  score: number;
  /** The word of the score. */
  word: string;
  /** What the number is, for who cannot see it. */
  label: string;
};

export function MatchBadge({ score, word, label }: MatchBadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-baseline gap-[5px] rounded px-2 py-0.5 text-13 font-semibold whitespace-nowrap tabular-nums print:border print:border-current',
        LOOK[matchTone(score)],
      )}
    >
      <span className="sr-only">{label}:</span> {score}% <span className="font-book">{word}</span>
    </span>
  );
}
