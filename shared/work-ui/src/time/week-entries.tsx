import type { TimeEntry, Week } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Card, Icon, Menu } from '@atrium/ui';
import { useState } from 'react';
import { EntryRow } from './entry-row.js';
import { rowsOf, type WeekRow } from './week-sheet.js';

const TimeDialog = lazyDialog(() => import('./time.dialog.js'));

interface WeekEntriesProps {
  week: Week;
  /** Tasks to which time can be added here. */
  rows: readonly WeekRow[];
}

/** The single entries of a week, and a way to add one. */
export function WeekEntries({ week, rows }: WeekEntriesProps) {
  const [taskId, setTaskId] = useState<string | null>(null);
  const adds = week.mayWrite ? rows : [];
  if (week.entries.length === 0 && adds.length === 0) return null;
  return (
    <Card
      title={t('Entries')}
      fill={week.entries.length === 0 ? 'body' : 'rows'}
      actions={
        adds.length > 0 && (
          <Menu
            label={t('Add time')}
            className="btn btn-ghost btn-icon btn-xs"
            items={adds.map(({ id, name }) => ({ label: name, onSelect: () => setTaskId(id) }))}
          >
            <Icon name="plus" />
          </Menu>
        )
      }
    >
      {week.entries.length === 0 && <p className="at-muted m-0">{t('No hours in this week')}</p>}
      <EntryList week={week} />
      {taskId !== null && <TimeDialog taskId={taskId} entry={null} onClose={() => setTaskId(null)} />}
    </Card>
  );
}

/** The single entries of a week or of one day of it, with their times, to be corrected one by one. */
export function EntryList({ week, inDay = false }: { week: Week; inDay?: boolean }) {
  const [edited, setEdited] = useState<TimeEntry | null>(null);
  const names = new Map(rowsOf(week).map(({ id, name }) => [id, name]));
  return (
    <>
      {week.entries.map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          of={names.get(entry.taskId) ?? t('A task that you cannot see')}
          inDay={inDay}
          onEdit={() => setEdited(entry)}
        />
      ))}
      {edited && <TimeDialog taskId={edited.taskId} entry={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
