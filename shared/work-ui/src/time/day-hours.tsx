import { sayDuration, type CalendarItem, type TimeEntry, type Week } from '@atrium/contracts';
import { lazyDialog, t, useCompanyPath } from '@atrium/sdk';
import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { todayHere, zoneHere } from '../day/here.js';
import { localText } from '../calendar/shown-items.rules.js';
import {
  blockOfEntry,
  blockOfItem,
  hoursOf,
  minutesOfBlock,
  placeBlocks,
  type HourBlock,
  type PlacedBlock,
} from './day-hours.rules.js';
import styles from './time.module.scss';
import { rowsOf } from './week-sheet.js';

const TimeDialog = lazyDialog(() => import('./time.dialog.js'));

interface DayHoursProps {
  week: Week;
  day: string;
  items: readonly CalendarItem[];
}

/** The hours of a day, with what was written down and what was planned at its times. In the order of its times. */
export function DayHours({ week, day, items }: DayHoursProps) {
  const [edited, setEdited] = useState<TimeEntry | null>(null);
  const blocks = placeBlocks(blocksOf({ week, day, items }), day);
  const { first, last, marks } = hoursOf(blocks);
  return (
    <div className={styles['hours']} style={{ '--hours': (last - first) / 60 } as CSSProperties}>
      <div aria-hidden className={`at-muted at-12 ${String(styles['marks'])}`}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <ol aria-label={t('By the hour')}>
        {blocks.map((block) => (
          <li key={block.id} data-is={block.entry ? 'entry' : 'plan'} style={placeOf(block, first)}>
            <Block block={block} day={day} onEdit={setEdited} />
          </li>
        ))}
      </ol>
      {edited && <TimeDialog taskId={edited.taskId} entry={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

const placeOf = ({ start, end, column, columns }: PlacedBlock, first: number) =>
  ({
    '--from': (start - first) / 60,
    '--long': (end - start) / 60,
    '--column': column,
    '--columns': columns,
  }) as CSSProperties;

function blocksOf({ week, day, items }: DayHoursProps): HourBlock[] {
  const names = new Map(rowsOf(week).map(({ id, name }) => [id, name]));
  const now = day === todayHere() ? localText(new Date(), zoneHere()).slice(11, 16) : null;
  const entries = week.entries
    .filter((entry) => entry.day === day)
    .map((entry) => blockOfEntry(entry, names.get(entry.taskId) ?? t('A task that you cannot see'), now));
  const planned = items.map((item) => blockOfItem(item, item.title ?? t('Busy'), day));
  return [...entries, ...planned].filter((block) => block !== null);
}

interface BlockProps {
  block: HourBlock;
  day: string;
  onEdit: (entry: TimeEntry) => void;
}

/** Leads to the event, or corrects the entry. */
function Block({ block, day, onEdit }: BlockProps) {
  const path = useCompanyPath();
  const { entry, item, title, from, to } = block;
  const words = (
    <>
      <bdi className="fw-medium">{title}</bdi>{' '}
      <span className="at-num">
        {t('{from} to {to}', { from, to })}
        {entry && ` · ${sayDuration(entry.minutes ?? minutesOfBlock(block))}`}
      </span>
    </>
  );
  if (item) return <Link to={path(item.url ?? `calendar?view=day&day=${day}`)}>{words}</Link>;
  if (!entry?.mayChange) return <span>{words}</span>;
  return (
    <button type="button" onClick={() => onEdit(entry)}>
      {words}
    </button>
  );
}
