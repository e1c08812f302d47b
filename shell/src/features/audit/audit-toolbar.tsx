import type { AuditEntry } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateInput, FilterChip, FilterSelect, SearchBox, Toolbar } from '@atrium/ui';
import { useId } from 'react';
import type { AuditVocabulary } from '@atrium/ui';
import { recordWords } from './audit.format.js';
import type { AuditFilters } from './use-audit-filters.js';

interface AuditToolbarProps {
  /** undefined while loading. */
  words: AuditVocabulary | undefined;
  filters: AuditFilters;
  /** The shown rows, which have the names of the person and the record that are filtered by. */
  rows: readonly AuditEntry[] | undefined;
}

export function AuditToolbar({ words, filters, rows }: AuditToolbarProps) {
  const { filter, change } = filters;
  return (
    <Toolbar>
      <SearchBox
        label={t('Search the trail')}
        placeholder={t('Person, record or action')}
        value={filter.search ?? ''}
        onSearch={(search) => change({ search })}
      />
      <FilterSelect
        label={t('Action')}
        all={t('All actions')}
        value={filter.action ?? ''}
        options={words?.listActions() ?? []}
        onChange={(action) => change({ action })}
      />
      <FilterSelect
        label={t('Kind of record')}
        all={t('All records')}
        value={filter.kind ?? ''}
        options={words?.listKinds() ?? []}
        onChange={(kind) => change({ kind, resource: '' })}
      />
      <DayFilter label={t('From')} value={filter.from} onChange={(from) => change({ from })} />
      <DayFilter label={t('To')} value={filter.to} onChange={(to) => change({ to })} />
      <AuditChips words={words} filters={filters} rows={rows} />
    </Toolbar>
  );
}

/** The filters that an entry's drawer sets. */
function AuditChips({ words, filters: { filter, change }, rows }: AuditToolbarProps) {
  return (
    <>
      {filter.actor && (
        <FilterChip
          field={t('By')}
          value={rows?.[0]?.actor?.name ?? t('one person')}
          onRemove={() => change({ actor: '' })}
        />
      )}
      {filter.resource && (
        <FilterChip
          field={t('Record')}
          value={words && rows?.[0] ? recordWords(words, rows[0].resource) : t('one record')}
          onRemove={() => change({ resource: '' })}
        />
      )}
    </>
  );
}

interface DayFilterProps {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
}

function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <span className="at-day-filter">
      <label htmlFor={id} className="at-12 at-muted">
        {label}
      </label>
      <DateInput id={id} size="sm" value={value ?? ''} onCommit={onChange} />
    </span>
  );
}
