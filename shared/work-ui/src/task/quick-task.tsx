import type { CreateTask } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button, FormFailure, useShortcut, useSubmit } from '@atrium/ui';
import { useEffect, useRef, useState } from 'react';
import { FIRST_TASK } from './first-task.js';
import { LineField } from './line-field.js';
import { LINE_EXAMPLE, sayLineSigns } from './line.texts.js';
import { LineParts } from './line-parts.js';
import styles from './parts.module.scss';
import { SimilarTasks } from './similar-tasks.js';
import { useTaskArea } from './task-area.js';
import { taskApi } from './task.api.js';
import { useAddedToast } from './use-added-toast.js';
import { useMayAdd } from './use-may-add.js';
import { useQuickLine, type QuickTaskLine } from './use-quick-line.js';

const TaskDialog = lazyDialog(() => import('./task.dialog.js'));

/** A new task in one line at the top of the page, which shows what it understood. N leads to it. */
export default function QuickTask() {
  const mayAdd = useMayAdd();
  const [added, setAdded] = useState(0);
  const [first, setFirst] = useState<CreateTask | null>(null);
  const onAdded = () => setAdded((before) => before + 1);
  if (!mayAdd) return null;
  return (
    <>
      <Line key={added} again={added > 0} onAdded={onAdded} onMore={setFirst} />
      {first && <TaskDialog first={first} onAdded={onAdded} onClose={() => setFirst(null)} />}
    </>
  );
}

interface LineProps {
  /** The next one is written right after. */
  again: boolean;
  onAdded: () => void;
  /** All fields instead, with what was written; the line stays until the task is added. */
  onMore: (given: CreateTask) => void;
}

function Line({ again, onAdded, onMore }: LineProps) {
  const area = useTaskArea();
  const quick = useQuickLine({ ...FIRST_TASK, tab: area ?? null });
  const written = quick.text.trim() !== '';
  const input = useRef<HTMLInputElement>(null);
  useShortcut('newTask', () => input.current?.focus());
  useEffect(() => {
    if (again) input.current?.focus();
  }, [again]);
  const { create } = taskApi.useCalls();
  const sayAdded = useAddedToast(true);
  const form = useSubmit({
    names: ['title'],
    submit: async (_values, key) => {
      const made = await create({ key, body: await quick.task() });
      sayAdded(made);
      onAdded();
    },
  });
  return (
    <form {...form.formProps} className={styles['quick']}>
      <LineField
        {...form.field('title')}
        input={input}
        quick={quick}
        size="sm"
        label={<span className="visually-hidden">{t('What is to be done')}</span>}
        placeholder={t('New task: cut the reels {example}', { example: LINE_EXAMPLE })}
        help={written && sayLineSigns()}
      />
      <FormFailure failure={form.failure} />
      {written && <Below quick={quick} busy={form.busy} onMore={() => void quick.draft().then(onMore)} />}
    </form>
  );
}

interface BelowProps {
  quick: QuickTaskLine;
  busy: boolean;
  onMore: () => void;
}

/** What was understood, what can be done with it, and what is there already. */
function Below({ quick, busy, onMore }: BelowProps) {
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <LineParts quick={quick} />
        <span className={`d-flex gap-2 ${String(styles['push'])}`}>
          <Button size="sm" onClick={onMore}>
            {t('More fields')}
          </Button>
          <Button size="sm" variant="primary" type="submit" busy={busy}>
            {t('Add task')}
          </Button>
        </span>
      </div>
      <SimilarTasks title={quick.line.title} />
    </>
  );
}
