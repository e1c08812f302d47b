import {
  CLOSED_MILESTONE_STATES,
  dayIn,
  isClosed,
  PAGE_LIMIT,
  addDays,
  type Milestone,
  type Project,
  type TaskDated,
} from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import {
  allOf,
  EmptyState,
  Loaded,
  Segmented,
  SkeletonCards,
  Timeline,
  TIMELINE_ZOOMS,
  type BarDays,
  type TimelineBar,
  type TimelineZoom,
} from '@atrium/ui';
import { Suspense, useState } from 'react';
import {
  milestoneApi,
  useListDatedTasksQuery,
  useMoveTaskDaysMutation,
} from '../../../shared/project.api.js';

/** The longest time that tasks are asked for. */
const MOST_DAYS = 400;

const labelOf = (zoom: TimelineZoom): string =>
  ({ day: t('Days'), week: t('Weeks'), month: t('Months') })[zoom];

/** Milestones and tasks of a project on their days; a bar that is moved changes its record. */
export default function ProjectTimeline({ project }: { project: Project }) {
  const [zoom, setZoom] = useState<TimelineZoom>('week');
  const { id, startOn, endOn } = project;
  const from = addDays(startOn, -14);
  const last = addDays(from, MOST_DAYS);
  const to = addDays(endOn, 30) < last ? addDays(endOn, 30) : last;
  const tasks = useListDatedTasksQuery({ project: id, from, to });
  const milestones = milestoneApi.useList({ project: id, sort: 'dueOn', limit: PAGE_LIMIT });
  return (
    <Loaded
      of={allOf([tasks, milestones])}
      title={t('The timeline could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={6} label={t('Loading the timeline')} />}
    >
      {([dated, { items }]) => (
        <div className="d-grid gap-2">
          <div>
            <Segmented
              label={t('Zoom')}
              value={zoom}
              options={TIMELINE_ZOOMS.map((value) => ({ value, label: labelOf(value) }))}
              onChange={setZoom}
            />
          </div>
          <Bars project={project} zoom={zoom} dated={dated} milestones={items} />
        </div>
      )}
    </Loaded>
  );
}

interface BarsProps {
  project: Project;
  zoom: TimelineZoom;
  dated: TaskDated;
  milestones: readonly Milestone[];
}

function Bars({ project, zoom, dated, milestones }: BarsProps) {
  const move = useMoves(dated, milestones);
  const today = dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const bars = [
    ...milestones.map((milestone) => milestoneBar(milestone, today)),
    ...dated.items.map((task) => taskBar(task, dated, today)),
  ];
  if (bars.length === 0)
    return (
      <EmptyState
        title={t('Nothing has a day yet')}
        text={t('Milestones and tasks with days appear here.')}
      />
    );
  return (
    <Suspense fallback={<SkeletonCards cards={1} rows={6} label={t('Loading the timeline')} />}>
      <Timeline
        label={t('Timeline of {name}', { name: project.name })}
        head={t('{count} entries', { count: bars.length })}
        today={today}
        bars={bars}
        zoom={zoom}
        onMove={move}
      />
    </Suspense>
  );
}

function milestoneBar(milestone: Milestone, today: string): TimelineBar {
  const { id, title, dueOn, state, allowedTransitions } = milestone;
  const isOver = CLOSED_MILESTONE_STATES.includes(state);
  const isLate = !isOver && dueOn < today;
  return {
    id,
    name: `◆ ${title}`,
    from: dueOn,
    to: dueOn,
    tone: isLate ? 'danger' : 'warning',
    ...(isLate && { note: t('late') }),
    done: isOver ? 1 : 0,
    fixed: !allowedTransitions.includes('update'),
  };
}

function taskBar(task: TaskDated['items'][number], { waits }: TaskDated, today: string): TimelineBar {
  const { id, title, startOn, dueOn, stage, mayChange } = task;
  const day = startOn ?? dueOn ?? '';
  return {
    id,
    name: title,
    from: day,
    to: dueOn ?? day,
    ...(!isClosed(stage) && dueOn !== null && dueOn < today && { tone: 'danger', note: t('late') }),
    done: isClosed(stage) ? 1 : 0,
    fixed: !mayChange,
    after: waits.filter(({ taskId }) => taskId === id).map(({ blockerId }) => blockerId),
  };
}

/** Writes the new days of each bar to its task or milestone. */
function useMoves(dated: TaskDated, milestones: readonly Milestone[]) {
  const [moveTask] = useMoveTaskDaysMutation();
  const { update } = milestoneApi.useCalls();
  const { take } = useStep();
  const one = (id: string, { from, to }: BarDays): Promise<unknown> => {
    const task = dated.items.find((each) => each.id === id);
    if (task) return moveTask({ id, version: task.version, startOn: from, dueOn: to }).unwrap();
    const milestone = milestones.find((each) => each.id === id);
    return milestone ? update({ id, version: milestone.version, dueOn: to }) : Promise.resolve();
  };
  return (moved: ReadonlyMap<string, BarDays>) =>
    void take({ work: () => Promise.all([...moved].map(([id, days]) => one(id, days))), done: t('Moved') });
}
