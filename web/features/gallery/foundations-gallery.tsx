import { Badge, CountBadge } from '#web/ui/data/badge.tsx';
import { Chip, ChipButton } from '#web/ui/actions/chip.tsx';
import { Logo, Mark } from '#web/ui/brand/logo.tsx';
import { MatchBadge } from '#web/ui/data/match-badge.tsx';
import { StatusChip } from '#web/ui/data/status-chip.tsx';
import { LevelTag, Tag } from '#web/ui/data/tag.tsx';
import { VerdictBadge } from '#web/ui/data/verdict.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { ROW, Section } from './section.tsx';

const SWATCHES = [
  ['Carta', 'bg-paper text-on-paper'],
  ['Foglio', 'bg-sheet text-on-sheet'],
  ['Fondo', 'bg-sunken text-on-sunken'],
  ['Inchiostro', 'bg-inked text-on-inked'],
  ['Filo', 'bg-filo text-on-filo'],
  ['Filo chiaro', 'bg-filo-wash text-on-filo-wash'],
  ['Ammissibile', 'bg-ok text-on-ok'],
  ['Da verificare', 'bg-verify text-on-verify'],
  ['Non ammissibile', 'bg-no text-on-no'],
  ['Entro 30 giorni', 'bg-soon text-on-soon'],
  ['Entro 7 giorni', 'bg-urgent text-on-urgent'],
  ['Chiuso', 'bg-closed text-on-closed'],
] as const;

const TYPE = [
  ['display text-40', 'Matassa', 'Newsreader 40, solo pagine pubbliche'],
  ['text-22 font-bold tracking-[-0.015em]', 'Puoi chiederlo?', 'Inter 22/650'],
  ['text-18 font-semibold', 'Nome del bando', 'Inter 18/600'],
  ['text-16', 'Testo corrente', 'Inter 16/24'],
  ['text-14 tabular-nums', '1.247.000 € · 20/01/2027', 'Inter 14, cifre tabellari'],
] as const;

export function FoundationsGallery() {
  return (
    <>
      <Section title="Colore" span={7} className="grid grid-cols-3 gap-2 desk:grid-cols-6">
        {SWATCHES.map(([name, look]) => (
          <div key={name} className={`rounded border border-rule-2 px-3 pt-8 pb-2 text-13 font-medium ${look}`}>
            {name}
          </div>
        ))}
      </Section>
      <Section title="Testo" span={5}>
        {TYPE.map(([look, words, note]) => (
          <p key={words} className="flex flex-wrap items-baseline gap-4 border-b border-rule py-2 last:border-0">
            <span className={look}>{words}</span>
            <span className="ml-auto text-13 text-ink-2">{note}</span>
          </p>
        ))}
      </Section>
      <Section title="Badge" span={7} className="grid gap-3">
        <div className={ROW}>
          <StatusChip tone="urgent" label="Scade tra 5 giorni" />
          <StatusChip tone="soon" label="Scade tra 12 giorni" />
          <StatusChip tone="open" label="Scade tra 52 giorni" />
          <StatusChip tone="sportello" label="A sportello" />
          <StatusChip tone="wait" label="In attesa di apertura" />
          <StatusChip tone="closed" label="Chiuso" />
        </div>
        <div className={ROW}>
          <VerdictBadge tone="ok" label="Ammissibile" />
          <VerdictBadge tone="verify" label="Da verificare" />
          <VerdictBadge tone="no" label="Non ammissibile" />
        </div>
        <div className={ROW}>
          <MatchBadge score={95} word="ottima" label="Compatibilità" />
          <MatchBadge score={88} word="buona" label="Compatibilità" />
          <MatchBadge score={74} word="discreta" label="Compatibilità" />
          <MatchBadge score={61} word="bassa" label="Compatibilità" />
          <LevelTag label="Regionale" />
          <Tag>De minimis</Tag>
        </div>
        <div className={ROW}>
          <Badge>Bozza</Badge>
          <Badge tone="ink">Nuovo</Badge>
          <Badge tone="ok">Approvato</Badge>
          <Badge tone="verify">In attesa</Badge>
          <Badge tone="no">Rifiutato</Badge>
          <Badge tone="filo">Consigliato</Badge>
          <CountBadge count={2} />
          <CountBadge count={140} />
        </div>
      </Section>
      <Section title="Segni" span={5} className="grid gap-4">
        <div className={ROW}>
          <Logo label="Bandolo" />
          <Mark className="size-8" />
          <Avatar name="Giulia Zanetti" label="Giulia Zanetti" />
        </div>
        <div className={ROW}>
          <Chip
            label="Settore: Manifattura"
            removeLabel="Togli il filtro Settore: Manifattura"
            onRemove={() => undefined}
          />
          <ChipButton>Aggiungi il codice ATECO</ChipButton>
        </div>
      </Section>
    </>
  );
}
