import { PAY_CLAIM, type PayClaim } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { claimApi } from '../../../shared/claim.api.js';
import { nameOfRef } from '../../../shared/ref.format.js';

/** Declines a claim with a reason that the person reads. */
export default function DeclineClaimDialog({ row, onClose }: RecordDialogProps<PayClaim>) {
  const { take } = claimApi.useCalls();
  const form = useContractForm(PAY_CLAIM.steps.decline.body, {
    defaultValues: { version: row.version, reason: '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'decline' });
      toast.success(t('Claim declined'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Decline the claim')}
      subtitle={`${nameOfRef(row.type)}, ${nameOfRef(row.employee)}`}
      submitLabel={t('Decline')}
      form={form}
      onClose={onClose}
    >
      <TextField
        autoComplete="off"
        label={t('Reason')}
        help={t('The person reads it.')}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
