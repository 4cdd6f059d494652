import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as italian, translations } from '@zxcvbn-ts/language-it';
import { AppError } from '#domain/errors.ts';
import { PASSWORD_PROBLEMS } from '#messages/accounts/passwords.ts';

/** Fewer than a million guesses: found at once by anyone who tries. */
const LEAST_SCORE = 2;

let estimator: ZxcvbnFactory | undefined;

/** Built at first use: the dictionaries take a tenth of a second. */
const estimate = (password: string, personal: string[]) => {
  estimator ??= new ZxcvbnFactory({ dictionary: { ...common, ...italian }, graphs: adjacencyGraphs, translations });
  return estimator.check(password.slice(0, 72), personal);
};

/** Reasons in Italian why a password is too easy to guess; empty when it is not. */
export function passwordProblems(password: string, personal: string[]): string[] {
  const { score, feedback } = estimate(password, personal);
  if (score >= LEAST_SCORE) return [];
  return [feedback.warning, ...feedback.suggestions].filter((reason): reason is string => Boolean(reason));
}

export function refuseWeakPassword(password: string, personal: string[]): void {
  const problems = passwordProblems(
    password,
    personal.flatMap((text) => [text, ...text.split('@'), ...text.split(/[@.\s-]+/)]),
  );
  if (problems.length === 0) return;
  throw new AppError('weak_password', {
    fields: [{ field: 'password', message: PASSWORD_PROBLEMS.weak(problems) }],
  });
}
