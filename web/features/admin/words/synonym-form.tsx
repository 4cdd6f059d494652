import { useId, useState, type FormEvent } from 'react';
import { SYNONYMS as WORDS } from '#messages/admin/search-words.ts';
import { fieldProblems } from '#web/features/admin/field-problems.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Synonym } from './words-api.ts';
import type { useSynonymWrites } from './use-synonym-writes.ts';

type Props = {
  known: Synonym | null;
  said: string;
  /** Where the form is left for; none where there is nothing to leave. */
  back: string | undefined;
  writes: ReturnType<typeof useSynonymWrites>;
  onDone: () => void;
};

/** One thing said, and the ways in which grants write it. */
export function SynonymForm({ known, said: start, back, writes, onDone }: Props) {
  const [said, setSaid] = useState(known?.said ?? start);
  const [means, setMeans] = useState(known?.means.join('\n') ?? '');
  const titleId = useId();
  const write = known ? writes.change : writes.add;
  const problems = fieldProblems(write.error);
  const phrases = means
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  async function send(event: FormEvent) {
    event.preventDefault();
    const input = { said: said.trim(), means: phrases };
    try {
      if (known) await writes.change.mutateAsync({ known, input });
      else await writes.add.mutateAsync(input);
      setSaid('');
      setMeans('');
      onDone();
    } catch {
      // Told beside the boxes.
    }
  }
  return (
    <SectionPanel title={known ? WORDS.editTitle : WORDS.newTitle}>
      <form aria-labelledby={titleId} onSubmit={(event) => void send(event)} noValidate className="grid gap-3">
        <span id={titleId} hidden>
          {known ? WORDS.editTitle : WORDS.newTitle}
        </span>
        {problems.other && (
          <InlineAlert tone="no" live title={WORDS.failed}>
            {problems.other}
          </InlineAlert>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 desk:grid-cols-2">
          <Field label={WORDS.said} hint={WORDS.saidHint} error={problems.of('said')}>
            <TextInput value={said} maxLength={60} onChange={({ target }) => setSaid(target.value)} />
          </Field>
          <Field label={WORDS.means} hint={WORDS.meansHint} error={problems.of('means')}>
            <TextArea rows={2} maxLength={400} value={means} onChange={({ target }) => setMeans(target.value)} />
          </Field>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="ink"
            loading={write.isPending}
            disabled={said.trim() === '' || phrases.length === 0}
          >
            {known ? WORDS.save : WORDS.add}
          </Button>
          {back && (
            <ButtonLink href={back} variant="quiet">
              {WORDS.cancel}
            </ButtonLink>
          )}
        </div>
      </form>
    </SectionPanel>
  );
}
