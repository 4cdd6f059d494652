import { Plus } from 'lucide-react';
import { canAsk, type ClientStanding, type PortfolioTable, type Standing } from '#domain/sharing/who-can.ts';
import { grantPath } from '#domain/paths.ts';
import { PORTFOLIO_TABLE as WORDS } from '#messages/sharing/who-can.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Cell, DaysLeft, Name, ThreadDot, WriteTo } from './portfolio-parts.tsx';

/** How many of those who can ask are named. */
const NAMED = 2;

type Grant = PortfolioTable['grants'][number];
type Line = ClientStanding & { cell: Standing };

/** On phones one place on the thread per grant: the work begun, who can ask on one line, the others folded (CON-20). */
export function PortfolioList({ table: { grants, clients } }: { table: PortfolioTable }) {
  return (
    <ul aria-label={WORDS.caption} className="py-2 sm:hidden">
      {grants.map((grant, at) => (
        <GrantPlace
          key={grant.id}
          grant={grant}
          lines={clients.flatMap((client) => {
            const cell = client.cells[at];
            return cell ? [{ ...client, cell }] : [];
          })}
        />
      ))}
    </ul>
  );
}

function GrantPlace({ grant: { id, name, closesOn, daysLeft }, lines }: { grant: Grant; lines: readonly Line[] }) {
  const begun = lines.filter(({ cell }) => cell.application);
  const able = lines.filter(({ cell }) => canAsk(cell));
  const rest = lines.filter(({ cell }) => !cell.application && !canAsk(cell));
  const open = rest.filter(({ cell }) => cell.verdict === 'da_verificare');
  const no = rest.filter(({ cell }) => cell.verdict === 'non_ammissibile');
  return (
    <li
      className={cn(
        'relative grid gap-2 py-3 pr-4 pl-10 text-13',
        'before:absolute before:inset-y-0 before:left-[21px] before:w-0.5 first:before:top-5 last:before:bottom-auto last:before:h-5',
        closesOn ? 'before:bg-filo' : 'before:bg-rule-2',
      )}
    >
      <ThreadDot daysLeft={daysLeft} className="absolute top-4 left-4" />
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{closesOn ? formatDay(closesOn) : WORDS.rolling}</span>
          <DaysLeft daysLeft={daysLeft} />
        </p>
        <AppLink href={grantPath(id)} className="text-ink-2">
          {name}
        </AppLink>
      </div>
      {begun.length > 0 && <Lines lines={begun} />}
      <Able grantId={id} clients={able} />
      {rest.length > 0 && (
        <Disclosure
          className="border-b-0"
          title={<span className="text-13 font-medium text-ink-2">{WORDS.others(open.length, no.length)}</span>}
        >
          <Lines lines={[...open, ...no]} />
        </Disclosure>
      )}
    </li>
  );
}

/** Those who can ask and have not begun: two names, how many more, and one press to write to them all. */
function Able({ grantId, clients }: { grantId: string; clients: readonly Line[] }) {
  if (clients.length === 0) {
    return (
      <p className="text-ink-2">
        {WORDS.whoCan}: {WORDS.nobody}
      </p>
    );
  }
  const named = clients.slice(0, NAMED).map(({ name }) => name);
  return (
    <div className="flex items-start gap-1.5 rounded border border-rule-2 px-2 py-2">
      <Plus aria-hidden="true" className="mt-px size-4 flex-none" />
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere">
          {named.join(', ')} {clients.length > NAMED && WORDS.more(clients.length - NAMED)}
        </p>
        <p className="text-ink-2">
          {WORDS.canAsk(clients.length)} · <WriteTo grantId={grantId} count={clients.length} />
        </p>
      </div>
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="grid gap-1.5">
    {lines.map(({ companyId, name, consultancyId, cell }) => (
      <li key={companyId} className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Name name={name} consultancyId={consultancyId} />
        <Cell cell={cell} />
      </li>
    ))}
  </ul>
);
