import { grantPath, PATHS } from '#domain/paths.ts';
import { plannedAidResult } from '#domain/tools/de-minimis/planned-aid.ts';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { OUTCOME_LABELS, plannedAidText } from '#messages/tools/tools.ts';
import { ResultRows, type ResultRow } from '#web/features/tools/result-rows.tsx';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { PLAN_TONES } from './planned-aid-panel.tsx';
import type { LedgerView } from './api.ts';

const WORDS = {
  ok: OUTCOME_LABELS.soddisfatto,
  verify: OUTCOME_LABELS.da_verificare,
  no: OUTCOME_LABELS.non_soddisfatto,
};

/** What each saved grant given under de minimis would take of the room. */
export function SavedGrantsRoom({ view }: { view: LedgerView }) {
  const { planned, unknownRegimes, ledger, day } = view;
  const rows = planned.map((grant): ResultRow => {
    const title = <AppLink href={grantPath(grant.grantId)}>{grant.name}</AppLink>;
    if (grant.mostEuro === null) {
      return { id: grant.grantId, title, tone: 'verify', outcome: WORDS.verify, reasons: [LEDGER_SCREEN.savedAsk] };
    }
    const result = plannedAidResult(ledger, { regime: grant.regime, amountGge: grant.mostEuro, grantedOn: day });
    // An empty ledger is no proof of no aid.
    const isUnproven = ledger.entries.length === 0 && PLAN_TONES[result.outcome] === 'ok';
    const tone = isUnproven ? 'verify' : PLAN_TONES[result.outcome];
    const reason = `${LEDGER_SCREEN.savedMost(euroText(grant.mostEuro))} ${plannedAidText(result)}`;
    const reasons = isUnproven ? [reason, LEDGER_SCREEN.savedIfNone] : [reason];
    return { id: grant.grantId, title, tone, outcome: WORDS[tone], reasons };
  });
  return (
    <SectionPanel title={LEDGER_SCREEN.saved} description={LEDGER_SCREEN.savedText}>
      <div className="grid gap-3 text-14">
        {rows.length > 0 ? (
          <ResultRows label={LEDGER_SCREEN.saved} rows={rows} />
        ) : (
          <p className="flex flex-wrap items-center gap-3">
            {LEDGER_SCREEN.savedNone}
            <ButtonLink size="sm" href={PATHS.grants}>
              {LEDGER_SCREEN.findGrants}
            </ButtonLink>
          </p>
        )}
        {unknownRegimes > 0 && <p className="text-ink-2">{LEDGER_SCREEN.savedUnknown(unknownRegimes)}</p>}
      </div>
    </SectionPanel>
  );
}
