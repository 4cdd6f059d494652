import { useState } from 'react';
import { SETTINGS } from '#messages/settings/settings.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Settings } from './api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { RenewCodes, TwoFactorStop } from './two-factor-forms.tsx';

const WORDS = SETTINGS.twoFactor;
type Step =
  | { name: 'rest' }
  | { name: 'setup' }
  | { name: 'stop' }
  | { name: 'renew' }
  | { name: 'codes'; codes: string[] };

/** A code of the telephone at each sign-in (SET-10). */
export function TwoFactorPanel({ id, waysIn }: { id: string; waysIn: Settings['waysIn'] }) {
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  const showCodes = (codes: string[]) => setStep({ name: 'codes', codes });
  const { isOn, recoveryCodesLeft } = waysIn.twoFactor;
  return (
    <SectionPanel
      id={id}
      title={WORDS.title}
      description={WORDS.text}
      actions={<Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? WORDS.on : WORDS.off}</Badge>}
    >
      {step.name === 'rest' && !isOn && (
        <Button
          variant="ink"
          disabled={!waysIn.hasPassword}
          disabledReason={WORDS.needsPassword}
          onClick={() => setStep({ name: 'setup' })}
        >
          {WORDS.start}
        </Button>
      )}
      {step.name === 'rest' && isOn && (
        <div className="grid gap-3">
          <p className="text-14 text-ink-2">{WORDS.left(recoveryCodesLeft)}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setStep({ name: 'renew' })}>{WORDS.renew}</Button>
            <Button variant="quiet" onClick={() => setStep({ name: 'stop' })}>
              {WORDS.stop}
            </Button>
          </div>
        </div>
      )}
      {step.name === 'setup' && <TwoFactorSetup onCodes={showCodes} onCancel={rest} />}
      {step.name === 'stop' && <TwoFactorStop onDone={rest} />}
      {step.name === 'renew' && <RenewCodes onCodes={showCodes} onCancel={rest} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </SectionPanel>
  );
}
