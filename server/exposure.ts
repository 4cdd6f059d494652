import type { Env } from './env.ts';
import { isLoopback } from './platform/http/this-machine.ts';

type Settings = Pick<Env, 'host' | 'hasOutbox' | 'hasDemoData'>;

/** What a start must not keep quiet about: who can reach what, in sentences for whoever started it. */
export function exposures({ host, hasOutbox, hasDemoData }: Settings): string[] {
  const hosts = typeof host === 'string' ? [host] : (host ?? []);
  const isPrivate = hosts.length > 0 && hosts.every(isLoopback);
  if (isPrivate) return ['Only this machine is served: to open it to others, see "Going public" in the README.'];
  return [
    ...(hasDemoData
      ? [
          'EXPOSED: whoever reaches this address can sign in with the demo accounts, the administrator included (DEMO=0).',
        ]
      : []),
    ...(hasOutbox ? ['Mails are not sent: they can be read from this machine only (SMTP_URL).'] : []),
  ];
}
