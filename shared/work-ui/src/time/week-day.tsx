import { addDays, daysOfWeek, sayDuration, type CalendarItem, type Week } from '@atrium/contracts';
import { formatDate, lazyDialog, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Button, Card, IconButton, ListRow, Loaded, PartSkeleton, type UseOffers } from '@atrium/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListCalendarItemsQuery } from '../calendar/calendar.api.js';
import { zoneHere } from '../day/here.js';
import { DayHours } from './day-hours.js';
import styles from './time.module.scss';
import { EntryList } from './week-entries.js';

const TimeDialog = lazyDialog(() => import('./time.dialog.js'));

interface WeekDayProps {
  week: Week;
  day: string;
  useOffers: UseOffers;
  onClose: () => void;
}

/** A day of the week: what was written down, what is still open, and what the calendar holds. */
export function WeekDay({ week, day, useOffers, onClose }: WeekDayProps) {
  const entries = week.entries.filter((entry) => entry.day === day);
  // Those with a start stand at their hours.
  const loose = entries.filter(({ start }) => start === null);
  const mayPlan = useMayOpen()({ session: 'staff', permission: { tab: 'calendar' } });
  const plan = usePlan(day, !mayPlan);
  const facts = factsOf(week, day);
  return (
    <div className="d-grid gap-3">
      <Card
        title={formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}
        count={entries.length > 0 ? entries.length : undefined}
        actions={<IconButton icon="x" label={t('Close')} onClick={onClose} />}
        fill="rows"
        footer={facts.length > 0 ? facts.join(' · ') : undefined}
      >
        <DayHours
          week={week}
          day={day}
          items={plan.currentData?.items ?? []}
          open={openOf(week, day)}
          useOffers={useOffers}
        />
        {entries.length === 0 && (
          <p className={`at-muted at-13 ${String(styles['none'])}`}>{t('No hours on this day')}</p>
        )}
        <EntryList inDay week={{ ...week, entries: loose }} />
      </Card>
      {mayPlan && <PlanOfDay day={day} adds={week.mayWrite} />}
    </div>
  );
}

/** The minutes at work that are written down nowhere; below 0 where more is written down. */
function openOf({ monday, days, rows }: Week, day: string): number {
  const place = daysOfWeek(monday).indexOf(day);
  const written = rows.reduce((sum, { minutes }) => sum + (minutes[place] ?? 0), 0);
  return (days[place]?.attended ?? 0) - written;
}

/** The hours at work of a day and what of them is written down nowhere. */
function factsOf(week: Week, day: string): string[] {
  const { attended = null, off = false } = week.days[daysOfWeek(week.monday).indexOf(day)] ?? {};
  const open = openOf(week, day);
  return [
    ...(off ? [t('Day off')] : []),
    ...(attended === null ? [] : [t('{hours} at work', { hours: sayDuration(attended) })]),
    ...(open > 0 ? [t('{hours} still open', { hours: sayDuration(open) })] : []),
  ];
}

const usePlan = (day: string, skip = false) =>
  useListCalendarItemsQuery({ from: day, to: addDays(day, 1), zone: zoneHere() }, { skip });

/** What has no hour: whole days, and tasks that are due. */
function PlanOfDay({ day, adds }: { day: string; adds: boolean }) {
  const query = usePlan(day);
  const [taskId, setTaskId] = useState<string | null>(null);
  return (
    <>
      <Loaded
        of={query}
        title={t('The calendar did not load')}
        skeleton={<PartSkeleton label={t('Loading the calendar')} />}
        frame={(waiting) => <Card title={t('Plan')}>{waiting}</Card>}
      >
        {({ items }) => (
          <Card title={t('Plan')} fill={items.some(({ allDay }) => allDay) ? 'rows' : 'body'}>
            {items.length === 0 && <span className="at-muted at-13">{t('Nothing planned')}</span>}
            {items
              .filter(({ allDay }) => allDay)
              .map((item) => (
                <PlanRow key={item.id} item={item} day={day} onAdd={adds ? setTaskId : undefined} />
              ))}
            {items.length > 0 && items.every(({ allDay }) => !allDay) && (
              <span className="at-muted at-13">{t('All of it stands at its hour.')}</span>
            )}
          </Card>
        )}
      </Loaded>
      {taskId !== null && (
        <TimeDialog taskId={taskId} entry={null} day={day} onClose={() => setTaskId(null)} />
      )}
    </>
  );
}

interface PlanRowProps {
  item: CalendarItem;
  day: string;
  onAdd: ((taskId: string) => void) | undefined;
}

function PlanRow({ item, day, onAdd }: PlanRowProps) {
  const path = useCompanyPath();
  const taskId = taskOf(item);
  const title = item.title ?? t('Busy');
  return (
    <ListRow
      compact
      wrap
      title={<Link to={path(item.url ?? `calendar?view=day&day=${day}`)}>{title}</Link>}
      end={
        taskId !== null &&
        onAdd && (
          <Button size="sm" aria-label={t('Add time: {name}', { name: title })} onClick={() => onAdd(taskId)}>
            {t('Add time')}
          </Button>
        )
      }
    />
  );
}

/** The task behind an item, by the page that the item leads to. */
function taskOf({ source, url }: CalendarItem): string | null {
  if (source !== 'tasks' || url === null) return null;
  return new URLSearchParams(url.split('?')[1]).get('open');
}
