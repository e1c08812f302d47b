import { MOST_TEMPLATE_TASKS, type Ref, type TaskOfTemplate, type TaskTab } from '@atrium/contracts';
import { newRequestKey, t } from '@atrium/sdk';
import { Button, Note, Sequence } from '@atrium/ui';
import { useState } from 'react';
import { useOfferedLabels } from '../label/label.api.js';
import { fitLevels, reorder, type Keyed } from './template-order.rules.js';
import { TemplateRow } from './template-row.js';

export const BLANK_TASK: TaskOfTemplate = {
  title: '',
  description: null,
  checklist: [],
  level: 0,
  who: null,
  startDay: null,
  dueDay: null,
  estimate: null,
  priority: 'none',
  labels: [],
};

interface TemplateRowsProps {
  tasks: readonly TaskOfTemplate[];
  /** Whose labels are offered; undefined: all. */
  area: TaskTab | undefined;
  people: readonly Ref[];
  /** What is wrong with the list itself. */
  error: string | undefined;
  /** What is wrong with a field: `0.title`. */
  faultAt: (path: string) => string | undefined;
  onChange: (tasks: TaskOfTemplate[]) => void;
}

/** The tasks of a template in their order; a deeper one is a part of the one above it. */
export function TemplateRows({ tasks, area, people, error, faultAt, onChange }: TemplateRowsProps) {
  const { rows, put } = useKeyedRows(tasks, onChange);
  const labels = useOfferedLabels(area).map(({ name }) => name);
  const render = (row: Keyed<TaskOfTemplate>) => {
    const at = rows.indexOf(row);
    return (
      <TemplateRow
        at={at}
        people={people}
        labels={labels}
        faultAt={faultAt}
        task={row.task}
        above={rows[at - 1]?.task ?? null}
        onChange={(changes) => put(fitLevels(withChanges(rows, row, changes)))}
        onRemove={() => put(fitLevels(rows.filter((each) => each !== row)))}
      />
    );
  };
  const add = () => put([...rows, { key: newRequestKey(), task: BLANK_TASK }]);
  return (
    <section className="d-grid gap-3" aria-label={t('Tasks')}>
      <Sequence
        tall
        label={t('Tasks')}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ task }) => task.title || t('Task')}
        onOrder={(after, moved) => put(reorder(rows, after, moved))}
        render={render}
      />
      {error && <Note tone="danger">{error}</Note>}
      {tasks.length < MOST_TEMPLATE_TASKS && (
        <div>
          <Button size="sm" icon="plus" onClick={add}>
            {t('Add a task')}
          </Button>
        </div>
      )}
    </section>
  );
}

const withChanges = (
  rows: readonly Keyed<TaskOfTemplate>[],
  row: Keyed<TaskOfTemplate>,
  changes: Partial<TaskOfTemplate>,
): Keyed<TaskOfTemplate>[] =>
  rows.map((each) => (each === row ? { ...row, task: { ...row.task, ...changes } } : each));

/** Rows keep their fields as they are when others are added, moved or removed. */
function useKeyedRows(tasks: readonly TaskOfTemplate[], onChange: TemplateRowsProps['onChange']) {
  const [keys, setKeys] = useState(() => tasks.map(newRequestKey));
  const rows = tasks.map((task, at): Keyed<TaskOfTemplate> => ({ key: keys[at] ?? String(at), task }));
  const put = (next: readonly Keyed<TaskOfTemplate>[]) => {
    setKeys(next.map(({ key }) => key));
    onChange(next.map(({ task }) => task));
  };
  return { rows, put };
}
