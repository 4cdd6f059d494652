import { useState } from 'react';
import type { HypothesisKind } from '#domain/matching/hypotheses.ts';
import { LEGAL_FORMS, REGIONS } from '#domain/vocabulary.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { HYPOTHESIS_WORDS, WHAT_IF } from '#messages/what-if/what-if.ts';
import { cn } from '#web/lib/cn.ts';
import { Radio } from '#web/ui/fields/radio.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { FigureBox } from './figure-box.tsx';
import type { Trial } from './api.ts';
import type { WhatIfSearch } from './what-if-search.ts';

type Props = { trial: Trial; onTry: (search: WhatIfSearch) => void };

/** One change at a time, the gain of each beside it before it is chosen. */
export function HypothesisList({ trial, onTry }: Props) {
  const { asked, options, waits } = trial;
  const isFreeing = waits.some(({ change }) => change !== null);
  // What was pressed is chosen at once, while its answer is on the way; the answer takes its place.
  const [press, setPress] = useState<{ kind: HypothesisKind; before: HypothesisKind } | null>(null);
  if (press !== null && press.before !== asked.ipotesi) setPress(null);
  const chosen = press?.kind ?? asked.ipotesi;
  return (
    <fieldset className="grid rounded border border-rule-2 bg-sheet text-on-sheet">
      <legend className="sr-only">{WHAT_IF.hypotheses}</legend>
      {options.map(({ kind, gained, lost }, at) => {
        const words = HYPOTHESIS_WORDS[kind];
        const isChosen = chosen === kind;
        return (
          <div key={kind} className={cn(at > 0 && 'border-t border-rule', isChosen && 'bg-sunken')}>
            <label className="flex min-h-12 cursor-pointer items-start gap-2.5 p-3 text-14 leading-snug">
              <Radio
                name="ipotesi"
                value={kind}
                checked={isChosen}
                onChange={() => {
                  setPress({ kind, before: asked.ipotesi });
                  onTry({ ipotesi: kind });
                }}
              />
              <span className="min-w-0 flex-1">
                <span className={cn('block', isChosen && 'font-semibold')}>
                  {isChosen ? words.label : words.tried(asked)}
                </span>
                <span className="block text-13 text-ink-2">
                  {kind === 'attesa' && !isFreeing ? WHAT_IF.noRoomToFree : words.hint}
                </span>
              </span>
              <Effect gained={gained} lost={lost} />
            </label>
            {isChosen && (
              <div className="px-3 pb-3 pl-10">
                <HypothesisBox kind={kind} trial={trial} onTry={onTry} />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function Effect({ gained, lost }: { gained: number; lost: number }) {
  const parts = [gained > 0 && `+${gained}`, lost > 0 && `−${lost}`].filter(Boolean);
  return (
    <span className="text-13 font-semibold whitespace-nowrap tabular-nums">
      {parts.length === 0 ? '0' : parts.join(' ')}
    </span>
  );
}

const REGION_OPTIONS = REGIONS.map((region) => ({ value: region, label: region }));

function HypothesisBox({ kind, trial, onTry }: Props & { kind: HypothesisKind }) {
  const { asked, home, waits } = trial;
  switch (kind) {
    case 'sede':
    case 'regione':
      return (
        <Select
          name="regione"
          aria-label={WHAT_IF.fields.regione}
          options={REGION_OPTIONS.filter(({ value }) => value !== home.region)}
          value={asked.regione}
          onChange={({ target }) => onTry({ ipotesi: kind, regione: target.value as typeof asked.regione })}
        />
      );
    case 'forma':
      return (
        <Select
          name="forma"
          aria-label={WHAT_IF.fields.forma}
          options={LEGAL_FORMS.filter((form) => form !== home.legalForm && form !== 'altro').map((form) => ({
            value: form,
            label: LEGAL_FORM_LABELS[form],
          }))}
          value={asked.forma}
          onChange={({ target }) => onTry({ ipotesi: kind, forma: target.value as typeof asked.forma })}
        />
      );
    case 'attesa':
      return (
        <Select
          name="giorno"
          aria-label={WHAT_IF.fields.giorno}
          options={waits.map(({ day, change }) => ({ value: day, label: WHAT_IF.wait(day, change) }))}
          value={asked.giorno}
          onChange={({ target }) => onTry({ ipotesi: kind, giorno: target.value })}
        />
      );
    case 'assunzione':
      return (
        <FigureBox
          name="persone"
          label={WHAT_IF.fields.persone}
          value={asked.persone}
          onChange={(persone) => onTry({ ipotesi: kind, persone })}
        />
      );
    case 'spesa':
      return (
        <FigureBox
          name="spesa"
          label={WHAT_IF.fields.spesa}
          value={asked.spesa}
          onChange={(spesa) => onTry({ ipotesi: kind, spesa })}
        />
      );
  }
}
