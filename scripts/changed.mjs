// What a working copy changes: `npm test -- --changed` since the last commit, `--changed=main` since another.
import { execFileSync } from 'node:child_process';
import { at } from './project.mjs';

/** The commit to compare with, or nothing where nobody wants that. */
export function changedSince(args) {
  const given = args.find((each) => each === '--changed' || each.startsWith('--changed='));
  return given && (given.split('=')[1] ?? 'HEAD');
}

const git = (...args) => execFileSync('git', args, { cwd: at(), encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that are new or other than in that commit, not those that are gone. */
export function changedFiles(since) {
  const tracked = git('diff', '--name-only', '--diff-filter=d', since, '--');
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}
