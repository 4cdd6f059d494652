import {
  Bookmark,
  CircleX,
  CopyCheck,
  Link2Off,
  MessageSquareWarning,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { GrantSignal } from '#domain/admin/catalogue-search.ts';
import { CATALOGUE as WORDS, signalText } from '#messages/admin/catalogue.ts';
import { cn } from '#web/lib/cn.ts';
import type { CatalogueLine } from './catalogue-api.ts';

const LOOK: Record<GrantSignal, { Icon: LucideIcon; className?: string }> = {
  fonti_discordi: { Icon: TriangleAlert, className: 'text-on-verify' },
  data_contro_nota: { Icon: TriangleAlert, className: 'text-on-verify' },
  link_rotto: { Icon: Link2Off, className: 'text-on-no' },
  segnalato: { Icon: MessageSquareWarning },
  chiuso_salvato: { Icon: Bookmark },
  doppione: { Icon: CopyCheck },
  senza_scadenza: { Icon: CircleX },
  affidabilita: { Icon: TriangleAlert },
  mai_visto: { Icon: Link2Off },
};

/** Each signal with its sign and its figure; a quiet line where there is none. */
export function SignalList({ line }: { line: CatalogueLine }) {
  if (line.signals.length === 0) return <span className="text-13 text-ink-2">{WORDS.nothing}</span>;
  return (
    <ul className="grid gap-1 text-13">
      {line.signals.map((signal) => {
        const { Icon, className } = LOOK[signal];
        return (
          <li key={signal} className={cn('flex items-start gap-1.5', className)}>
            <Icon aria-hidden="true" className="mt-px size-4 flex-none" />
            {signalText(signal, line)}
          </li>
        );
      })}
    </ul>
  );
}
