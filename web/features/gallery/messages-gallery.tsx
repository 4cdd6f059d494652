import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Panel, SectionPanel } from '#web/ui/layout/panel.tsx';
import { GrantCardSkeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { Section } from './section.tsx';

export function MessagesGallery() {
  return (
    <>
      <Section title="Vuoto" span={4}>
        <EmptyState
          title="Nessuna azienda configurata"
          description="Aggiungi la tua impresa: bastano nome, settore e regione."
          action={<Button variant="ink">Aggiungi azienda</Button>}
        />
      </Section>
      <Section title="In arrivo" span={4}>
        <LoadingState label="Caricamento dei bandi" className="grid gap-4">
          <GrantCardSkeleton />
          <SkeletonLines count={3} />
        </LoadingState>
      </Section>
      <Section title="Errore" span={4}>
        <ErrorState
          title="Errore nel caricamento dei consulenti"
          description="Il server non ha risposto in tempo. I tuoi filtri sono salvi."
          retryLabel="Riprova"
          onRetry={() => undefined}
        />
      </Section>
      <Section title="Avvisi che restano" span={6} className="grid gap-2">
        <InlineAlert tone="info">Il catalogo è aggiornato a ottobre 2026.</InlineAlert>
        <InlineAlert tone="ok" title="E-mail confermata">
          Ora puoi accedere.
        </InlineAlert>
        <InlineAlert tone="verify" title="Profilo in revisione" action={<Button size="sm">Completa</Button>}>
          Ti scriviamo entro due giorni.
        </InlineAlert>
        <InlineAlert tone="no" title="Non siamo riusciti a salvare">
          Quello che hai scritto è ancora qui. Riprova.
        </InlineAlert>
      </Section>
      <Section title="Pannelli" span={6} className="grid gap-2">
        <Panel className="p-4">Un foglio semplice.</Panel>
        <SectionPanel
          title="Le date"
          level={3}
          description="Restano 52 giorni"
          actions={<Button size="sm">Aggiungi</Button>}
        >
          Il contenuto del pannello.
        </SectionPanel>
      </Section>
    </>
  );
}
