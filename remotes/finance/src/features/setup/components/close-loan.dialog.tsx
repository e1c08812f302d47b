import { PAY_LOAN, type PayLoan } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { loanApi } from '../../../shared/loan.api.js';
import { sayPay } from '../../../shared/pay.format.js';
import { nameOfRef } from '../../../shared/ref.format.js';

/** Ends a loan: what is left need not be paid back. */
export default function CloseLoanDialog({ row, onClose }: RecordDialogProps<PayLoan>) {
  const { take } = loanApi.useCalls();
  const form = useContractForm(PAY_LOAN.steps.close.body, {
    defaultValues: { version: row.version, reason: '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'close' });
      toast.success(t('Loan closed'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Close the loan')}
      subtitle={`${row.title}, ${nameOfRef(row.employee)}`}
      submitLabel={t('Close loan')}
      form={form}
      onClose={onClose}
    >
      {row.balance > 0 && (
        <p className="at-13 m-0">
          {t('{amount} is left, and is not to be paid back.', { amount: sayPay(row.balance) })}
        </p>
      )}
      <TextField
        autoComplete="off"
        label={t('Reason')}
        help={t('The person reads it.')}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
