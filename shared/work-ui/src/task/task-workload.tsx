import { sayDuration, type TaskDated } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { addDays, EmptyState, isWeekend, MonthGrid, SkeletonCards, type MonthMark } from '@atrium/ui';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { todayHere } from '../day/here.js';
import { DatedTasks } from './dated-tasks.js';
import type { LayoutProps } from './layouts.js';

import { spreadLoad, type PersonLoad } from './workload.rules.js';

const DAYS = 21;
const HOUR = 60;
/** Hours of a day from which it is nearly and wholly full. */
const [NEARLY, FULL] = [6, 8];

/** How much each person has to do on each day, from the estimates of their open tasks. */
export function TaskWorkload(props: LayoutProps) {
  const today = todayHere();
  const last = addDays(today, DAYS - 1);
  return (
    // What is late weighs on today.
    <DatedTasks {...props} from={addDays(today, -90)} to={last}>
      {(dated) => <People {...{ dated, today }} />}
    </DatedTasks>
  );
}

function People({ dated: { items }, today }: { dated: TaskDated; today: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const rows = spreadLoad(items, today);
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
          'Hours that are planned for each day; a full day has {hours, number}. What is late weighs on today.',
          {
            hours: FULL,
          },
        )}
      </p>
      <MonthGrid<PersonLoad>
        label={t('Workload')}
        days={Array.from({ length: DAYS }, (_, at) => addDays(today, at))}
        today={today}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        head={t('{count, plural, one {# person} other {# people}}', { count: rows.length })}
        usual={t('Nothing planned')}
        markOf={markOf}
        isOff={isWeekend}
        onPress={({ id }) => void navigate(`${pathname}?assignee=${id}`)}
      />
    </Suspense>
  );
}

function markOf({ days }: PersonLoad, day: string): MonthMark | undefined {
  const minutes = Math.round(days.get(day) ?? 0);
  if (minutes === 0) return undefined;
  const hours = minutes / HOUR;
  return {
    sign: String(Math.max(1, Math.round(hours))),
    label: t('{time} h planned', { time: sayDuration(minutes) }),
    tone: hours > FULL ? 'danger' : hours > NEARLY ? 'warning' : 'info',
  };
}
