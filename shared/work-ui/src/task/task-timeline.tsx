import { isClosed, addDays, type Task, type TaskDated } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  EmptyState,
  Segmented,
  SkeletonCards,
  Timeline,
  TIMELINE_ZOOMS,
  useOpenedRecord,
  type BarDays,
  type TimelineBar,
  type TimelineZoom,
} from '@atrium/ui';
import { Suspense, useState } from 'react';
import { todayHere } from '../day/here.js';
import { colourOf } from '../flow/stage.format.js';
import { DatedTasks } from './dated-tasks.js';
import type { LayoutProps } from './layouts.js';
import { OpenedTask } from './opened-task.js';
import { nameOfTask } from '../parts/task-name.format.js';
import { byGroup, useTimelineGroups, type GroupOf } from './timeline-groups.js';
import { useTaskDays } from './use-task-days.js';

/** Days before and after today that a zoom shows. */
const SPANS: Record<TimelineZoom, readonly [number, number]> = {
  day: [14, 45],
  week: [30, 120],
  month: [60, 300],
};

const labelOf = (zoom: TimelineZoom): string =>
  ({ day: t('Days'), week: t('Weeks'), month: t('Months') })[zoom];

/** Tasks from their start to their due day, with arrows to what waits for them. */
export function TaskTimeline(props: LayoutProps) {
  const [zoom, setZoom] = useState<TimelineZoom>('day');
  const today = todayHere();
  const [back, ahead] = SPANS[zoom];
  const place = useOpenedRecord(true);
  const { choice, groupOf } = useTimelineGroups();
  return (
    <>
      <div className="at-actions">
        <Segmented
          label={t('Zoom')}
          value={zoom}
          options={TIMELINE_ZOOMS.map((value) => ({ value, label: labelOf(value) }))}
          onChange={setZoom}
        />
        {choice}
      </div>
      <DatedTasks {...props} from={addDays(today, -back)} to={addDays(today, ahead)}>
        {(dated) => (
          <>
            <Bars dated={dated} zoom={zoom} today={today} groupOf={groupOf} onOpen={place.open} />
            <OpenedTask place={place} rows={dated.items} />
          </>
        )}
      </DatedTasks>
    </>
  );
}

interface BarsProps {
  dated: TaskDated;
  zoom: TimelineZoom;
  today: string;
  groupOf: GroupOf;
  onOpen: (id: string) => void;
}

function Bars({ dated: { items, waits }, zoom, today, groupOf, onOpen }: BarsProps) {
  const setDays = useTaskDays();
  if (items.length === 0)
    return (
      <EmptyState title={t('No tasks with days')} text={t('Tasks with a start or a due day appear here.')} />
    );
  const onMove = (moved: ReadonlyMap<string, BarDays>) => {
    for (const [id, { from, to }] of moved) {
      const task = items.find((each) => each.id === id);
      // A task of one day may have no start of its own.
      if (task) setDays(task, { startOn: task.startOn === null && from === to ? null : from, dueOn: to });
    }
  };
  const bars = byGroup(items, groupOf).map((task): TimelineBar => ({
    ...barOf(task, today),
    ...(groupOf && { group: groupOf(task) }),
    after: waits.flatMap(({ taskId, blockerId }) => (taskId === task.id ? blockerId : [])),
  }));
  return (
    <Suspense fallback={<SkeletonCards cards={1} rows={6} label={t('Loading the tasks')} />}>
      <Timeline
        label={t('Tasks by days')}
        head={t('{count, plural, one {# task} other {# tasks}}', { count: items.length })}
        bars={bars}
        today={today}
        zoom={zoom}
        onMove={onMove}
        onOpen={onOpen}
      />
    </Suspense>
  );
}

function barOf(task: Task, today: string): TimelineBar {
  const { id, stage, startOn, dueOn, checklist, mayChange } = task;
  const to = dueOn ?? startOn ?? '';
  const isLate = !isClosed(stage) && dueOn !== null && dueOn < today;
  const tone = isLate ? 'danger' : colourOf(task);
  return {
    id,
    name: nameOfTask(task),
    from: startOn ?? to,
    to,
    tone,
    ...(isLate && { note: t('Overdue') }),
    fixed: !mayChange,
    ...(checklist.total > 0 && { done: checklist.done / checklist.total }),
  };
}
