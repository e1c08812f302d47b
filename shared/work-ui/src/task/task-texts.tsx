import { TASK, type Task } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { InPlaceText } from '@atrium/ui';
import { nameOfTask } from '../parts/task-name.format.js';
import { useTaskChange } from './use-task-change.js';

/** The number and the title of an opened task; who may change it does so there. */
export function TaskTitle({ task }: { task: Task }) {
  const change = useTaskChange(task);
  const { id, number, title, mayChange } = task;
  if (!mayChange) return <bdi>{nameOfTask(task)}</bdi>;
  return (
    <>
      <bdi dir="ltr">{number}</bdi>{' '}
      <InPlaceText
        label={translate(TASK.fields.title.label)}
        place={{ kind: TASK.kind, id, field: 'title' }}
        value={title}
        onSave={(text) => change({ title: text })}
      />
    </>
  );
}

/** What an opened task is about; who may change it does so there. */
export function TaskDescription({ task }: { task: Task }) {
  const change = useTaskChange(task);
  const { id, description, mayChange } = task;
  if (mayChange)
    return (
      <InPlaceText
        lines
        label={translate(TASK.fields.description.label)}
        place={{ kind: TASK.kind, id, field: 'description' }}
        none={t('Add a description')}
        value={description ?? ''}
        onSave={(text) => change({ description: text === '' ? null : text })}
      />
    );
  if (!description) return null;
  return (
    <p className="m-0" style={{ whiteSpace: 'pre-wrap' }} dir="auto">
      {description}
    </p>
  );
}
