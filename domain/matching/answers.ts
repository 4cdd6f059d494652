/** How far a rule is from being met; the worst rule of a grant decides its verdict. */
export const GRADE = { met: 0, openForProject: 1, open: 2, failed: 3 } as const;

/**
 * The answer to a rule as one number, so that the answers to all the rules of a grant are one sum: how many have failed,
 * how many are open, how many are open for the project (five bits each, for at most 31 answers), then the points of fit
 * that they earn, with a sign, in the lowest sixteen.
 */
const POINT_BITS = 16;
const HALF = 1 << (POINT_BITS - 1);
const MARK_BITS = 5;
const MARKS = [0, 1, 1 << MARK_BITS, 1 << (2 * MARK_BITS)] as const;

export const answerOf = (grade: number, points: number): number => MARKS[grade]! * (1 << POINT_BITS) + points;

export const pointsOf = (sum: number): number => (sum << POINT_BITS) >> POINT_BITS;

/** From here on at least one rule has failed. */
export const FAILED = answerOf(GRADE.failed, -HALF);

export const worstOf = (sum: number): number => {
  const marks = (sum + HALF) >> POINT_BITS;
  if (marks >= MARKS[GRADE.failed]) return GRADE.failed;
  if (marks >= MARKS[GRADE.open]) return GRADE.open;
  return marks > 0 ? GRADE.openForProject : GRADE.met;
};
