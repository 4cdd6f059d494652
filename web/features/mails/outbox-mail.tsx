import { OUTBOX } from '#messages/mails/outbox.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Panel } from '#web/ui/layout/panel.tsx';

type Mail = { to: string; subject: string; text: string; createdAt: string };

/** The plain text, with its addresses as links: what a person needs from a mail that never left the machine. */
export function OutboxMail({ mail }: { mail: Mail }) {
  return (
    <Panel className="p-5">
      <h2 className="text-18 font-semibold">{mail.subject}</h2>
      <p className="mt-1 text-13 wrap-anywhere text-ink-2">
        {OUTBOX.to} {mail.to} · <time dateTime={mail.createdAt}>{formatDateTime(mail.createdAt)}</time>
      </p>
      <div className="mt-4 text-14 wrap-anywhere whitespace-pre-wrap">{withLinks(mail.text)}</div>
    </Panel>
  );
}

function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={localPath(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** The mail names the public address; here the same page opens wherever this one was opened. */
function localPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
