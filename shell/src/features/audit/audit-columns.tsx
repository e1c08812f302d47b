import type { AuditEntry } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Person, RelativeTime, type DataColumn } from '@atrium/ui';
import { actionWords, actorName, changeWords, recordWords } from './audit.format.js';

export const auditColumns = (timeZone: string): readonly DataColumn<AuditEntry>[] => [
  {
    id: 'action',
    header: t('What'),
    weight: 'name',
    card: 'name',
    cell: ({ action }) => actionWords(action),
  },
  {
    id: 'resource',
    header: t('Record'),
    card: 'text',
    cell: ({ resource }) => <bdi>{recordWords(resource)}</bdi>,
  },
  {
    id: 'actor',
    header: t('By'),
    card: 'note',
    cell: (entry) =>
      entry.actor ? <Person name={entry.actor.name} /> : <span className="at-muted">{actorName(entry)}</span>,
  },
  {
    id: 'fields',
    header: t('Fields'),
    cell: (entry) => changeWords(entry, timeZone) || <span className="at-faint">–</span>,
  },
  {
    id: 'at',
    header: t('When'),
    card: 'state',
    sortable: true,
    cell: ({ at }) => <RelativeTime at={at} />,
  },
];
