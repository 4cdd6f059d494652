import { useState } from 'react';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { MAX_TEXT_CHARS, SECTION_IDS, type SectionId } from '#domain/applications/sections.ts';
import { readInteger } from '#domain/numbers/read-number.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { APPLY, WIZARD } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { useDraft } from './use-draft.ts';

const WORDS = WIZARD.review;

/** What the portal's boxes want, ready to paste, against the limit of each box. */
export function CopyTexts({ view: { application } }: { view: ApplicationView }) {
  const [copied, setCopied] = useState<readonly SectionId[]>([]);
  const { plan } = useDraft(application.id);
  const { limits, planRevision } = application.contents;
  const texts = plainTexts(application.contents);
  const filled = SECTION_IDS.filter((id) => (texts[id] ?? '').trim() !== '');
  async function copy(id: SectionId) {
    if (await copyText(texts[id]!, WORDS)) setCopied((old) => [...old, id]);
  }
  function setLimit(id: SectionId, typed: string) {
    const { [id]: before, ...rest } = limits;
    const limit = Math.min(readInteger(typed.replace(/\D/g, '')) ?? 0, MAX_TEXT_CHARS);
    if ((before ?? null) === (limit > 0 ? limit : null)) return;
    plan.mutate({ planRevision, limits: limit > 0 ? { ...rest, [id]: limit } : rest });
  }
  if (filled.length === 0) return null;
  return (
    <SectionPanel title={WORDS.copy} description={application.sentAt ? undefined : WORDS.limitHint} flush>
      <ul className="divide-y divide-rule text-14">
        {filled.map((id) => {
          const [length, limit] = [texts[id]!.length, limits[id] ?? null];
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
              <span className="min-w-0 flex-[1_1_8rem]">
                {SECTION_TITLES[id]}
                <span
                  className={cn(
                    'block text-13 tabular-nums',
                    limit !== null && length > limit ? 'font-semibold text-on-no' : 'text-ink-2',
                  )}
                >
                  {limit === null ? APPLY.chars(length) : APPLY.charsOf(length, limit)}
                </span>
              </span>
              {application.sentAt === null && (
                <Field label={WORDS.limit(SECTION_TITLES[id])} labelHidden className="w-24">
                  <TextInput
                    key={limit ?? 0}
                    defaultValue={limit ?? ''}
                    inputMode="numeric"
                    placeholder={WORDS.limitShort}
                    maxLength={6}
                    onBlur={(event) => setLimit(id, event.target.value)}
                  />
                </Field>
              )}
              <Button size="sm" onClick={() => void copy(id)}>
                {copied.includes(id) ? WORDS.copiedMark : WORDS.copyOne}
                <span className="sr-only">: {SECTION_TITLES[id]}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </SectionPanel>
  );
}
