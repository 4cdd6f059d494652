import { awardDuties, type AwardDuty, type DisclosureDuty } from '#domain/applications/award-duties.ts';
import { PATHS } from '#domain/paths.ts';
import { AWARD, disclosureText, dutyTitle } from '#messages/applications/awards.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import type { ApplicationCard } from './api.ts';

type Props = { item: ApplicationCard; items: readonly ApplicationCard[]; onEdit: () => void };

/** What an award asks for: dates, the text to publish, where it counts. Nothing for what was not funded. */
export function AwardPanel({ item, items, onEdit }: Props) {
  const { outcome } = item;
  if (outcome?.result !== 'finanziata') return null;
  const duties = awardDuties(items).filter((duty) => concerns(duty, item.id));
  return (
    <section aria-labelledby="dopo-concessione" className="mt-6 grid gap-3 text-14">
      <h3 id="dopo-concessione" className="text-17 font-semibold">
        {AWARD.title}
      </h3>
      <ul className="grid gap-3">
        {duties.map((duty) => (
          <li key={duty.id} className="border-l-2 border-rule-2 pl-3">
            <p className="font-semibold">{dutyTitle(duty)}</p>
            <p className="text-ink-2 tabular-nums">{AWARD.dutyOn(duty.day)}</p>
            {duty.kind === 'trasparenza' && <Disclosure duty={duty} />}
          </li>
        ))}
        {outcome.reportBy === null && <li className="text-ink-2">{AWARD.noReport}</li>}
        {outcome.deMinimis !== null && item.deMinimis && (
          <li>
            {AWARD.inLedger(outcome.deMinimis)}{' '}
            <AppLink href={PATHS.deMinimisTool} className="underline">
              {AWARD.seeLedger}
            </AppLink>
          </li>
        )}
        <li className="text-ink-2">{AWARD.cup()}</li>
      </ul>
      <div>
        <Button size="sm" onClick={onEdit}>
          {AWARD.edit}
        </Button>
      </div>
    </section>
  );
}

const concerns = (duty: AwardDuty, id: string): boolean =>
  duty.kind === 'rendicontazione' ? duty.award.id === id : duty.awards.some((award) => award.id === id);

function Disclosure({ duty }: { duty: DisclosureDuty }) {
  const text = disclosureText(duty);
  return (
    <>
      <p className="mt-1">{AWARD.disclosure(duty)}</p>
      {!duty.isPaid && <p className="mt-1 text-ink-2">{AWARD.unpaid}</p>}
      <figure className="mt-2 grid gap-2">
        <figcaption className="text-13 font-semibold">{AWARD.text}</figcaption>
        <p className="border border-rule bg-ground p-3 text-13 whitespace-pre-line wrap-anywhere">{text}</p>
      </figure>
      <Button size="sm" className="mt-2" onClick={() => void copyText(text, AWARD)}>
        {AWARD.copy}
      </Button>
    </>
  );
}
