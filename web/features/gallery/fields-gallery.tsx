import { useState } from 'react';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { NumberInput } from '#web/ui/fields/number-input.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Section } from './section.tsx';

const REGIONS = ['Abruzzo', 'Basilicata', 'Calabria', 'Campania', 'Lombardia', 'Valle d’Aosta', 'Veneto'].map(
  (name) => ({
    value: name,
    label: name,
  }),
);

export function FieldsGallery() {
  const [search, setSearch] = useState('macchinari');
  const [region, setRegion] = useState<string | null>('Veneto');
  const [amount, setAmount] = useState<number | null>(18000);
  return (
    <Section title="Campi" span={7} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label="Nome azienda" hint="Come in visura" required>
        <TextInput defaultValue="Officine Brenta Srl" />
      </Field>
      <Field
        label="Partita IVA"
        mark="(facoltativa)"
        error="Servono 11 cifre, qui sono 10. Quello che hai scritto è salvo."
      >
        <TextInput defaultValue="0412345067" inputMode="numeric" />
      </Field>
      <Field label="Dimensione">
        <Select
          options={[
            { value: 's', label: 'Piccola' },
            { value: 'm', label: 'Media' },
          ]}
          placeholder="Scegli"
        />
      </Field>
      <Field label="Regione">
        <Combobox
          options={REGIONS}
          value={region}
          onChange={setRegion}
          emptyLabel="Nessuna regione trovata"
          clearLabel="Togli la regione"
        />
      </Field>
      <Field label="Password" hint="Almeno 6 caratteri">
        <PasswordInput showLabel="Mostra password" hideLabel="Nascondi password" autoComplete="new-password" />
      </Field>
      <Field label="Costo del progetto">
        <MoneyInput value={amount} onChange={setAmount} />
      </Field>
      <Field label="Anni di esperienza">
        <NumberInput min={0} max={50} defaultValue={12} unit="anni" />
      </Field>
      <Field label="Data di inizio">
        <DateInput defaultValue="2026-11-15" />
      </Field>
      <Field label="Cerca nei bandi" labelHidden className="sm:col-span-2">
        <SearchInput
          value={search}
          onChange={setSearch}
          clearLabel="Svuota la ricerca"
          placeholder="Cerca per nome, ente o parola"
        />
      </Field>
      <Field label="Obiettivi del progetto" className="sm:col-span-2">
        <TextArea
          maxLength={500}
          defaultValue="Spostare i dati di produzione su un cloud qualificato e proteggere la rete di officina."
          countLabel={(length, max) => `${length} di ${max} caratteri`}
        />
      </Field>
      <Field label="Documenti" hint="PDF, DOC o DOCX, fino a 10 MB l’uno" className="sm:col-span-2">
        <FileInput
          accept={['.pdf', '.doc', '.docx']}
          maxBytes={10_000_000}
          maxFiles={5}
          files={[
            { id: '1', name: 'Visura camerale.pdf', detail: '1,2 MB', done: true },
            {
              id: '2',
              name: 'Bilancio 2025 con nota integrativa e relazione del collegio sindacale.pdf',
              detail: '4,8 MB',
              progress: 62,
            },
            { id: '3', name: 'Curriculum.docx', error: 'Il file non è un documento leggibile.' },
          ]}
          onAdd={() => undefined}
          onReject={() => undefined}
          onRemove={() => undefined}
          labels={{
            choose: 'Scegli i file',
            drop: 'o trascinali qui',
            remove: (name) => `Togli ${name}`,
            progress: (name) => `Caricamento di ${name}`,
          }}
        />
      </Field>
    </Section>
  );
}
