import type { CreateTask, Task, TaskParts } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { RefField, type UseOffers } from '@atrium/ui';
import { AddLine } from './add-line.js';
import styles from './parts.module.scss';
import { PartSection } from './part-section.js';
import { nameOfTask } from './task.format.js';
import { taskApi } from './task.api.js';
import { useAddBlockerMutation, useRemoveBlockerMutation, useSetParentMutation } from './task-parts.api.js';
import { TaskRefRow } from './task-ref-row.js';

interface RelationsProps {
  task: Task;
  parts: TaskParts;
}

const OFFERED = 8;

const subTaskOf = ({ id, tab, visibility, assigneeIds }: Task, title: string): CreateTask => ({
  ...{ title, description: null, tab, stage: 'todo', priority: 'none', assigneeIds, visibility },
  ...{ startOn: null, dueOn: null, estimate: null, labels: [], parentId: id },
});

/** What the task is a part of, and its own sub-tasks. */
export function SubTasks({ task, parts: { parent, children } }: RelationsProps) {
  const { create } = taskApi.useCalls();
  const [setParent] = useSetParentMutation();
  const { take } = useStep();
  const { mayChange } = task;
  if (!mayChange && children.length === 0 && !parent) return null;
  const done = children.filter(({ stage }) => stage === 'done' || stage === 'cancelled').length;
  const release = (id: string) => void take({ work: () => setParent({ id, parentId: null }).unwrap() });
  return (
    <PartSection
      title={t('Sub-tasks')}
      note={children.length > 0 && t('{done} of {total}', { done, total: children.length })}
    >
      {parent && (
        <ul className={styles['lines']} aria-label={t('Part of')}>
          <TaskRefRow
            task={parent}
            cutLabel={t('No longer a part of')}
            onCut={mayChange ? () => release(task.id) : undefined}
          />
        </ul>
      )}
      {children.length > 0 && (
        <ul className={`${String(styles['lines'])} ${String(styles['below'])}`}>
          {children.map((child, at) => (
            <TaskRefRow
              key={child.id ?? at}
              task={child}
              cutLabel={t('Make it a task of its own')}
              onCut={mayChange ? release : undefined}
            />
          ))}
        </ul>
      )}
      {mayChange && (
        <AddLine
          name="title"
          label={t('New sub-task')}
          placeholder={t('Add a sub-task')}
          onAdd={(title, key) => create({ body: subTaskOf(task, title), key })}
        />
      )}
    </PartSection>
  );
}

/** What has to be finished first, and what waits for this one. */
export function Waits({ task, parts: { waitsFor, blocks } }: RelationsProps) {
  const [add] = useAddBlockerMutation();
  const [remove] = useRemoveBlockerMutation();
  const { take } = useStep();
  const { id, mayChange } = task;
  const useOffers: UseOffers = (search) => {
    // Filters are named by their columns, which the type of a query does not list.
    const query: object = { ...(search && { search }), sort: 'number', limit: OFFERED };
    const { data } = taskApi.useList(query);
    const others = (data?.items ?? []).filter((each) => each.id !== id);
    return others.map((each) => ({ id: each.id, name: nameOfTask(each) }));
  };
  if (!mayChange && waitsFor.length + blocks.length === 0) return null;
  return (
    <PartSection title={t('Waiting for')}>
      {waitsFor.length > 0 && (
        <ul className={styles['lines']}>
          {waitsFor.map((other, at) => (
            <TaskRefRow
              key={other.id ?? at}
              task={other}
              cutLabel={t('No longer waits for')}
              onCut={
                mayChange
                  ? (blocker) => void take({ work: () => remove({ id, blocker }).unwrap() })
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {mayChange && (
        <RefField
          key={waitsFor.length}
          label={t('Waits for another task')}
          help={t('It can be completed once the other one is closed.')}
          chosen={null}
          useOffers={useOffers}
          onChoose={(other) => {
            if (other) void take({ work: () => add({ id, blockerId: other.id }).unwrap() });
          }}
        />
      )}
      {blocks.length > 0 && (
        <>
          <h4 className={`at-13 at-muted ${String(styles['title'])}`}>{t('Others wait for it')}</h4>
          <ul className={styles['lines']}>
            {blocks.map((other, at) => (
              <TaskRefRow key={other.id ?? at} task={other} cutLabel="" />
            ))}
          </ul>
        </>
      )}
    </PartSection>
  );
}
