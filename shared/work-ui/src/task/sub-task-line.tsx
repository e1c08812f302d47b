import type { CreateTask, Task } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, FormFailure, useSubmit } from '@atrium/ui';
import { useRef } from 'react';
import { LineField } from './line-field.js';
import { LineParts } from './line-parts.js';
import { taskApi } from './task.api.js';
import { useQuickLine } from './use-quick-line.js';

/** What the line says nothing of, it has from the task of which it is a part. */
const partOf = ({ id, tab, visibility, assigneeIds }: Task): CreateTask => ({
  title: '',
  description: null,
  tab,
  stage: 'todo',
  priority: 'none',
  assigneeIds,
  visibility,
  startOn: null,
  dueOn: null,
  estimate: null,
  labels: [],
  parentId: id,
});

/** A sub-task in one line, as any task; the next can be written right after. */
export function SubTaskLine({ task }: { task: Task }) {
  const quick = useQuickLine(partOf(task));
  const input = useRef<HTMLInputElement>(null);
  const { create } = taskApi.useCalls();
  const form = useSubmit({
    names: ['title'],
    submit: async (_values, key) => {
      await create({ key, body: await quick.task() });
      quick.clear();
      if (!input.current) return;
      input.current.value = '';
      input.current.focus();
    },
  });
  return (
    <form {...form.formProps} className="d-grid gap-2">
      <FormFailure {...form} />
      <div className="d-flex align-items-end gap-2">
        <LineField
          {...form.field('title')}
          input={input}
          quick={quick}
          label={<span className="visually-hidden">{t('New sub-task')}</span>}
          placeholder={t('Add a sub-task')}
        />
        <Button type="submit" icon="plus" busy={form.busy}>
          {t('Add')}
        </Button>
      </div>
      <LineParts quick={quick} />
    </form>
  );
}
