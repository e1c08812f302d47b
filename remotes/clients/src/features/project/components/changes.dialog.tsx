import { MILESTONE, type Milestone } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm } from '@atrium/ui';
import { milestoneApi } from '../../../shared/project.api.js';

const schema = MILESTONE.steps.change.body.pick({ answer: true });

/** Writes down what the client wants changed. */
export default function ChangesDialog({ row, onClose }: { row: Milestone; onClose: () => void }) {
  const { take } = milestoneApi.useCalls();
  const form = useContractForm(schema, {
    defaultValues: { answer: '' },
    submit: async ({ answer }) => {
      await take({ id: row.id, step: 'change', version: row.version, answer });
      toast.success(t('Noted'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Note changes wanted')} submitLabel={t('Save')} onClose={onClose}>
      <TextAreaField rows={4} label={t('What the client wants changed')} {...form.field('answer')} />
    </FormDialog>
  );
}
