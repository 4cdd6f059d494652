import type { ReactNode } from 'react';
import { ACTIVATION } from '#messages/site/activation.ts';
import { PagePart } from './page-top.tsx';

export function PricingRequest({ children }: { children: ReactNode }) {
  return (
    <PagePart id="attivazione" title={ACTIVATION.title}>
      <p className="mt-3 mb-6 max-w-measure text-ink-2">{ACTIVATION.lead}</p>
      {children}
    </PagePart>
  );
}
