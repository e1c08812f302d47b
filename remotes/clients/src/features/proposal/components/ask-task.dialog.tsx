import { askTaskSchema, type ClientTasks } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, SelectField, TextAreaField, TextField, useContractForm } from '@atrium/ui';
import { useAskTaskMutation } from '../../../shared/own-task.api.js';

export interface AskTaskDialogProps {
  projects: ClientTasks['projects'];
  onClose: () => void;
}

/** What a client wants done reaches the team as a new task. */
export default function AskTaskDialog({ projects, onClose }: AskTaskDialogProps) {
  const [ask] = useAskTaskMutation();
  const form = useContractForm(askTaskSchema, {
    defaultValues: { projectId: projects[0]?.id ?? '', title: '', text: '' },
    submit: async (body, key) => {
      await ask({ key, body }).unwrap();
      toast.success(t('Your wish was passed on'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Ask for something')} submitLabel={t('Send')} onClose={onClose}>
      <div className="at-fields">
        {projects.length > 1 && (
          <SelectField
            wide
            label={t('Project')}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.field('projectId')}
          />
        )}
        <TextField wide label={t('What do you need?')} {...form.field('title')} />
        <TextAreaField wide rows={4} label={t('Details')} {...form.field('text')} />
      </div>
    </FormDialog>
  );
}
