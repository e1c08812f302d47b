import type { AuditEntry } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { changedFields, type AuditVocabulary } from '@atrium/ui';
import { statesOf, valueWords } from './audit.format.js';

interface DifferenceTableProps {
  words: AuditVocabulary;
  entry: AuditEntry;
  timeZone: string;
}

/** Old and new value of each field; for a new record, its initial values. */
export function DifferenceTable({ words, entry, timeZone }: DifferenceTableProps) {
  const { before, after } = statesOf(entry);
  const reading = { words, kind: entry.resource.kind, timeZone };
  const fields = changedFields(reading, before, after);
  if (fields.length === 0) return <p className="at-muted">{t('No field was changed.')}</p>;
  const cell = (field: string, values: AuditEntry['before']) => (
    <td>
      <bdi>{valueWords(reading, field, values?.[field])}</bdi>
    </td>
  );
  return (
    <table className="at-difference">
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          {before && <th scope="col">{t('Before')}</th>}
          {after && <th scope="col">{before ? t('After') : t('Value')}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{words.field(reading.kind, field)}</th>
            {before && cell(field, before)}
            {after && cell(field, after)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
