import { ASSESSMENT_ATTEMPT, type AssessmentAttempt } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { attemptApi } from '../../../shared/assessment.api.js';

/** Declares an attempt void. */
export default function VoidDialog({ row, onClose }: RecordDialogProps<AssessmentAttempt>) {
  const { take } = attemptApi.useCalls();
  const form = useContractForm(ASSESSMENT_ATTEMPT.steps.void.body, {
    defaultValues: { version: row.version, reason: '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'void' });
      toast.success(t('The attempt is void'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Declare the attempt of {name} void?', { name: row.name })}
      submitLabel={t('Declare void')}
      form={form}
      onClose={onClose}
    >
      <p>{t('It no longer counts, and the person may take another one. This is final.')}</p>
      <TextAreaField {...form.field('reason')} label={t('Reason')} />
    </FormDialog>
  );
}
