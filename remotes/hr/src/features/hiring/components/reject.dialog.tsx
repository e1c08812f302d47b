import { APPLICATION, REJECT_REASON_LABELS, type Application } from '@atrium/contracts';
import { allLabelled, t, toast } from '@atrium/sdk';
import { FormDialog, SelectField, TextAreaField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { applicationApi } from '../hiring.api.js';

/** Rejects an applicant with a reason, which stays inside the company. */
export default function RejectDialog({ row, onClose }: RecordDialogProps<Application>) {
  const { take } = applicationApi.useCalls();
  const { name } = row.candidate;
  const form = useContractForm(APPLICATION.steps.reject.body, {
    defaultValues: { version: row.version, reason: 'skills', note: '' },
    submit: async (body) => {
      const { id, version } = await take({ ...body, id: row.id, step: 'reject' });
      toast.success(t('{name} is rejected', { name }), {
        action: { label: t('Undo'), onPress: () => void take({ id, version, step: 'reopen' }) },
      });
      onClose();
    },
  });
  return (
    <FormDialog title={t('Reject {name}', { name })} submitLabel={t('Reject')} form={form} onClose={onClose}>
      <SelectField
        label={t('Reason')}
        options={allLabelled(REJECT_REASON_LABELS)}
        {...form.field('reason')}
      />
      <TextAreaField
        label={t('Note')}
        help={t('Only staff read it. The applicant is not informed.')}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
