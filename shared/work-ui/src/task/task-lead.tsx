import { TASK, TASK_STAGE_LABELS, TASK_STAGES, type Task, type TaskStage } from '@atrium/contracts';
import { confirm, t, toFailure, translate, useStep } from '@atrium/sdk';
import { SelectField } from '@atrium/ui';
import { useMoveTaskMutation } from './task.api.js';
import { LabelChips } from '../label/label-chips.js';
import { TaskTimes } from '../time/task-time.js';
import { TaskSections } from './task-sections.js';

/** What stands above the facts of an opened task: its text, its labels, and its stage, which one press changes. */
export function TaskLead({ task }: { task: Task }) {
  const { description, labels, stage, mayChange, id } = task;
  const change = useStageChange(id);
  return (
    <div className="d-grid gap-3 mb-3">
      {mayChange && (
        <SelectField
          label={t('Stage')}
          options={TASK_STAGES.map((value) => ({ value, label: translate(TASK_STAGE_LABELS[value]) }))}
          value={stage}
          onChange={({ target }) => change(target.value as TaskStage)}
        />
      )}
      <LabelChips names={labels} />
      {description && (
        <p className="m-0" style={{ whiteSpace: 'pre-wrap' }} dir="auto">
          {description}
        </p>
      )}
      <TaskSections task={task} />
      <TaskTimes task={task} />
    </div>
  );
}

/** Moves the task to another stage; asks whether its open sub-tasks are closed with it. */
function useStageChange(id: string) {
  const [move] = useMoveTaskMutation();
  const { take } = useStep();
  const moveWith = (stage: TaskStage, closeChildren: boolean) =>
    move({ id, stage, after: null, before: null, closeChildren }).unwrap();
  const askForChildren = async (reason: unknown, stage: TaskStage) => {
    const { error } = toFailure(reason);
    if (error.code !== TASK.errors.TASK_CHILDREN_OPEN.code) throw reason;
    const text = t('They get the same stage.');
    if (!(await confirm({ title: error.message, text, confirmText: t('Close all') }))) throw reason;
    return moveWith(stage, true);
  };
  return (stage: TaskStage) =>
    void take({
      of: id,
      work: () => moveWith(stage, false).catch((reason: unknown) => askForChildren(reason, stage)),
      done: t('Moved to {stage}', { stage: translate(TASK_STAGE_LABELS[stage]) }),
    });
}
