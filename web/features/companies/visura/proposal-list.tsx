import { useState } from 'react';
import { normaliseVatNumber } from '#domain/companies/vat-number.ts';
import { DOCUMENT_TYPE_LABELS } from '#messages/assistant/documents.ts';
import { VISURA } from '#messages/companies/visura.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import type { Proposal } from './proposals.ts';
import { ProposalRow } from './proposal-row.tsx';
import type { Reading } from './use-visura.ts';

type Props = {
  name: string;
  reading: Reading;
  /** The VAT number in the form, to see whose document this is. */
  ein: string;
  proposals: readonly Proposal[];
  onUse: (chosen: readonly Proposal[]) => void;
  onLeave: () => void;
};

/** Empty boxes are chosen at first; what would replace something is for the person to choose. */
export function ProposalList({ name, reading, ein, proposals, onUse, onLeave }: Props) {
  const vatNumber = reading.fields.find(({ field }) => field === 'vatNumber')?.raw;
  const own = normaliseVatNumber(ein);
  const isOther = vatNumber !== undefined && own !== null && own !== vatNumber;
  const open = proposals.filter(({ state }) => state !== 'same');
  const same = proposals.filter(({ state }) => state === 'same');
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(isOther ? [] : open.filter(({ state }) => state === 'new').map((each) => each.name)),
  );
  const chosen = open.filter((each) => picked.has(each.name));

  function pick(field: string, isPicked: boolean) {
    const next = new Set(picked);
    if (isPicked) next.add(field);
    else next.delete(field);
    setPicked(next);
  }
  const isAll = chosen.length === open.length;
  return (
    <div>
      <div className="grid gap-2 p-4 empty:hidden">
        {isOther && (
          <InlineAlert tone="verify" title={VISURA.otherCompany}>
            {VISURA.otherCompanyText(vatNumber, own)}
          </InlineAlert>
        )}
        {reading.detectedType && reading.detectedType !== 'visura' && (
          <InlineAlert tone="verify">
            {VISURA.otherType(DOCUMENT_TYPE_LABELS[reading.detectedType].toLowerCase())}
          </InlineAlert>
        )}
        {reading.notes.map((note) => (
          <InlineAlert key={note} tone="info">
            {note}
          </InlineAlert>
        ))}
      </div>
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-3 pb-2">
        <p className="min-w-0 flex-1 text-14 font-semibold wrap-anywhere">
          {headOf(name, open.length, proposals.length)}
        </p>
        {open.length > 1 && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setPicked(new Set(isAll ? [] : open.map((each) => each.name)))}
          >
            {isAll ? VISURA.chooseNone : VISURA.chooseAll}
          </Button>
        )}
      </div>
      {open.length > 0 && (
        <ul className="border-y border-rule">
          {open.map((each) => (
            <ProposalRow
              key={each.name}
              proposal={each}
              isPicked={picked.has(each.name)}
              onPick={(isPicked) => pick(each.name, isPicked)}
            />
          ))}
        </ul>
      )}
      {same.length > 0 && <p className="px-4 pt-3 text-13 text-ink-2">{VISURA.same(same.map(({ label }) => label))}</p>}
      <div className="flex flex-wrap gap-2 p-4">
        {open.length > 0 && (
          <Button
            variant="ink"
            className="max-sm:flex-1"
            disabled={chosen.length === 0}
            disabledReason={VISURA.takeNone}
            onClick={() => onUse(chosen)}
          >
            {VISURA.take(chosen.length)}
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          {open.length > 0 ? VISURA.leave : VISURA.another}
        </Button>
      </div>
    </div>
  );
}

function headOf(name: string, open: number, all: number): string {
  if (all === 0) return VISURA.nothingFound;
  return open === 0 ? VISURA.nothingNew : VISURA.found(open, name);
}
