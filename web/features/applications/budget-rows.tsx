import { Paperclip, Trash2 } from 'lucide-react';
import type { Budget } from '#domain/applications/budget.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { ApplicationView } from './api.ts';
import { AttachButton } from './attach-button.tsx';
import type { Line, Plan } from './use-budget.ts';

const WORDS = WIZARD.budget;
type Props = { view: ApplicationView; plan: Plan; budget: Budget; onChange: (plan: Plan) => void };

/** Those of this application, then those of the same project that stay outside it; totals below. */
export function BudgetRows({ view, plan, budget, onChange }: Props) {
  const inside = plan.lines.filter(({ isOutside }) => !isOutside);
  const outside = plan.lines.filter(({ isOutside }) => isOutside);
  const row = (line: Line) => (
    <Row
      key={line.key}
      view={view}
      line={line}
      judged={budget.lines[plan.lines.indexOf(line)]}
      onChange={(next) => onChange({ ...plan, lines: plan.lines.map((each) => (each === line ? next : each)) })}
      onRemove={() => onChange({ ...plan, lines: plan.lines.filter((each) => each !== line) })}
    />
  );
  return (
    <>
      <div className="hidden grid-cols-[minmax(0,1fr)_8rem_7.5rem_5.25rem_2.75rem] gap-3 border-b border-rule bg-sunken px-4 py-2 text-13 text-ink-2 sm:grid">
        <span>{WORDS.name}</span>
        <span className="text-right">{WORDS.amount}</span>
        <span>{WORDS.eligible}</span>
        <span>{WORDS.quote}</span>
      </div>
      <ul aria-label={WORDS.what} className="divide-y divide-rule">
        {inside.map(row)}
      </ul>
      {outside.length > 0 && (
        <>
          <p className="border-y border-rule bg-sunken px-4 py-2 text-13 font-medium">{WORDS.outsideTitle}</p>
          <ul aria-label={WORDS.outsideTitle} className="divide-y divide-rule bg-sunken">
            {outside.map(row)}
          </ul>
        </>
      )}
      <p className="flex flex-wrap justify-between gap-x-6 border-t border-rule-2 px-4 py-3 font-semibold tabular-nums">
        <span>{WORDS.total}</span>
        <span>{formatEuro(budget.spend)}</span>
        <span>{WORDS.admitted(budget.eligible)}</span>
      </p>
    </>
  );
}

type RowProps = {
  view: ApplicationView;
  line: Line;
  judged: Budget['lines'][number] | undefined;
  onChange: (line: Line) => void;
  onRemove: () => void;
};

function Row({ view, line, judged, onChange, onRemove }: RowProps) {
  const isFrozen = view.application.sentAt !== null;
  const why = judged ? WORDS.why[judged.why] : '';
  const quote = view.attachments.find(({ id }) => id === line.quoteFileId);
  return (
    <li
      className={cn(
        'grid items-start gap-x-3 gap-y-2 px-4 py-3 text-14 grid-cols-[minmax(0,1fr)_6rem_2.75rem] sm:grid-cols-[minmax(0,1fr)_8rem_7.5rem_5.25rem_2.75rem]',
        judged?.why === 'unknown' && 'bg-verify/40',
      )}
    >
      <div className="grid min-w-0 justify-items-start max-sm:col-span-2">
        <Field label={WORDS.name} labelHidden className="w-full">
          <TextInput
            value={line.name}
            maxLength={120}
            readOnly={isFrozen}
            onChange={(event) => onChange({ ...line, name: event.target.value })}
          />
        </Field>
        {!isFrozen && (
          <Button size="sm" variant="quiet" onClick={() => onChange({ ...line, isOutside: !line.isOutside })}>
            {line.isOutside ? WORDS.inside : WORDS.leaveOut}
          </Button>
        )}
      </div>
      <Field label={WORDS.amount} labelHidden className="max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
        <MoneyInput
          value={line.amount}
          readOnly={isFrozen}
          onChange={(amount) => onChange({ ...line, amount })}
          className="text-right"
        />
      </Field>
      <div className="grid gap-1 tabular-nums max-sm:col-start-1 max-sm:row-start-2 max-sm:self-center sm:py-2">
        {judged && judged.why !== 'outside' && (
          <VerdictMark
            tone={judged.why === 'ok' ? 'ok' : judged.why === 'unknown' ? 'verify' : 'no'}
            label={formatEuro(judged.eligible)}
          />
        )}
        {why && <span className="text-13 text-ink-2">{why}</span>}
      </div>
      <div className="flex flex-wrap gap-1 empty:hidden max-sm:col-span-3 sm:grid sm:justify-items-start">
        {quote ? (
          <span className="flex max-w-full items-center gap-1.5 py-2 text-13">
            <Paperclip aria-hidden="true" className="size-4 flex-none" />
            <span className="truncate">{quote.name}</span>
          </span>
        ) : (
          !isFrozen && (
            <AttachButton
              applicationId={view.application.id}
              kind="altro"
              document={null}
              label={WORDS.attach}
              name={WORDS.attachTo(line.name)}
              onAttached={([id]) => id && onChange({ ...line, quoteFileId: id })}
            />
          )
        )}
      </div>
      {!isFrozen && (
        <IconButton
          label={WORDS.removeLine(line.name)}
          className="max-sm:col-start-3 max-sm:row-start-1"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
