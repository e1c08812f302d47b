import { copyTaskSchema, type Task } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { CheckField, FormDialog, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { nameOfTask } from '../parts/task-name.format.js';
import { useCopyTaskMutation } from './template.api.js';

/** Copies a task; asks whether its sub-tasks come along. */
export default function CopyTaskDialog({ row, onClose }: RecordDialogProps<Task>) {
  const [copy] = useCopyTaskMutation();
  const { total } = row.children;
  const form = useContractForm(copyTaskSchema, {
    defaultValues: { subTasks: total > 0 },
    submit: async (body, key) => {
      const made = await copy({ id: row.id, key, body }).unwrap();
      toast.success(t('{name} added', { name: nameOfTask(made) }));
      onClose();
    },
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('Copy {name}', { name: nameOfTask(row) })}
      submitLabel={t('Copy')}
    >
      <p className="m-0">
        {t('Text, checklist, people, days and labels come along; comments, time and files do not.')}
      </p>
      {total > 0 && (
        <CheckField
          {...field('subTasks')}
          label={t('{count, plural, one {With its sub-task} other {With its # sub-tasks}}', { count: total })}
        />
      )}
    </FormDialog>
  );
}
