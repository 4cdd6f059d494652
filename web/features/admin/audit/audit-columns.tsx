import { adminUserPath, PATHS, consultantPath, grantPath, supportDeskPath } from '#domain/paths.ts';
import {
  AUDIT_ACTION_LABELS,
  AUDIT_LOG as WORDS,
  auditDetailText,
  AUDIT_SUBJECT_LABELS,
} from '#messages/admin/audit.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import type { AuditPage } from '#web/features/admin/api.ts';

type Line = AuditPage['items'][number];

/** Where what was changed can be looked at; null where it has no page of its own. */
function pageOf({ subject, subjectId }: Line): string | null {
  switch (subject) {
    case 'ticket':
      return supportDeskPath({ vista: 'tutti', apri: subjectId });
    case 'bando':
      return grantPath(subjectId);
    case 'consulente':
      return consultantPath(subjectId);
    case 'utente':
      return adminUserPath(subjectId);
    case 'segnalazione_chat':
      return PATHS.consultantReview;
    default:
      return null;
  }
}

function Subject({ line }: { line: Line }) {
  const page = pageOf(line);
  return (
    <>
      {AUDIT_SUBJECT_LABELS[line.subject]}{' '}
      {page ? (
        <AppLink href={page} className="text-13 wrap-anywhere">
          {line.subjectId}
        </AppLink>
      ) : (
        <span className="text-13 wrap-anywhere text-ink-2">{line.subjectId}</span>
      )}
    </>
  );
}

export const AUDIT_COLUMNS: Column<Line>[] = [
  {
    id: 'at',
    header: WORDS.when,
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    phone: 'start',
    sortable: true,
    className: 'align-top',
  },
  {
    id: 'who',
    header: WORDS.who,
    cell: ({ actorName }) => actorName ?? WORDS.gone,
    phone: 'end',
    className: 'align-top',
  },
  {
    id: 'what',
    header: WORDS.what,
    cell: ({ action }) => AUDIT_ACTION_LABELS[action],
    phone: 'wide',
    className: 'align-top font-semibold',
  },
  {
    id: 'subject',
    header: WORDS.subject,
    cell: (line) => <Subject line={line} />,
    phone: 'wide',
    className: 'align-top',
  },
  {
    id: 'detail',
    header: WORDS.detail,
    cell: ({ detail }) => <span className="wrap-anywhere text-ink-2">{auditDetailText(detail)}</span>,
    phone: 'wide',
    className: 'align-top',
  },
];
