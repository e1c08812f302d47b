import {
  CLOSED_STAGES,
  PAGE_LIMIT,
  TASK_STAGES,
  type Task,
  type TaskChange,
  type TaskPeople,
  type TaskTab,
} from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import {
  allOf,
  Board,
  Loaded,
  Note,
  SkeletonCards,
  useAsPage,
  useOpenedRecord,
  type BoardLane,
  type CardPlace,
  type LoadedQuery,
} from '@atrium/ui';
import { CardFacts } from './card-facts.js';
import { OpenedTask } from './opened-task.js';
import { taskApi, useChangeTasksMutation, useUndoTasksMutation } from './task.api.js';
import { nameOfTask } from '../parts/task-name.format.js';

/** The lane of tasks that nobody has. */
const NO_ONE = 'none';

export interface TeamBoardProps {
  tab: TaskTab;
  people: LoadedQuery<TaskPeople>;
}

/** A task at one of those who do it. */
interface Card {
  task: Task;
  lane: string;
}

/** The open tasks of an area by person, given to another one by mouse, touch, keys or menu. */
export default function TeamBoard({ tab, people }: TeamBoardProps) {
  const open = TASK_STAGES.filter((stage) => !CLOSED_STAGES.includes(stage)).join(',');
  const query: object = { tab, stage: open, sort: 'dueOn', limit: PAGE_LIMIT };
  const tasks = taskApi.useList(query);
  const place = useOpenedRecord(true);
  const asPage = useAsPage(place);
  return (
    <Loaded
      of={allOf([people, tasks])}
      current
      title={t('The board did not load')}
      skeleton={<SkeletonCards cards={3} label={t('Loading the board')} />}
    >
      {([{ items: those }, { items, nextCursor }]) => (
        <>
          {nextCursor !== null && (
            <Note tone="warning">
              {t('There are more tasks than fit here. The most urgent ones are shown.')}
            </Note>
          )}
          {!asPage && <PeopleLanes people={those} items={items} onOpen={({ id }) => place.open(id)} />}
          <OpenedTask place={place} rows={items} />
        </>
      )}
    </Loaded>
  );
}

interface PeopleLanesProps {
  people: TaskPeople['items'];
  items: readonly Task[];
  onOpen: (task: Task) => void;
}

function PeopleLanes({ people, items, onOpen }: PeopleLanesProps) {
  const reassign = useReassign();
  const lanes: BoardLane[] = [
    { id: NO_ONE, name: t('Unassigned') },
    ...people.map(({ userId, name }) => ({ id: userId, name })),
  ];
  const known = new Set(lanes.map(({ id }) => id));
  const cards = items.flatMap((task): Card[] => {
    const those = task.assigneeIds.filter((id) => known.has(id));
    if (task.assigneeIds.length === 0) return [{ task, lane: NO_ONE }];
    return those.map((lane) => ({ task, lane }));
  });
  const nameIn = (lane: string) => lanes.find(({ id }) => id === lane)?.name ?? '';
  return (
    <Board
      label={t('Tasks by person')}
      lanes={lanes}
      cards={cards}
      keyOf={({ task, lane }) => `${lane} ${task.id}`}
      laneOf={({ lane }) => lane}
      nameOf={({ task }) => task.title}
      content={({ task }) => <CardFacts task={task} chosen={false} />}
      onOpen={({ task }) => onOpen(task)}
      onMove={({ task, lane }, to: CardPlace) =>
        to.lane === lane ? undefined : reassign(task, { from: lane, to: to.lane, name: nameIn(to.lane) })
      }
    />
  );
}

/** Gives a task to another person in place of one, with Undo. */
function useReassign() {
  const [change] = useChangeTasksMutation();
  const [undo] = useUndoTasksMutation();
  const { take } = useStep();
  return async (task: Task, { from, to, name }: { from: string; to: string; name: string }) => {
    const people = (id: string) => (id === NO_ONE ? [] : [id]);
    const values: TaskChange = { kind: 'assignees', add: people(to), remove: people(from) };
    const done = await take({
      of: task.id,
      work: async () => {
        const report = await change({ change: values, ids: [task.id], matching: null }).unwrap();
        const refusal = report.rows[0]?.refusal;
        if (refusal) throw new Error(refusal);
        return report;
      },
      done:
        to === NO_ONE
          ? t('{task} is unassigned', { task: nameOfTask(task) })
          : t('{task} is assigned to {name}', { task: nameOfTask(task), name }),
      undo: ({ undo: values_ }) => undo({ undo: values_ }).unwrap(),
    });
    // The card goes back to where it was.
    if (!done) throw new Error('Not assigned.');
  };
}
