import { useMemo } from 'react';
import type { Day } from '#domain/rules/day.ts';
import { grantPath } from '#domain/paths.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import { taxShare } from '#domain/tools/worth-it/tax-share.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import { WORTH_IT_SCREEN as WORDS } from '#messages/tools/screens.ts';
import { WORTH_IT_TOOL, WORTH_IT_VERDICTS } from '#messages/tools/tools.ts';
import { CheckLayout } from '#web/features/tools/check-layout.tsx';
import { ToolNotes } from '#web/features/tools/tool-notes.tsx';
import { ToolPage } from '#web/features/tools/tool-page.tsx';
import { useKeptState } from '#web/features/tools/use-kept-state.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { useVisitorSpend } from './use-visitor-spend.ts';
import { firstWorthItDraft, worthItProblems, worthItResultOf, type GrantFigures } from './worth-it-draft.ts';
import { WorthItForm } from './worth-it-form.tsx';
import { WORTH_IT_TONES, WorthItResultView } from './worth-it-result.tsx';

type Props = {
  day: Day;
  /** Undefined when no grant was named, null when it is not in the catalogue. */
  grant: GrantFigures | null | undefined;
  deMinimisRoom: number | null;
  /** Of the active company. */
  legalForm: LegalForm | null;
  /** Of the active project. */
  spend: number | null;
};

/** Expected grant, own cash, time and costs, as ranges with every assumption in sight. */
export function WorthItScreen({ day, grant = undefined, deMinimisRoom, legalForm, spend }: Props) {
  const told = useVisitorSpend();
  const planned = spend ?? told;
  const initial = useMemo(
    () => firstWorthItDraft(grant ?? null, deMinimisRoom, legalForm, planned),
    [grant, deMinimisRoom, legalForm, planned],
  );
  const kept = useKeptState(grant ? `conviene-${grant.id}` : 'conviene', null, initial);
  const { state: draft, update, isKept, reset } = kept;
  const result = worthItResultOf(draft, day);
  const { rules: taxRules } = taxShare({ legalForm: draft.legalForm || null, taxRegime: draft.taxRegime || null, day });
  return (
    <ToolPage title={WORTH_IT_TOOL.title} intro={WORTH_IT_TOOL.intro} isPublic>
      {grant && (
        <p className="font-semibold">
          <AppLink href={grantPath(grant.id)}>{WORDS.forGrant(grant.name)}</AppLink>
        </p>
      )}
      {grant === null && <InlineAlert tone="verify">{WORDS.grantMissing}</InlineAlert>}
      <CheckLayout
        onReset={isKept ? () => (reset(), () => update(draft)) : undefined}
        summary={result && { tone: WORTH_IT_TONES[result.verdict], title: WORTH_IT_VERDICTS[result.verdict] }}
        form={<WorthItForm draft={draft} onChange={update} problems={worthItProblems(draft)} grant={grant ?? null} />}
        result={result ? <WorthItResultView result={result} /> : <InlineAlert tone="info">{WORDS.need}</InlineAlert>}
        notes={
          <ToolNotes
            day={day}
            source={WORTH_IT_TOOL.source}
            limits={WORTH_IT_TOOL.limits}
            rules={[
              ...taxRules.map((id) => ruleAt(id, day)),
              ...(draft.fee === 'market' ? [ruleAt('fee.start', day)] : []),
              ruleAt('incentives_code.awards', day),
            ]}
          />
        }
      />
    </ToolPage>
  );
}
