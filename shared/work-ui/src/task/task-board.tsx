import {
  sayTaskNumber,
  TASK,
  TASK_PRIORITY_LABELS,
  type Task,
  type TaskBoard as Answer,
} from '@atrium/contracts';
import { t, toast, toFailure, translate, useSession } from '@atrium/sdk';
import {
  Avatar,
  Badge,
  Board,
  BulkBar,
  ErrorState,
  SkeletonCards,
  StatusText,
  useItemKeys,
  useOpenedRecord,
  usePhone,
  useRecordSelection,
  type CardPlace,
} from '@atrium/ui';
import { Suspense, useMemo } from 'react';
import { nameOfStage } from '../flow/stage.format.js';
import { RepeatMark } from '../repeat/repeat-mark.js';
import { LabelChips } from '../label/label-chips.js';
import { BlankTasks } from './blank-tasks.js';
import { DueDay } from './due-day.js';
import styles from './parts.module.scss';
import type { LayoutProps } from './layouts.js';
import { OpenedTask } from './opened-task.js';
import { bulkSteps } from './change-kinds.js';
import { callsIn, useTaskArea } from './task-area.js';
import { useGetTaskBoardQuery, useMoveTaskMutation } from './task.api.js';
import { useTimerKey } from './use-timer-key.js';
import { PRIORITY_TONES } from './task.format.js';

/** Tasks by stage, moved by mouse, touch, keys or menu. */
export function TaskBoard({ quick, search, labels }: LayoutProps) {
  const tab = useTaskArea();
  const { data, error, refetch } = useGetTaskBoardQuery({
    ...(tab && { tab }),
    ...(quick && { quick }),
    ...(search && { search }),
    ...(labels && { labels }),
  });
  const place = useOpenedRecord(true);
  const onPhone = usePhone();
  if (!data)
    return error ? (
      <ErrorState title={t('The board did not load')} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonCards cards={3} label={t('Loading the board')} />
    );
  const cards = data.lanes.flatMap(({ items }) => items);
  const asPage = onPhone && place.id !== null;
  if (data.lanes.every(({ total }) => total === 0) && place.id === null)
    return <BlankTasks {...{ quick, search, labels }} />;
  return (
    <>
      {!asPage && <ChosenLanes {...data} cards={cards} onOpen={({ id }) => place.open(id)} />}
      <OpenedTask place={place} rows={cards} />
    </>
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
    ...{ record: TASK, steps: bulkSteps(user?.id), list: { ...ON_BOARD, calls } },
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

function Lanes({ ofFlow, lanes, cards, onOpen, chosen }: LanesProps & { chosen: ReadonlySet<string> }) {
  const [move] = useMoveTaskMutation();
  const laneOf = ({ stage, flowStage }: Task) => (ofFlow ? flowStage : stage);
  const onMove = async (task: Task, { lane, before }: CardPlace) => {
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
  return (
    <Suspense fallback={<SkeletonCards cards={3} label={t('Loading the board')} />}>
      <Board
        label={t('Tasks by stage')}
        lanes={lanes.map(({ id, stage, label, colour, wipLimit, held }) => ({
          ...{ id, name: nameOfStage(label, stage), tone: colour },
          ...(wipLimit !== null && { limit: { most: wipLimit, held: held ?? 0 } }),
          folded: stage === 'cancelled' || stage === 'backlog',
        }))}
        cards={cards}
        keyOf={({ id }) => id}
        laneOf={laneOf}
        nameOf={({ title }) => title}
        content={(task) => <CardFacts task={task} chosen={chosen.has(task.id)} />}
        onOpen={onOpen}
        onMove={onMove}
      />
    </Suspense>
  );
}

function CardFacts({ task, chosen }: { task: Task; chosen: boolean }) {
  const { number, priority, assignees, checklist, children, waitsFor } = task;
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 at-13 text-nowrap">
      <bdi className="at-muted" dir="ltr">
        {sayTaskNumber(number)}
      </bdi>
      {priority !== 'none' && (
        <StatusText tone={PRIORITY_TONES[priority]}>{translate(TASK_PRIORITY_LABELS[priority])}</StatusText>
      )}
      {task.handedFrom && (
        <span className="at-muted">{t('from {name}', { name: task.handedFrom.name })}</span>
      )}
      {chosen && <Badge tone="accent">{t('Selected')}</Badge>}
      <DueDay task={task} />
      <RepeatMark task={task} />
      {checklist.total > 0 && (
        <span className="at-muted">
          {t('{done} of {total}', { done: checklist.done, total: checklist.total })}
        </span>
      )}
      {children.open > 0 && (
        <span className="at-muted">
          {t('{count, plural, one {# sub-task} other {# sub-tasks}}', { count: children.open })}
        </span>
      )}
      {waitsFor > 0 && <StatusText tone="danger">{t('Waits')}</StatusText>}
      <LabelChips names={task.labels} />
      <span className={`d-flex gap-1 ${String(styles['push'])}`}>
        {assignees.slice(0, 2).map(({ id, name }) => (
          <Avatar key={id} name={name} size={20} />
        ))}
      </span>
    </div>
  );
}
