import { useState } from 'react';
import { HeroThread, ThreadTurn } from '#web/ui/brand/hero-thread.tsx';
import { Knot, ThreadMargin } from '#web/ui/brand/thread-margin.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { TabLinks, Tabs } from '#web/ui/layout/tabs.tsx';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { Section } from './section.tsx';

const STEPS = [
  { id: 'company', label: 'Azienda', done: true },
  { id: 'project', label: 'Progetto', done: true },
  { id: 'budget', label: 'Budget e pianificazione' },
  { id: 'documents', label: 'Documenti' },
  { id: 'review', label: 'Revisione e invio' },
];

export function ThreadGallery() {
  const [step, setStep] = useState('budget');
  return (
    <>
      <Section title="Passi sul filo" span={7} className="grid grid-cols-1 gap-8">
        <Stepper
          label="Passi della candidatura"
          steps={STEPS}
          currentId={step}
          onStep={setStep}
          doneLabel="completato"
        />
        <LoadingState label="Filo sta leggendo il bando: sezione 3 di 6" />
        <Progress label="Candidatura completa" value={60} valueLabel="60%" tone="filo" />
        <Tabs
          label="Profilo"
          tabs={[
            {
              value: 'companies',
              label: 'Le Mie Aziende',
              count: 2,
              content: <p className="py-4 text-14">Due aziende.</p>,
            },
            { value: 'plan', label: 'Business Plan IA', content: <p className="py-4 text-14">Nessun piano.</p> },
            { value: 'person', label: 'Dati Personali', content: <p className="py-4 text-14">I tuoi dati.</p> },
          ]}
        />
        <TabLinks
          label="Sezioni"
          links={[
            { href: '/#a', label: 'Dashboard', current: true },
            { href: '/#b', label: 'Suggerimenti AI' },
            { href: '/#c', label: 'Analisi' },
          ]}
        />
      </Section>
      <Section title="Percorso di una candidatura" span={5}>
        <Timeline
          label="Percorso della candidatura"
          items={[
            { id: '1', title: 'Bozza', detail: '2 novembre 2026', state: 'done' },
            { id: '2', title: 'In preparazione', detail: '8 novembre 2026', state: 'done' },
            { id: '3', title: 'Pronto per l’invio', detail: 'Manca solo la firma digitale', state: 'now' },
            { id: '4', title: 'Inviato', state: 'next' },
          ]}
        />
      </Section>
      <Section title="La matassa" span={12}>
        <div className="relative">
          <ThreadTurn className="absolute bottom-0 left-0 h-12 w-[45%] desk:w-[calc(100%-40rem)]" />
          <HeroThread className="ml-auto w-[calc(55%+1px)] pb-[46px] desk:w-160" />
        </div>
        <ThreadMargin className="py-4">
          <p className="display text-28">Tre passi, un filo solo</p>
          <Knot full />
        </ThreadMargin>
      </Section>
    </>
  );
}
