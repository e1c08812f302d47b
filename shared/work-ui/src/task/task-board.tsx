import { TASK, type Task, type TaskBoard as Answer } from '@atrium/contracts';
import { formatMinutes, lazyDialog, t, toast, toFailure, useSession } from '@atrium/sdk';
import {
  Board,
  type BoardLane,
  BulkBar,
  type CardPlace,
  Loaded,
  preloadBoard,
  SkeletonCards,
  useItemKeys,
  useAsPage,
  useOpenedRecord,
  useRecordSelection,
} from '@atrium/ui';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { nameOfStage } from '../flow/stage.format.js';
import { BlankTasks } from './blank-tasks.js';
import { CardFacts } from './card-facts.js';
import { askedOf, type LayoutProps } from './layouts.js';
import { OpenedTask } from './opened-task.js';
import { bulkSteps } from './change-kinds.js';
import { callsIn, useTaskArea } from './task-area.js';
import { useGetTaskBoardQuery, useMoveTaskMutation } from './task.api.js';
import { useMayAdd } from './use-may-add.js';
import { useTimerKey } from './use-timer-key.js';

const NewTaskDialog = lazyDialog(() => import('./new-task.dialog.js'));

/** Tasks by stage, moved by mouse, touch, keys or menu. */
export function TaskBoard(layout: LayoutProps) {
  const tab = useTaskArea();
  const query = useGetTaskBoardQuery(askedOf(layout, tab));
  // Meanwhile, so that the cards do not wait for it.
  useEffect(preloadBoard, []);
  const place = useOpenedRecord(true);
  const asPage = useAsPage(place);
  return (
    <Loaded
      of={query}
      title={t('The board did not load')}
      skeleton={<SkeletonCards cards={3} label={t('Loading the board')} />}
    >
      {(data) => {
        const cards = data.lanes.flatMap(({ items }) => items);
        if (data.lanes.every(({ total }) => total === 0) && place.id === null)
          return <BlankTasks {...layout} />;
        return (
          <>
            {!asPage && <ChosenLanes {...data} cards={cards} onOpen={({ id }) => place.open(id)} />}
            <OpenedTask place={place} rows={cards} />
          </>
        );
      }}
    </Loaded>
  );
}

interface LanesProps extends Answer {
  cards: readonly Task[];
  onOpen: (task: Task) => void;
}

const ON_BOARD = { key: 'board', query: {}, total: 0 };

/** The lanes, with the cards that the person chose by X and what can be done with them. */
function ChosenLanes(props: LanesProps) {
  const area = useTaskArea();
  const api = useMemo(() => callsIn(area), [area]);
  const { user } = useSession();
  const calls = api.useCalls();
  const { selection, dialogs } = useRecordSelection<Task>({
    record: TASK,
    steps: bulkSteps(user?.id),
    list: { ...ON_BOARD, calls },
  });
  const keys = selection?.keys ?? NONE;
  useTimerKey();
  useItemKeys((key) => selection?.onChange(toggled(keys, key)));
  const rows = props.cards.filter(({ id }) => keys.has(id));
  return (
    <>
      <Lanes {...props} chosen={keys} />
      {selection && rows.length > 0 && <BulkBar rows={rows} selection={selection} />}
      {dialogs}
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

type Lane = Answer['lanes'][number];

/** Puts a card between its neighbours of a lane. */
function useMove(
  { ofFlow, lanes, cards }: Answer & { cards: readonly Task[] },
  laneOf: (task: Task) => string,
) {
  const [move] = useMoveTaskMutation();
  return async (task: Task, { lane, before }: CardPlace) => {
    const inLane = cards.filter((each) => laneOf(each) === lane && each.id !== task.id);
    const at = before === null ? inLane.length : inLane.findIndex(({ id }) => id === before);
    const after = inLane[at - 1]?.id ?? null;
    const stage = lanes.find(({ id }) => id === lane)?.stage;
    try {
      await move({ id: task.id, stage, ...(ofFlow && { flowStage: lane }), after, before }).unwrap();
    } catch (reason) {
      toast.error(toFailure(reason).error.message);
      throw reason;
    }
  };
}

const boardLane = ({ id, stage, label, colour, wipLimit, held, total, items }: Lane): BoardLane => ({
  id,
  name: nameOfStage(label, stage),
  tone: colour,
  ...(wipLimit !== null && { limit: { most: wipLimit, held: held ?? 0 } }),
  ...(total > items.length && { total }),
  folded: stage === 'cancelled' || stage === 'backlog',
});

function Lanes({ ofFlow, lanes, cards, onOpen, chosen }: LanesProps & { chosen: ReadonlySet<string> }) {
  const mayAdd = useMayAdd();
  const [addedTo, setAddedTo] = useState<Lane | null>(null);
  const laneOf = ({ stage, flowStage }: Task) => (ofFlow ? flowStage : stage);
  const onMove = useMove({ ofFlow, lanes, cards }, laneOf);
  return (
    <Suspense fallback={<SkeletonCards cards={3} label={t('Loading the board')} />}>
      <Board
        label={t('Tasks by stage')}
        lanes={lanes.map(boardLane)}
        cards={cards}
        keyOf={({ id }) => id}
        laneOf={laneOf}
        nameOf={({ title }) => title}
        sumOf={(some) => sayHours(some, lanes)}
        {...(mayAdd && { onAdd: (id) => setAddedTo(lanes.find((lane) => lane.id === id) ?? null) })}
        content={(task) => <CardFacts task={task} chosen={chosen.has(task.id)} />}
        onOpen={onOpen}
        onMove={onMove}
      />
      {addedTo && (
        <NewTaskDialog
          row={null}
          stage={{ stage: addedTo.stage, ...(ofFlow && { flowStage: addedTo.id }) }}
          onClose={() => setAddedTo(null)}
        />
      )}
    </Suspense>
  );
}

/** The estimates of a lane's cards; more where not all of its cards are here. */
function sayHours(cards: readonly Task[], lanes: Answer['lanes']): string {
  const minutes = cards.reduce((sum, { estimate }) => sum + (estimate ?? 0), 0);
  if (minutes === 0) return '';
  const lane = lanes.find(({ items }) => items.some(({ id }) => id === cards[0]?.id));
  const more = lane !== undefined && lane.total > lane.items.length;
  return `${formatMinutes(minutes)}${more ? '+' : ''}`;
}
