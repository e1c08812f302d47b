import { MILESTONE, type OwnMilestone } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm } from '@atrium/ui';
import { useDecideMilestoneMutation } from '../../../shared/project.api.js';

const schema = MILESTONE.steps.change.body.pick({ answer: true });

/** Sends a milestone back with what is to be changed. */
export default function MilestoneChangesDialog({
  milestone: { id, version },
  onClose,
}: {
  milestone: OwnMilestone;
  onClose: () => void;
}) {
  const [decide] = useDecideMilestoneMutation();
  const form = useContractForm(schema, {
    defaultValues: { answer: '' },
    submit: async ({ answer }) => {
      await decide({ id, version, approved: false, answer }).unwrap();
      toast.success(t('Your wishes were passed on.'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Ask for changes')} submitLabel={t('Send')} onClose={onClose}>
      <TextAreaField rows={4} label={t('What should be different?')} {...form.field('answer')} />
    </FormDialog>
  );
}
