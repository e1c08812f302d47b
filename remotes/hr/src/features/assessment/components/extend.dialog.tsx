import { ASSESSMENT_ATTEMPT, type AssessmentAttempt } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, NumberField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { attemptApi } from '../../../shared/assessment.api.js';

const USUAL_MINUTES = 10;

/** Gives one person more time. */
export default function ExtendDialog({ row, onClose }: RecordDialogProps<AssessmentAttempt>) {
  const { take } = attemptApi.useCalls();
  const { name } = row;
  const form = useContractForm(ASSESSMENT_ATTEMPT.steps.extend.body, {
    defaultValues: { version: row.version, minutes: USUAL_MINUTES },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'extend' });
      toast.success(t('{name} has more time', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('More time for {name}', { name })}
      submitLabel={t('Give time')}
      form={form}
      onClose={onClose}
    >
      <NumberField {...form.field('minutes')} label={t('Minutes')} help={t('Never past the close.')} />
    </FormDialog>
  );
}
