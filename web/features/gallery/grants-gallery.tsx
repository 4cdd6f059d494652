import { EligibilityTable } from '#web/ui/eligibility/eligibility-table.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { GrantCard } from '#web/ui/grant-card/grant-card.tsx';
import { HiddenGrant } from '#web/ui/grant-card/hidden-grant.tsx';
import { ELIGIBILITY_LABELS, REQUIREMENTS } from './sample-requirements.ts';
import { CLOSED_GRANT, LONG_GRANT, SAVED_GRANT, UNKNOWN_AMOUNT_GRANT, VISITOR_GRANT } from './sample-grants.ts';
import { Section } from './section.tsx';

export function GrantsGallery() {
  return (
    <>
      <Section
        title="Scheda del bando: casi limite"
        span={12}
        className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_288px]"
      >
        <div className="grid gap-2">
          <GrantCard {...LONG_GRANT} />
          <GrantCard {...SAVED_GRANT} />
          <GrantCard {...CLOSED_GRANT} />
          <GrantCard {...VISITOR_GRANT} />
          <HiddenGrant label="Bando nascosto dai suggerimenti" undoLabel="Annulla" onUndo={() => undefined} />
        </div>
        <div className="grid max-w-72 gap-2">
          <GrantCard {...UNKNOWN_AMOUNT_GRANT} />
          <GrantCard {...SAVED_GRANT} href="/#salvato-tessera" />
        </div>
      </Section>
      <Section title="Puoi chiederlo?" span={8}>
        <EligibilityTable
          caption="Requisiti del bando confrontati con i dati di Officine Brenta Srl"
          answer={{
            tone: 'verify',
            title: 'Da verificare: manca il codice ATECO',
            detail: 'Officine Brenta Srl soddisfa 1 requisito su 3. Gli altri richiedono circa 5 minuti.',
            action: <ButtonLink href="/#dati">Completa i dati</ButtonLink>,
          }}
          requirements={REQUIREMENTS}
          labels={ELIGIBILITY_LABELS}
          note="Informazione, non consulenza. Dati del bando a ottobre 2026, dati aziendali del 15 novembre 2026."
        />
      </Section>
      <Section title="…in poco spazio" span={4}>
        <EligibilityTable
          caption="Requisiti del bando, in poco spazio"
          answer={{ tone: 'ok', title: 'Ammissibile', detail: 'Tutti i requisiti sono soddisfatti.' }}
          requirements={REQUIREMENTS}
          labels={ELIGIBILITY_LABELS}
          note="Informazione, non consulenza."
        />
      </Section>
    </>
  );
}
