import { Link2, Mail, MessageCircle, Printer } from 'lucide-react';
import { SHARE } from '#messages/grants/grant-actions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { RailBox } from './rail-box.tsx';

/** To a partner, to oneself, to the accountant. */
export function ShareBox({ name, timing, url }: { name: string; timing: string; url: string }) {
  const text = SHARE.text(name, timing, url);
  return (
    <RailBox title={SHARE.title}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copyText(url, SHARE)} className="noscript:hidden">
          <Link2 aria-hidden="true" />
          {SHARE.copy}
        </Button>
        <ButtonLink
          size="sm"
          href={`mailto:?subject=${encodeURIComponent(SHARE.mailSubject(name))}&body=${encodeURIComponent(text)}`}
        >
          <Mail aria-hidden="true" />
          {SHARE.mail}
        </ButtonLink>
        <ButtonLink size="sm" href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener">
          <MessageCircle aria-hidden="true" />
          {SHARE.whatsapp}
        </ButtonLink>
        <Button size="sm" onClick={() => window.print()} className="noscript:hidden">
          <Printer aria-hidden="true" />
          {SHARE.print}
        </Button>
      </div>
    </RailBox>
  );
}
