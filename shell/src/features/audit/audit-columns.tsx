import type { AuditEntry } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Person, RelativeTime, type DataColumn } from '@atrium/ui';
import type { AuditVocabulary } from '@atrium/ui';
import { actorName, changeWords, recordWords } from './audit.format.js';

export const auditColumns = (words: AuditVocabulary, timeZone: string): readonly DataColumn<AuditEntry>[] => [
  {
    id: 'action',
    header: t('What'),
    weight: 'name',
    card: 'name',
    cell: ({ action }) => words.action(action),
  },
  {
    id: 'resource',
    header: t('Record'),
    card: 'text',
    cell: ({ resource }) => <bdi>{recordWords(words, resource)}</bdi>,
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
    cell: (entry) => changeWords(words, entry, timeZone) || <span className="at-faint">–</span>,
  },
  {
    id: 'at',
    header: t('When'),
    card: 'state',
    sortable: true,
    cell: ({ at }) => <RelativeTime at={at} />,
  },
];
