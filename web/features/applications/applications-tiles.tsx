import type { Day } from '#domain/rules/day.ts';
import { APPLICATIONS as WORDS } from '#messages/applications/screens.ts';
import { formatEuro } from '#web/lib/format.ts';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import type { ApplicationCard } from './api.ts';
import { firstToClose } from './application-groups.ts';

/** What is open, ready, sent, and how much was asked for. */
export function ApplicationsTiles({ items, today }: { items: ApplicationCard[]; today: Day }) {
  const here = items.filter(({ isArchived }) => !isArchived);
  const of = (status: string) => here.filter((item) => item.status === status);
  const ready = of('completato');
  const sent = of('inviato').filter(({ isReplaced }) => !isReplaced);
  // What is lent or guaranteed is not aid of that sum.
  const asked = sent.flatMap(({ requested, aidKind }) =>
    aidKind === 'prestito' || aidKind === 'garanzia' ? [] : (requested ?? []),
  );
  const won = here.flatMap(({ outcome }) => (outcome?.result === 'finanziata' ? (outcome.amount ?? []) : []));
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const { tiles } = WORDS;
  return (
    <StatRow
      stats={[
        {
          label: tiles.open,
          value: of('bozza').length + of('in_preparazione').length,
          trend: tiles.openDetail(of('bozza').length, of('in_preparazione').length),
        },
        {
          label: tiles.ready,
          value: ready.length,
          trend: tiles.readyDetail(firstToClose(ready, today)?.deadline ?? null),
        },
        {
          label: tiles.sent,
          value: sent.length,
          trend: tiles.sentDetail(sent.filter(({ outcome }) => !outcome).length),
        },
        {
          label: tiles.asked,
          value: asked.length > 0 ? formatEuro(total(asked)) : tiles.unknown,
          trend: tiles.askedDetail(total(won)),
        },
      ]}
    />
  );
}
