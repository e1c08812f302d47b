import { addDays, type TaskDated } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { EmptyState, isWeekend, MonthGrid, SkeletonCards, type MonthSum } from '@atrium/ui';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { todayHere } from '../day/here.js';
import { DatedTasks } from './dated-tasks.js';
import type { LayoutProps } from './layouts.js';
import { useGetTaskCapacityQuery } from './task.api.js';
import { markOfDay } from './workload-mark.js';
import { capacityOf, spreadLoad, type PersonLoad } from './workload.rules.js';

const DAYS = 21;
const HOUR = 60;

/** How much each person has to do on each day, from the estimates of their open tasks, against their hours at work. */
export function TaskWorkload(props: LayoutProps) {
  const today = todayHere();
  const last = addDays(today, DAYS - 1);
  return (
    // What is late weighs on today.
    <DatedTasks {...props} from={addDays(today, -90)} to={last}>
      {(dated) => <People dated={dated} today={today} />}
    </DatedTasks>
  );
}

function People({ dated: { items }, today }: { dated: TaskDated; today: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const rows = spreadLoad(items, today);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  const ids = rows.map(({ id }) => id);
  const asked = { people: ids, from: today, to: days.at(-1) ?? today };
  const { data } = useGetTaskCapacityQuery(asked, { skip: ids.length === 0 });
  const capacity = capacityOf(data);
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('No planned work')}
        text={t('Open tasks with a person and a due day weigh on the days until then.')}
      />
    );
  return (
    <Suspense fallback={<SkeletonCards cards={1} rows={6} label={t('Loading the tasks')} />}>
      <p className="at-13 at-muted">
        {t(
          'Hours planned for each day. Red: more than the hours at work. Yellow: nearly full. A dash: away. What is late weighs on today.',
        )}
      </p>
      <MonthGrid<PersonLoad>
        label={t('Workload')}
        days={days}
        today={today}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        head={t('{count, plural, one {# person} other {# people}}', { count: rows.length })}
        usual={t('Nothing planned')}
        markOf={({ id, days: planned }, day) => markOfDay(planned.get(day) ?? 0, capacity(id, day))}
        isOff={isWeekend}
        sums={sumsOf(days, capacity)}
        onPress={({ id }) => void navigate(`${pathname}?assignee=${id}`)}
      />
    </Suspense>
  );
}

const inHours = (minutes: number): string => `${String(Math.round(minutes / HOUR))} h`;

const sumsOf = (days: readonly string[], capacity: ReturnType<typeof capacityOf>): MonthSum<PersonLoad>[] => [
  {
    id: 'planned',
    head: t('Plan'),
    label: t('Planned on these days'),
    valueOf: ({ days: planned }) => inHours(days.reduce((sum, day) => sum + (planned.get(day) ?? 0), 0)),
  },
  {
    id: 'capacity',
    head: t('Work'),
    label: t('Hours at work on these days'),
    valueOf: ({ id }) => inHours(days.reduce((sum, day) => sum + capacity(id, day).minutes, 0)),
  },
];
