import { daysOfWeek, sayDuration, type CalendarItem, type TimeEntry, type Week } from '@atrium/contracts';
import { lazyDialog, t, useCompanyPath } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';
import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { todayHere, zoneHere } from '../day/here.js';
import { localText } from '../calendar/shown-items.rules.js';
import {
  blockOfEntry,
  blockOfItem,
  gapsOf,
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
  /** Minutes at work that are written down nowhere. */
  open: number;
  useOffers: UseOffers;
}

/**
 * The hours of a day, with what was written down, what was planned, and what of the time at work is still open. In the
 * order of its times.
 */
export function DayHours({ week, day, items, open, useOffers }: DayHoursProps) {
  const [edited, setEdited] = useState<TimeEntry | null>(null);
  const [filled, setFilled] = useState<HourBlock | null>(null);
  const blocks = placeBlocks(blocksOf({ week, day, items, open }), day);
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
          <li key={block.id} data-is={kindOf(block)} style={placeOf(block, first)}>
            {kindOf(block) === 'gap' ? (
              <Gap block={block} onFill={setFilled} />
            ) : (
              <Block block={block} day={day} onEdit={setEdited} />
            )}
          </li>
        ))}
      </ol>
      {edited && <TimeDialog taskId={edited.taskId} entry={edited} onClose={() => setEdited(null)} />}
      {filled && (
        <TimeDialog
          taskId={null}
          entry={null}
          useOffers={useOffers}
          day={day}
          start={filled.from}
          minutes={Math.min(minutesOfBlock(filled), open)}
          onClose={() => setFilled(null)}
        />
      )}
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

const kindOf = ({ entry, item }: HourBlock) => (entry ? 'entry' : item ? 'plan' : 'gap');

function blocksOf({ week, day, items, open }: Omit<DayHoursProps, 'useOffers'>): HourBlock[] {
  const names = new Map(rowsOf(week).map(({ id, name }) => [id, name]));
  const now = day === todayHere() ? localText(new Date(), zoneHere()).slice(11, 16) : null;
  const entries = week.entries
    .filter((entry) => entry.day === day)
    .map((entry) => blockOfEntry(entry, names.get(entry.taskId) ?? t('A task that you cannot see'), now))
    .filter((block) => block !== null);
  const planned = items.map((item) => blockOfItem(item, item.title ?? t('Busy'), day));
  const { spans = [] } = week.days[daysOfWeek(week.monday).indexOf(day)] ?? {};
  const gaps = week.mayWrite && open > 0 ? gapsOf(spans, entries, day) : [];
  return [...entries, ...planned.filter((block) => block !== null), ...gaps];
}

/** Time at work for which nothing is written down yet. */
function Gap({ block, onFill }: { block: HourBlock; onFill: (block: HourBlock) => void }) {
  const { from, to } = block;
  return (
    <button
      type="button"
      aria-label={t('Add time from {from} to {to}', { from, to })}
      onClick={() => onFill(block)}
    >
      <span className="fw-medium">{t('Add time')}</span>{' '}
      <span className="at-num">
        {t('{from} to {to}', { from, to })}
        {` · ${sayDuration(minutesOfBlock(block))}`}
      </span>
    </button>
  );
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
