import type { TimeEntry, Week } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Card, Icon, Menu } from '@atrium/ui';
import { useState } from 'react';
import { EntryRow } from './entry-row.js';
import { rowsOf, type WeekRow } from './week-sheet.js';

const TimeDialog = lazyDialog(() => import('./time.dialog.js'));

interface WeekEntriesProps {
  week: Week;
  /** Tasks to which time can be added here; none if left out. */
  rows?: readonly WeekRow[];
}

/** The single entries of a week, with their times, to be corrected one by one. */
export function WeekEntries({ week, rows = [] }: WeekEntriesProps) {
  const [open, setOpen] = useState<{ taskId: string; entry: TimeEntry | null } | null>(null);
  const names = new Map(rowsOf(week).map(({ id, name }) => [id, name]));
  const adds = week.mayWrite ? rows : [];
  if (week.entries.length === 0 && adds.length === 0) return null;
  return (
    <Card
      title={t('Entries')}
      actions={
        adds.length > 0 && (
          <Menu
            label={t('Add time')}
            className="btn btn-ghost btn-icon btn-xs"
            items={adds.map(({ id, name }) => ({
              ...{ label: name, onSelect: () => setOpen({ taskId: id, entry: null }) },
            }))}
          >
            <Icon name="plus" />
          </Menu>
        )
      }
    >
      {week.entries.length === 0 && <p className="at-muted m-0">{t('No hours in this week')}</p>}
      {week.entries.map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          of={names.get(entry.taskId) ?? t('A task that you cannot see')}
          onEdit={() => setOpen({ taskId: entry.taskId, entry })}
        />
      ))}
      {open && <TimeDialog {...open} onClose={() => setOpen(null)} />}
    </Card>
  );
}
