import { useState } from 'react';
import { SECTORS, type Sector } from '#domain/filter-vocabulary.ts';
import { VISITOR } from '#messages/projects/visitor.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { keepVisitor, readVisitor } from '#web/lib/visitor.ts';
import { FactChip } from '#web/ui/actions/fact-chip.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { ChipWindow } from './chip-window.tsx';

const words = VISITOR.trade;
const OPTIONS = SECTORS.map((value) => ({ value, label: SECTOR_LABELS[value] }));

/** What the visitor said they are, with the sector it was taken for; nothing where they did not say. */
export function VisitorTrade() {
  const [told] = useState(readVisitor);
  const [sector, setSector] = useState<Sector | undefined>(told?.company.sector);
  const [isCorrected, setCorrected] = useState(false);
  const [open, setOpen] = useState(false);
  if (!told?.trade) return null;
  const detail = sector ? SECTOR_LABELS[sector].toLowerCase() : words.unknown;
  function choose(chosen: Sector) {
    setSector(chosen);
    setCorrected(true);
    setOpen(false);
    keepVisitor({ company: { sector: chosen } });
  }
  return (
    <ChipWindow
      title={words.title}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <FactChip
          label={told.trade}
          detail={detail}
          look={isCorrected ? 'answered' : sector ? 'known' : 'deduced'}
          aria-label={words.edit(told.trade, detail)}
        />
      }
    >
      <Field label={words.sector}>
        <Select
          options={OPTIONS}
          placeholder={words.choose}
          value={sector ?? ''}
          onChange={({ target }) => choose(target.value as Sector)}
        />
      </Field>
    </ChipWindow>
  );
}
