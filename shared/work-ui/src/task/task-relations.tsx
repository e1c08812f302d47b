import { isClosed, type Task, type TaskParts, type TaskRef } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { RefField, type UseOffers } from '@atrium/ui';
import styles from './parts.module.scss';
import { PartSection } from '../parts/part-section.js';
import { useAddBlockerMutation, useRemoveBlockerMutation, useSetParentMutation } from './task-parts.api.js';
import { SubTaskLine } from './sub-task-line.js';
import { TaskRefRow } from './task-ref-row.js';
import { useTaskOffers } from './use-task-offers.js';

interface RelationsProps {
  task: Task;
  parts: TaskParts;
}

interface RefListProps {
  tasks: readonly TaskRef[];
  /** Named for screen readers; left out where a heading stands above. */
  label?: string;
  below?: boolean;
  cutLabel?: string;
  onCut?: ((id: string) => void) | undefined;
}

function RefList({ tasks, label, below = false, cutLabel = '', onCut }: RefListProps) {
  if (tasks.length === 0) return null;
  return (
    <ul className={`${String(styles['lines'])} ${below ? String(styles['below']) : ''}`} aria-label={label}>
      {tasks.map((task, at) => (
        <TaskRefRow key={task.id ?? at} task={task} cutLabel={cutLabel} onCut={onCut} />
      ))}
    </ul>
  );
}

/** What the task is a part of, and its own sub-tasks. */
export function SubTasks({ task, parts: { parent, children } }: RelationsProps) {
  const [setParent] = useSetParentMutation();
  const { take } = useStep();
  const { mayChange } = task;
  if (!mayChange && children.length === 0 && !parent) return null;
  const done = children.filter(({ stage }) => isClosed(stage)).length;
  const release = (id: string) => void take({ work: () => setParent({ id, parentId: null }).unwrap() });
  return (
    <PartSection
      title={t('Sub-tasks')}
      note={children.length > 0 && t('{done} of {total}', { done, total: children.length })}
    >
      <RefList
        label={t('Part of')}
        tasks={parent ? [parent] : []}
        cutLabel={t('No longer a part of')}
        onCut={mayChange ? () => release(task.id) : undefined}
      />
      <RefList
        below
        tasks={children}
        cutLabel={t('Make it a task of its own')}
        onCut={mayChange ? release : undefined}
      />
      {mayChange && !isClosed(task.stage) && <SubTaskLine task={task} />}
    </PartSection>
  );
}

/** What has to be finished first, and what waits for this one. */
export function Waits({ task, parts: { waitsFor, blocks } }: RelationsProps) {
  const [remove] = useRemoveBlockerMutation();
  const { take } = useStep();
  const { id, mayChange } = task;
  if (!mayChange && waitsFor.length + blocks.length === 0) return null;
  const release = (blocker: string) => void take({ work: () => remove({ id, blocker }).unwrap() });
  return (
    <PartSection title={t('Waiting for')}>
      <RefList tasks={waitsFor} cutLabel={t('No longer waits for')} onCut={mayChange ? release : undefined} />
      {mayChange && <BlockerChoice key={waitsFor.length} id={id} />}
      {blocks.length > 0 && (
        <>
          <h4 className={`at-13 at-muted ${String(styles['title'])}`}>{t('Others wait for it')}</h4>
          <RefList tasks={blocks} />
        </>
      )}
    </PartSection>
  );
}

function BlockerChoice({ id }: { id: string }) {
  const [add] = useAddBlockerMutation();
  const { take } = useStep();
  const useOffers: UseOffers = (search) => useTaskOffers(search).filter((other) => other.id !== id);
  return (
    <RefField
      label={t('Waits for another task')}
      help={t('It can be completed once the other one is closed.')}
      chosen={null}
      useOffers={useOffers}
      onChoose={(other) => {
        if (other) void take({ work: () => add({ id, blockerId: other.id }).unwrap() });
      }}
    />
  );
}
