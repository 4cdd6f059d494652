import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domain/audit/audit-actions.ts';
import type { AuditSearch } from '#domain/audit/audit-search.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { AUDIT_ACTION_LABELS, AUDIT_LOG as WORDS, AUDIT_SUBJECT_LABELS } from '#messages/admin/audit.ts';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { AuditPage } from '#web/features/admin/api.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { ListHead } from '#web/features/admin/table/list-head.tsx';
import { FilterChoice } from '#web/features/admin/table/table-filters.tsx';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

type Props = { audit: AuditPage; search: AuditSearch; onSearch: (changes: Partial<AuditSearch>) => void };

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export function AuditScreen({ audit, search, onSearch }: Props) {
  const { pagina: _, ...kept } = search;
  const { ordine: __, ...filters } = kept;
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '');
  return (
    <>
      <ListHead
        words={WORDS}
        description={WORDS.lead}
        search={search}
        onSearch={onSearch}
        csv="/api/admin/audit/export.csv"
      >
        <FilterChoice
          label={WORDS.what}
          any={WORDS.anyAction}
          value={search.azione}
          options={optionsOf(AUDIT_ACTIONS, AUDIT_ACTION_LABELS)}
          onChoice={(azione) => onSearch({ azione })}
        />
        <FilterChoice
          label={WORDS.subject}
          any={WORDS.anySubject}
          value={search.oggetto}
          options={optionsOf(AUDIT_SUBJECTS, AUDIT_SUBJECT_LABELS)}
          onChoice={(oggetto) => onSearch({ oggetto })}
        />
        <FilterChoice
          label={WORDS.who}
          any={WORDS.anyone}
          value={search.chi}
          options={audit.actors.map(({ id, name }) => ({ value: id, label: name }))}
          onChoice={(chi) => onSearch({ chi })}
        />
        <Field label={WORDS.from}>
          <DateInput value={search.dal ?? ''} onChange={({ target }) => onSearch({ dal: target.value || undefined })} />
        </Field>
        <Field label={WORDS.to}>
          <DateInput value={search.al ?? ''} onChange={({ target }) => onSearch({ al: target.value || undefined })} />
        </Field>
      </ListHead>
      <AdminTable
        caption={WORDS.caption}
        columns={AUDIT_COLUMNS}
        rows={audit.items}
        rowId={(line) => line.id}
        sort={{ columnId: 'at', direction: search.ordine === 'vecchi' ? 'ascending' : 'descending' }}
        onSort={({ direction }) => onSearch({ ordine: direction === 'ascending' ? 'vecchi' : undefined })}
        paged={audit}
        hrefOf={(pagina) => addressOf(PATHS.auditLog, { ...kept, pagina })}
        empty={
          isFiltered ? (
            <EmptyState title={WORDS.empty} description={WORDS.emptyText} />
          ) : (
            <EmptyState title={WORDS.none} description={WORDS.noneText} />
          )
        }
      />
    </>
  );
}
