import { execFileSync } from 'node:child_process';
import { chmodSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './product.ts';

/** A PostgreSQL of its own, gone with its folder; null where none is installed. DATABASE_URL names another one. */
export function startPostgres(port: number): { url: string; stop(): void } | null {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: () => {} };
  const initdb = globSync('/usr/lib/postgresql/*/bin/initdb').at(-1);
  if (!initdb) return null;
  const { path, remove } = temporaryFolder();
  chmodSync(path, 0o777);
  const data = join(path, 'data');
  const run = (program: string, ...args: string[]) => {
    const command = [join(initdb, '..', program), ...args];
    // It refuses to run as root.
    const [first, ...rest] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(first!, rest, { stdio: 'ignore' });
  };
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
  const settings = `-p ${String(port)} -k ${path} -c fsync=off -c listen_addresses=127.0.0.1`;
  run('pg_ctl', '-D', data, '-w', '-o', settings, '-l', join(path, 'log'), 'start');
  return {
    url: `postgresql://postgres@127.0.0.1:${String(port)}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      remove();
    },
  };
}
