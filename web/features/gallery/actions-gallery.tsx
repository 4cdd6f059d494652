import { Plus } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '#web/ui/layout/back-link.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { Toggle, ToggleGroup } from '#web/ui/actions/toggle.tsx';
import { ROW, Section } from './section.tsx';

export function ActionsGallery() {
  const [pressed, setPressed] = useState(true);
  const [view, setView] = useState<'list' | 'table'>('list');
  return (
    <>
      <Section title="Pulsanti" span={7} className="grid gap-3">
        <div className={ROW}>
          <Button variant="filo">Candidati con Assistenza IA</Button>
          <Button variant="ink">Registrati</Button>
          <Button>Verifica requisiti</Button>
          <Button variant="quiet">Azzera</Button>
        </div>
        <div className={ROW}>
          <Button variant="danger">Elimina Account</Button>
          <IconButton variant="line" label="Salva bando">
            <DrawnIcon name="bookmark" />
          </IconButton>
          <Button size="sm">
            <Plus aria-hidden="true" />
            Nuovo progetto
          </Button>
          <Button variant="ink" loading>
            Invio in corso
          </Button>
          <ButtonLink href="/" variant="ink" size="lg">
            Inizia Gratis Ora
          </ButtonLink>
        </div>
        <div className={ROW}>
          <Button disabled aria-describedby="why">
            Completa Registrazione
          </Button>
          <FieldError id="why">Seleziona almeno una specializzazione</FieldError>
        </div>
        <div className={ROW}>
          <Toggle pressed={pressed} onChange={setPressed}>
            Solo aperti
          </Toggle>
          <ToggleGroup
            label="Vista"
            value={view}
            onChange={setView}
            options={[
              { value: 'list', label: 'Elenco' },
              { value: 'table', label: 'Tabella' },
            ]}
          />
        </div>
      </Section>
      <Section title="Orientarsi" span={5} className="grid gap-2">
        <Breadcrumb
          label="Percorso"
          items={[{ label: 'Bandi', href: '/' }, { label: 'Voucher Cloud e Cybersecurity' }]}
        />
        <div>
          <BackLink href="/" label="Torna ai bandi" />
        </div>
        <Pagination
          page={1}
          pageCount={18}
          hrefOf={(page) => `?pagina=${page}`}
          summary="1–9 di 161"
          labels={{ nav: 'Pagine', previous: 'Precedente', next: 'Successiva', page: (page) => `Pagina ${page}` }}
        />
      </Section>
    </>
  );
}
