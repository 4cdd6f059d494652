import { plainTexts } from '#domain/applications/plain-texts.ts';
import { SECTION_IDS } from '#domain/applications/sections.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { APPLY, WIZARD } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';

const WORDS = WIZARD.review;

/** What the portal's boxes want, ready to paste. */
export function CopyTexts({ view: { application } }: { view: ApplicationView }) {
  const texts = plainTexts(application.contents);
  const filled = SECTION_IDS.filter((id) => (texts[id] ?? '').trim() !== '');
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', WORDS.copied);
    } catch {
      notify('danger', WORDS.copyFailed);
    }
  }
  if (filled.length === 0) return null;
  return (
    <SectionPanel title={WORDS.copy} flush>
      <ul className="divide-y divide-rule text-14">
        {filled.map((id) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
            <span>
              {SECTION_TITLES[id]}{' '}
              <span className="text-13 text-ink-2 tabular-nums">{APPLY.chars(texts[id]!.length)}</span>
            </span>
            <Button size="sm" onClick={() => void copy(texts[id]!)}>
              {WORDS.copyOne}
              <span className="sr-only">: {SECTION_TITLES[id]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}
