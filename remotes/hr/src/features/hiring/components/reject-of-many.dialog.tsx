import { APPLICATION, REJECT_REASON_LABELS } from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import { FormDialog, SelectField, TextAreaField, useContractForm, type BulkDialogProps } from '@atrium/ui';

/** Rejects the chosen applicants with one reason. */
export default function RejectOfMany({ count, run, onClose }: BulkDialogProps) {
  const form = useContractForm(APPLICATION.steps.reject.body, {
    defaultValues: { version: 1, reason: 'filled', note: '' },
    submit: async ({ version: _none, ...values }) => {
      await run({ step: 'reject', ...values });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('{count, plural, one {Reject # applicant} other {Reject # applicants}}', { count })}
      submitLabel={t('Reject')}
      form={form}
      onClose={onClose}
    >
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
