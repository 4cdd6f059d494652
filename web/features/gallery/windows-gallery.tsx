import { Bell, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '#web/ui/layout/accordion.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/windows/confirm-dialog.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/actions/menu.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Popover } from '#web/ui/windows/popover.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Tooltip } from '#web/ui/windows/tooltip.tsx';
import { ROW, Section } from './section.tsx';

export function WindowsGallery() {
  const [company, setCompany] = useState('a');
  return (
    <>
      <Section title="Finestre" span={6} className={ROW}>
        <Dialog
          title="Inviare la candidatura?"
          description="Blocchiamo questa versione e prepariamo il dossier."
          closeLabel="Chiudi"
          trigger={<Button>Apri la finestra</Button>}
          footer={
            <>
              <Button variant="quiet">Torna alla revisione</Button>
              <Button variant="filo">Invia Candidatura</Button>
            </>
          }
        >
          <Field label="Numero di protocollo" mark="(se lo hai)">
            <TextInput />
          </Field>
        </Dialog>
        <Sheet
          side="bottom"
          title="Filtri"
          closeLabel="Chiudi i filtri"
          trigger={<Button>Filtri (1)</Button>}
          footer={<Button variant="ink">Mostra 161 bandi</Button>}
        >
          <Checkbox label="Aperti" count={112} />
          <Checkbox label="In apertura" count={1} />
        </Sheet>
        <Sheet side="left" title="Menu" closeLabel="Chiudi il menu" trigger={<Button>Pannello</Button>}>
          <p className="py-2">Voci del menu.</p>
        </Sheet>
        <ConfirmDialog
          title="Eliminare l’azienda?"
          description="Le candidature restano, ma senza azienda. Non si torna indietro."
          confirmLabel="Elimina"
          cancelLabel="Annulla"
          onConfirm={() => undefined}
          trigger={<Button variant="danger">Elimina azienda</Button>}
        />
        <Menu trigger={<Button>Azioni</Button>}>
          <MenuChoices
            label="Azienda attiva"
            value={company}
            onChange={setCompany}
            options={[
              { value: 'a', label: 'Officine Brenta Srl' },
              { value: 'b', label: 'Brenta Servizi Srl' },
            ]}
          />
          <MenuSeparator />
          <MenuItem icon={<Bell aria-hidden="true" />} href="/#notifiche">
            Notifiche
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger">
            Elimina
          </MenuItem>
        </Menu>
        <Popover label="Come la calcoliamo" trigger={<Button variant="quiet">Come la calcoliamo</Button>}>
          Settore, regione e dimensione contano di più.
        </Popover>
        <Tooltip text="Salvato oggi alle 9:04">
          <Button variant="quiet">Salvato</Button>
        </Tooltip>
      </Section>
      <Section title="Messaggi che passano" span={6} className={ROW}>
        <Button
          onClick={() =>
            notify('success', 'Bando salvato con successo!', {
              action: { label: 'Annulla', onPress: () => notify('info', 'Bando tolto dai salvati') },
            })
          }
        >
          Riuscito, con annulla
        </Button>
        <Button
          onClick={() =>
            notify('danger', 'Errore nel salvare il bando', {
              description: 'Non hai perso nulla. Controlla la connessione e riprova.',
              action: { label: 'Riprova', onPress: () => undefined },
            })
          }
        >
          Non riuscito
        </Button>
        <Button onClick={() => notify('info', 'Ora l’azienda attiva è Brenta Servizi Srl')}>Notizia</Button>
      </Section>
      <Section title="Domande" span={12}>
        <Accordion
          defaultValue="1"
          items={[
            { value: '1', title: 'Quanto costa?', content: 'La ricerca è gratuita.' },
            { value: '2', title: 'Posso cambiare azienda?', content: 'Sì, dal menu in alto.' },
          ]}
        />
      </Section>
    </>
  );
}
