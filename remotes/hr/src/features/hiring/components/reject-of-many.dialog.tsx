import { APPLICATION } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, useContractForm, type BulkDialogProps } from '@atrium/ui';
import { RejectFields } from './reject-fields.js';

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
      <RejectFields {...form} />
    </FormDialog>
  );
}
