import { isClosed, REPEAT_STATE_LABELS, type Task, type TaskRepeat } from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate } from '@atrium/sdk';
import { Button, Loaded, RowMenu, SkeletonCards, StatusBadge, useRowSteps } from '@atrium/ui';
import { useState } from 'react';
import { todayHere } from '../day/here.js';
import { PartSection } from '../parts/part-section.js';
import { repeatApi } from './repeat.api.js';
import { REPEAT_STEPS } from './repeat-steps.js';
import { RepeatMark } from './repeat-mark.js';
import { sayRepeatRule, stateTone } from './repeat.format.js';

const RepeatDialog = lazyDialog(() => import('./repeat.dialog.js'));
const RepeatTaskDialog = lazyDialog(() => import('./repeat-task.dialog.js'));

/** Whether an opened task comes again, and when. */
export default function TaskRepeatPart({ task }: { task: Task }) {
  const { repeat, mayChange } = task;
  const mayBegin = mayChange && (repeat === null || repeat.state === 'ended');
  if (repeat === null && !mayBegin) return null;
  return (
    <PartSection title={t('Repeat')} note={repeat && <RepeatMark task={task} />}>
      {repeat && <Known id={repeat.id} task={task} />}
      {mayBegin && <Begin task={task} />}
    </PartSection>
  );
}

function Begin({ task }: { task: Task }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="xs" icon="refresh" onClick={() => setOpen(true)}>
        {t('Repeat…')}
      </Button>
      {open && <RepeatTaskDialog row={task} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Known({ id, task }: { id: string; task: Task }) {
  const query = repeatApi.useGet(id);
  return (
    <Loaded
      of={query}
      title={t('The repeat did not load')}
      skeleton={<SkeletonCards cards={1} rows={1} label={t('Loading the repeat')} />}
    >
      {(data) => <RepeatLine repeat={data} task={task} />}
    </Loaded>
  );
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

function sayNext({ state, nextOn }: TaskRepeat, { stage }: Task): string | null {
  if (nextOn) {
    const near = nextOn.slice(0, 4) === todayHere().slice(0, 4);
    return t('Next: {dates}', { dates: formatDate(nextOn, near ? SHORT : { ...SHORT, year: 'numeric' }) });
  }
  return state === 'active' && !isClosed(stage) ? t('The next one comes once this one is closed.') : null;
}

function RepeatLine({ repeat, task }: { repeat: TaskRepeat; task: Task }) {
  const [edited, setEdited] = useState<TaskRepeat | null>(null);
  const calls = repeatApi.useCalls();
  const nameOf = ({ title }: TaskRepeat) => title;
  const { itemsOf } = useRowSteps({
    calls,
    nameOf,
    onEdit: setEdited,
    archive: {},
    steps: REPEAT_STEPS(),
  });
  const items = itemsOf(repeat);
  const next = sayNext(repeat, task);
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 at-13">
      <span>{sayRepeatRule(repeat)}</span>
      {repeat.state !== 'active' && (
        <StatusBadge tone={stateTone(repeat.state)}>
          {translate(REPEAT_STATE_LABELS[repeat.state])}
        </StatusBadge>
      )}
      {next && <span className="at-muted">{next}</span>}
      {items.length > 0 && <RowMenu label={t('Actions for {name}', { name: repeat.title })} items={items} />}
      {edited && <RepeatDialog row={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}
