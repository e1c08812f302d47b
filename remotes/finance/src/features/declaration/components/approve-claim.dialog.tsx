import { TAX_CLAIM, type TaxClaim } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, MoneyField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { sayPay } from '../../../shared/pay.format.js';
import { nameOfRef } from '../../../shared/ref.format.js';
import { taxClaimApi } from '../declaration.api.js';

/** Approves what is declared, or as much of it as is proved. */
export default function ApproveClaimDialog({ row, onClose }: RecordDialogProps<TaxClaim>) {
  const { take } = taxClaimApi.useCalls();
  const form = useContractForm(TAX_CLAIM.steps.approve.body, {
    defaultValues: { version: row.version, approved: row.amount },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'approve' });
      toast.success(t('{title} was approved.', { title: row.title }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Approve {title}', { title: row.title })}
      subtitle={nameOfRef(row.employee)}
      submitLabel={t('Approve')}
      form={form}
      onClose={onClose}
    >
      <MoneyField
        label={t('Amount that counts')}
        help={t('{amount} is declared. Enter less where less is proved.', { amount: sayPay(row.amount) })}
        {...form.field('approved')}
      />
    </FormDialog>
  );
}
