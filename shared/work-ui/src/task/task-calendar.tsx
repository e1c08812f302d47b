import { addDays, TASK_STAGE_LABELS, TASK_STAGES, type Task, type TaskStage } from '@atrium/contracts';
import { lazyDialog, t, translate } from '@atrium/sdk';
import {
  Calendar,
  CALENDAR_VIEWS,
  CalendarActions,
  isDay,
  sayPeriod,
  SkeletonCards,
  useOpenedRecord,
  usePhone,
  useSearchParams,
  withValues,
  weeksOfMonth,
  type CalendarEvent,
  type CalendarView,
} from '@atrium/ui';
import { Suspense, useState } from 'react';
import { HueDot } from '../calendar/hue-dot.js';
import { todayHere } from '../day/here.js';
import { sayStage } from '../flow/stage.format.js';
import { DatedTasks } from './dated-tasks.js';
import type { LayoutProps } from './layouts.js';
import { OpenedTask } from './opened-task.js';
import { nameOfTask } from '../parts/task-name.format.js';
import styles from './parts.module.scss';
import { useTaskDays } from './use-task-days.js';

const TaskDialog = lazyDialog(() => import('./task.dialog.js'));

const HUES: Record<TaskStage, CalendarEvent['hue']> = {
  backlog: 6,
  todo: 1,
  in_progress: 2,
  review: 3,
  done: 4,
  cancelled: 5,
};

const toEvent = (task: Task): CalendarEvent => {
  const day = task.dueOn ?? task.startOn ?? '';
  return {
    id: task.id,
    title: nameOfTask(task),
    kind: sayStage(task),
    hue: HUES[task.stage],
    day,
    lastDay: day,
    from: null,
    to: null,
    rigid: true,
  };
};

/** What the colours mean, of those that are in sight. */
function Legend({ tasks }: { tasks: readonly Task[] }) {
  const stages = TASK_STAGES.filter((stage) => tasks.some((task) => task.stage === stage));
  if (stages.length === 0) return null;
  return (
    <ul className={styles['legend']} aria-label={t('Colours by stage')}>
      {stages.map((stage) => (
        <li key={stage}>
          <HueDot hue={HUES[stage]} /> {translate(TASK_STAGE_LABELS[stage])}
        </li>
      ))}
    </ul>
  );
}

/** Tasks on their due days; a drag gives them another. */
export function TaskCalendar(props: LayoutProps) {
  const { view, day, go } = usePlace();
  const today = todayHere();
  const [newOn, setNewOn] = useState<string | null>(null);
  const place = useOpenedRecord(true);
  const shift = useShift();
  const [from, to] = spanOf(view, day);
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <h2 className="m-0 me-2">{sayPeriod(view, day)}</h2>
        <CalendarActions view={view} day={day} today={today} go={go} />
      </div>
      <DatedTasks {...props} from={from} to={to}>
        {({ items }) => (
          <Suspense fallback={<SkeletonCards cards={1} rows={6} label={t('Loading the tasks')} />}>
            <Calendar
              view={view}
              day={day}
              today={today}
              go={go}
              events={items.map(toEvent)}
              onNew={(span) => setNewOn(span.day)}
              onOpen={place.open}
              onMove={(id, { days = 0 }) =>
                shift(
                  items.find((each) => each.id === id),
                  days,
                )
              }
            />
            <Legend tasks={items} />
            <OpenedTask place={place} rows={items} />
          </Suspense>
        )}
      </DatedTasks>
      {newOn !== null && <TaskDialog dueOn={newOn} onClose={() => setNewOn(null)} />}
    </>
  );
}

const AGENDA_DAYS = 30;

function useShift() {
  const setDays = useTaskDays();
  return (task: Task | undefined, days: number) => {
    if (!task || days === 0) return;
    const moved = (value: string | null) => value && addDays(value, days);
    setDays(task, { startOn: moved(task.startOn), dueOn: moved(task.dueOn) });
  };
}

/** The days that a view shows. */
function spanOf(view: CalendarView, day: string): [string, string] {
  if (view === 'agenda') return [day, addDays(day, AGENDA_DAYS)];
  const weeks = weeksOfMonth(day);
  return [weeks[0]?.[0] ?? day, weeks.at(-1)?.at(-1) ?? day];
}

/** View and day, from the address. */
function usePlace() {
  const [params, setParams] = useSearchParams();
  const given = params.get('day');
  const usual = usePhone() ? 'agenda' : 'month';
  const view = CALENDAR_VIEWS.find((each) => each === params.get('view')) ?? usual;
  const go = (to: { view?: CalendarView; day?: string }) =>
    setParams((before) => withValues(before, { ...to }), { replace: true });
  return { view, day: given && isDay(given) ? given : todayHere(), go };
}
