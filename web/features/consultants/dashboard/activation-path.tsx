import { PATHS } from '#domain/paths.ts';
import { CONSULTANT_DASHBOARD } from '#messages/consultants/dashboard.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { Timeline } from '#web/ui/data/timeline.tsx';

/** Confirm the e-mail, wait for the review, become visible (CON-6). */
export function ActivationPath({ isApproved }: { isApproved: boolean }) {
  const { confirmed, review, visible } = CONSULTANT_DASHBOARD.steps;
  return (
    <SectionPanel title={CONSULTANT_DASHBOARD.path} className="max-w-xl">
      <Timeline
        label={CONSULTANT_DASHBOARD.path}
        items={[
          { id: 'confirmed', title: confirmed.title, detail: confirmed.text, state: 'done' },
          { id: 'review', title: review.title, detail: review.text, state: isApproved ? 'done' : 'now' },
          { id: 'visible', title: visible.title, detail: visible.text, state: isApproved ? 'done' : 'next' },
        ]}
      />
      {!isApproved && (
        <div className="grid justify-items-start gap-2 pt-4 text-14">
          <p className="text-ink-2">{CONSULTANT_DASHBOARD.completeText}</p>
          <ButtonLink href={PATHS.profile} variant="filo">
            {CONSULTANT_DASHBOARD.complete}
          </ButtonLink>
        </div>
      )}
    </SectionPanel>
  );
}
