import { INTERVIEW, type Interview } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { interviewApi } from '../interview.api.js';

/** Cancels an interview, of which everybody who comes is told. */
export default function CancelInterviewDialog({ row, onClose }: RecordDialogProps<Interview>) {
  const { take } = interviewApi.useCalls();
  const form = useContractForm(INTERVIEW.steps.cancel.body, {
    defaultValues: { version: row.version, reason: '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'cancel' });
      toast.success(t('Interview cancelled'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Cancel the interview with {name}?', { name: row.candidate.name })}
      submitLabel={t('Cancel interview')}
      form={form}
      onClose={onClose}
    >
      <p className="m-0">{t('The applicant and the interviewers are notified by email.')}</p>
      <TextAreaField label={t('Reason')} help={t('Only people who hire see it.')} {...form.field('reason')} />
    </FormDialog>
  );
}
