import type { CreateTask, Task } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button, Dialog, FormFailure, useSubmit, type RecordFormProps } from '@atrium/ui';
import { useRef, useState } from 'react';
import { FIRST_TASK } from './first-task.js';
import { LineField } from './line-field.js';
import { LINE_EXAMPLE, sayLineSigns } from './line.texts.js';
import { LineParts } from './line-parts.js';
import { SimilarTasks } from './similar-tasks.js';
import { useTaskArea } from './task-area.js';
import { taskApi } from './task.api.js';
import { useAddedToast } from './use-added-toast.js';
import { useQuickLine } from './use-quick-line.js';

const TaskDialog = lazyDialog(() => import('./task.dialog.js'));

interface NewTaskProps extends RecordFormProps<Task> {
  /** The open page is one of tasks. */
  onPage?: boolean;
  /** The stage that it begins in. */
  stage?: Partial<Pick<CreateTask, 'stage' | 'flowStage'>>;
}

/** A new task in one line, with a way to all fields. */
export default function NewTaskDialog({ onClose, onPage = true, stage = {} }: NewTaskProps) {
  const [first, setFirst] = useState<CreateTask | null>(null);
  if (first) return <TaskDialog first={first} onClose={onClose} />;
  return <OneLine onPage={onPage} stage={stage} onClose={onClose} onMore={setFirst} />;
}

/** From any page, of no area. */
export const NewTask = ({ onClose }: { onClose: () => void }) => (
  <NewTaskDialog row={null} onPage={false} onClose={onClose} />
);

interface OneLineProps extends Required<Pick<NewTaskProps, 'stage'>> {
  onPage: boolean;
  onClose: () => void;
  onMore: (given: CreateTask) => void;
}

function OneLine({ onPage, stage, onClose, onMore }: OneLineProps) {
  const area = useTaskArea();
  const quick = useQuickLine({ ...FIRST_TASK, tab: area ?? null, ...stage });
  const input = useRef<HTMLInputElement>(null);
  const { create } = taskApi.useCalls();
  const sayAdded = useAddedToast(onPage);
  const form = useSubmit({
    names: ['title'],
    submit: async (_values, key) => {
      const made = await create({ key, body: await quick.task() });
      sayAdded(made);
      onClose();
    },
  });
  return (
    <Dialog title={t('New task')} onClose={onClose}>
      <form {...form.formProps} className="d-grid gap-3">
        <LineField
          {...form.field('title')}
          input={input}
          quick={quick}
          label={t('What is to be done')}
          placeholder={t('Cut the reels {example}', { example: LINE_EXAMPLE })}
          help={sayLineSigns()}
        />
        <FormFailure failure={form.failure} />
        <LineParts quick={quick} />
        {quick.text.trim() !== '' && <SimilarTasks title={quick.line.title} />}
        <div className="at-actions justify-content-end">
          <Button onClick={() => void quick.draft().then(onMore)}>{t('More fields')}</Button>
          <Button variant="primary" type="submit" busy={form.busy}>
            {t('Add task')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
